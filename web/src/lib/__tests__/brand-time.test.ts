import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysOf, rangeOfDays } from '../brand-time';
import { csvOf } from '../csv';

describe('days of the brand', () => {
  // 01:30 of the next day in Hanoi.
  const now = Date.parse('2026-11-30T18:30:00Z');
  it('begin at midnight of the brand’s zone, wherever the browser is', () => {
    expect(dayOf(now)).toBe('2026-12-01');
    expect(daysOf('month', now)).toEqual({ from: '2026-12-01', to: '2026-12-01' });
    expect(daysOf('week', now)).toEqual({ from: '2026-11-25', to: '2026-12-01' });
    expect(rangeOfDays(daysOf('today', now))).toEqual({
      from: '2026-11-30T17:00:00.000Z',
      to: '2026-12-01T17:00:00.000Z',
    });
  });
  it('are 23 or 25 hours long where the clocks change', () => {
    expect(rangeOfDays({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});

it('a CSV cell is quoted where it must be, and is no formula', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['=1+1', '-12.50'],
      ['say "x"', 'ễ'],
    ]),
  ).toBe('\uFEFFa,"b,c"\r\n\'=1+1,-12.50\r\n"say ""x""",ễ\r\n');
});
