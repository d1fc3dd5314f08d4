import { mainCategory, searchable, searchPattern } from './catalogue.rules.js';

describe('search text', () => {
  it.each([
    ['Rồng Đỏ', 'rong do'],
    ['  Ngọc   Rồng! ', 'ngoc rong'],
    ['Tết Nguyên Đán 2026', 'tet nguyen dan 2026'],
    ['KOI', 'koi'],
    ['锦鲤', '锦鲤'],
  ])('reads %j as %j', (written, folded) => expect(searchable(written)).toBe(folded));

  it('takes nothing for a wildcard and an empty search for none', () => {
    expect(searchPattern('100%')).toBe('%100%');
    expect(searchPattern('_')).toBe('%%');
    expect(searchPattern('   ')).toBeUndefined();
    expect(searchPattern(undefined)).toBeUndefined();
  });
});

describe('main category', () => {
  it('is the category of most games; menu order decides a tie', () => {
    expect(mainCategory(['RNG', 'FISH', 'RNG'])).toBe('RNG');
    expect(mainCategory(['FISH', 'RNG'])).toBe('RNG');
    expect(mainCategory([])).toBeUndefined();
  });
});
