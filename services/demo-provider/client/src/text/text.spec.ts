import { describe, expect, it } from 'vitest';
import { clockOf, LANGUAGES, languageOf, nameIn, textsOf } from './index';
import { vi } from './vi';

const shape = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
    : typeof value;

/** Every text as a player may read it, the functions called with a number that shows where it went. */
function spoken(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [(value as (...all: number[]) => string)(...[71, 72].slice(0, value.length))];
  return Object.values(value as object).flatMap(spoken);
}
const figures = (text: string) => (text.match(/7[12]/g) ?? []).sort();

const vietnamese = /[ạảấầậắằẹếềệịọốồộớờợụủứừựỳỷỹđ]/;

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('say everything, with every figure in its place', async () => {
    const texts = await textsOf(language);
    expect(shape(texts)).toEqual(shape(vi));
    expect(spoken(texts).map(figures)).toEqual(spoken(vi).map(figures));
    expect(spoken(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('are in that language', async () => {
    const all = spoken(await textsOf(language)).join('\n');
    expect(vietnamese.test(all)).toBe(language === 'vi');
    if (language === 'zh') expect(all).toMatch(/[\u4e00-\u9fff]/);
    if (language === 'ja') expect(all).toMatch(/[\u3041-\u30ff]/);
    if (language === 'th') expect(all).toMatch(/[\u0e01-\u0e4f]/);
  });
});

it('reads the codes of the specification and language tags alike', () => {
  expect(['CN', 'zh-Hans', 'pt-BR', 'EN', 'xx', null].map(languageOf)).toEqual([
    'zh',
    'zh',
    'pt',
    'en',
    'en',
    'vi',
  ]);
});

it('names a game in Vietnamese to Vietnamese, in English to all others', () => {
  const names = { vi: 'Trống Đồng', en: 'Bronze Drum' };
  expect([nameIn(names, 'vi'), nameIn(names, 'th')]).toEqual(['Trống Đồng', 'Bronze Drum']);
});

it('writes years of the common calendar in Thai too', () => {
  expect(clockOf('th').format(new Date('2026-11-21T05:00:00Z'))).toMatch(/\b26\b|2026/);
});
