import { describe, expect, it } from 'vitest';
import { pageItems } from '../pages';

describe('pageItems (SPEC-4.11, SPEC-9.17: range 3, margin 1)', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 37, [1, 2, 3, 'gap', 37]],
    [2, 37, [1, 2, 3, 'gap', 37]],
    [10, 37, [1, 'gap', 9, 10, 11, 'gap', 37]],
    [36, 37, [1, 'gap', 35, 36, 37]],
    [37, 37, [1, 'gap', 35, 36, 37]],
  ])('page %i of %i', (selected, total, expected) => {
    expect(pageItems(selected, total)).toEqual(expected);
  });

  it('names a page rather than hiding just one behind a gap', () => {
    expect(pageItems(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pageItems(1, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is empty without pages', () => {
    expect(pageItems(1, 0)).toEqual([]);
  });

  it('always holds the first, the last and the selected page, each once and in order', () => {
    for (let total = 1; total <= 40; total++) {
      for (let selected = 1; selected <= total; selected++) {
        const numbers = pageItems(selected, total).filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, selected, total]));
      }
    }
  });
});
