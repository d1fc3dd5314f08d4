import { describe, expect, it, vi } from 'vitest';
import { acceptLanguage, asLanguage, languageCode, languageName, LANGUAGES, localName } from '../language';
import { changeLanguage, currentLanguage } from '../i18n';

describe('languages', () => {
  it('SPEC-1.6 are seven, each under its own name, and kept under the code of the specification', () => {
    expect(LANGUAGES.map((l) => [languageCode(l), languageName(l)])).toEqual([
      ['VI', 'Tiếng Việt'],
      ['EN', 'English'],
      ['CN', '简体中文'],
      ['TH', 'ไทย'],
      ['ID', 'Bahasa Indonesia'],
      ['PT', 'Português'],
      ['JA', '日本語'],
    ]);
  });

  it.each([
    ['CN', 'zh'],
    ['zh-Hans', 'zh'],
    ['EN', 'en'],
    ['pt-BR', 'pt'],
    ['JA', 'ja'],
    [null, 'vi'],
    ['xx', 'vi'],
  ])('SPEC-9.1 SPEC-1.6 reads %j as %s: Vietnamese where nothing else is known', (text, language) => {
    expect(asLanguage(text)).toBe(language);
  });

  it.each(LANGUAGES)('reads the code of %s back', (language) => {
    expect(asLanguage(languageCode(language))).toBe(language);
  });

  it('SPEC-1.6 is kept under hisLang, and the page says which it is', async () => {
    await changeLanguage('zh');
    expect(localStorage.getItem('hisLang')).toBe('CN');
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(currentLanguage()).toBe('zh');
  });

  it('is known before its texts are there, for the first requests of a start', async () => {
    localStorage.setItem('hisLang', 'PT');
    vi.resetModules();
    vi.doMock('i18next', () => ({ default: {} }));
    const fresh = await import('../i18n');
    vi.doUnmock('i18next');
    expect(fresh.currentLanguage()).toBe('pt');
  });

  it('requests English from the servers for further languages', () => {
    expect(LANGUAGES.map(acceptLanguage)).toEqual([
      'vi',
      'en',
      'zh-Hans, en;q=0.5',
      'th, en;q=0.5',
      'id, en;q=0.5',
      'pt-BR, en;q=0.5',
      'ja, en;q=0.5',
    ]);
    const name = { vi: 'Trống Đồng', en: 'Bronze Drum' };
    expect([localName(name, 'vi'), localName(name, 'en'), localName(name, 'th')]).toEqual([
      'Trống Đồng',
      'Bronze Drum',
      'Bronze Drum',
    ]);
  });
});
