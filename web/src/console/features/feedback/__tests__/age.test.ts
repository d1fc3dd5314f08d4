import { expect, it } from 'vitest';
import { ageOf, isLate } from '../age';

const now = Date.parse('2026-11-27T08:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it.each([
  [-1, '0 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
])('says of what was sent %d minutes ago that it waits for %s', (minutes, text) => {
  expect(ageOf(ago(minutes), now, 'en')).toBe(text);
});

it('says the age in Vietnamese', () => {
  expect(ageOf(ago(180), now, 'vi')).toBe('3 giờ');
});

it('calls a feedback late after a day', () => {
  expect([isLate(ago(24 * 60), now), isLate(ago(24 * 60 + 1), now)]).toEqual([false, true]);
});
