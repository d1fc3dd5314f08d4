import { expect, it } from 'vitest';
import { en } from './en';
import { vi } from './vi';

const shape = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
    : typeof value;

it('says everything in both languages', () => {
  expect(shape(en)).toEqual(shape(vi));
});

it('has Vietnamese with its diacritics and English without', () => {
  const texts = (catalogue: object) => JSON.stringify(catalogue);
  expect(texts(vi)).toMatch(/[ạảấầậắằẹếềệịọốồộớờợụủứừựỳỷỹđ]/);
  expect(texts(en)).not.toMatch(/[ạảấầậắằẹếềệịọốồộớờợụủứừựỳỷỹđ]/);
});
