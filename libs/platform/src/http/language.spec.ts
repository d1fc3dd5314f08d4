import { languageOf } from './language.js';

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
