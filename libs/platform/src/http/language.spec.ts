import { languageOf, siteLanguageOf, textIn } from './language.js';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'vi'],
    ['', 'vi'],
    ['*', 'vi'],
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['en-GB', 'en'],
    ['zh-Hans, en;q=0.5', 'en'],
    ['th, vi;q=0.5', 'vi'],
    ['ja', 'en'],
    ['vie', 'en'],
  ])('%s is answered in %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('the language of a text of the brand', () => {
  it.each([
    [undefined, 'vi'],
    ['zh-Hans, en;q=0.5', 'zh'],
    ['pt-BR, en;q=0.5', 'pt'],
    ['fr, th;q=0.5', 'th'],
    ['fr', 'en'],
  ])('%s is answered in %s', (header, language) => {
    expect(siteLanguageOf(header)).toBe(language);
  });

  it('is English where the text is not worded in the one asked for', () => {
    const text = { vi: 'Chào', en: 'Hello', ja: 'こんにちは' };
    expect((['ja', 'th', 'vi'] as const).map((language) => textIn(text, language))).toEqual([
      'こんにちは',
      'Hello',
      'Chào',
    ]);
  });
});
