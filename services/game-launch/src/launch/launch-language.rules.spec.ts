import { launchLanguage } from './launch-language.rules.js';

describe('the language of a launch', () => {
  it.each([
    ['VI', 'vi'],
    ['CN', 'zh'],
    ['JA', 'ja'],
    ['pt-BR', 'pt'],
    ['zh-Hans, en;q=0.5', 'zh'],
    ['KO', 'ko'],
    ['xx', 'en'],
    ['*', 'vi'],
    [undefined, 'vi'],
  ])('SPEC-1.6 of %s is %s', (asked, language) => {
    expect(launchLanguage(asked)).toBe(language);
  });
});
