import { describe, expect, it } from 'vitest';
import { appLocale, LANGUAGES, type Language } from '../language';

type Tree = { [key: string]: string | Tree };
const catalogues = {
  ...import.meta.glob<Tree>('../locales/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Tree>('../../features/*/locales/*.json', { eager: true, import: 'default' }),
};
const namespaces = Object.keys(catalogues)
  .filter((path) => path.endsWith('/vi.json'))
  .map((path) => path.replace('/vi.json', ''));

function texts(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(path + key, value);
    else for (const entry of texts(value, `${path}${key}.`)) found.set(...entry);
  }
  return found;
}

const of = (path: string, language: Language) => texts(catalogues[`${path}/${language}.json`] ?? {});
const marks = (text: string) => (text.match(/\{\{\w+\}\}|\((?:min|max)\)/g) ?? []).sort();

/** "vendorCount_one" and "vendorCount_other" are one text; each language has its own plural forms. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, '');
const stems = (all: Map<string, string>) => [...new Set([...all.keys()].map(stem))].sort();
/** Portuguese "many" is for whole millions of things: no screen counts so far. */
const forms = (language: Language) =>
  new Intl.PluralRules(appLocale(language))
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many')
    .sort();

/** Texts which are rightly those of the English catalogue: names, symbols, words both languages share. */
const SAME_AS_ENGLISH = [
  /^Provider$/,
  /^(Sen Vàng|© \{\{year\}\} Sen Vàng|\*\*\*|18\+)$/,
  /^(QQ|LINE|WhatsApp|Facebook|Zalo|WeChat|E-mail|Email|VietQR|QR|ID|IP)$/,
  /^(Bank|Deposit|Member|Status|Slots?|Hot|Jackpot|E-sports|Casino|Agent|Total)$/,
  /^(Baccarat|Roulette|Xóc đĩa)$/,
  /^(USDT \(TRON\)|1 USDT = \{\{rate\}\})$/,
  /^(VIP|Cashback|Bonus|Turnover|Final)$/,
];
const mayBeEnglish = (text: string) => SAME_AS_ENGLISH.some((form) => form.test(text));

describe('catalogues', () => {
  it('are all found', () => {
    expect(namespaces.length).toBeGreaterThanOrEqual(13);
    expect(Object.keys(catalogues)).toHaveLength(namespaces.length * LANGUAGES.length);
  });

  describe.each(namespaces)('%s', (path) => {
    const vietnamese = of(path, 'vi');
    const english = of(path, 'en');
    const marksOf = new Map([...vietnamese].map(([key, text]) => [stem(key), marks(text)]));

    it.each(LANGUAGES)('says everything in %s, with the same marks', (language) => {
      const own = of(path, language);
      expect(stems(own)).toEqual(stems(vietnamese));
      expect([...own].filter(([key, text]) => marks(text).join() !== marksOf.get(stem(key))?.join())).toEqual(
        [],
      );
      expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
      expect([...own].filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
    });

    it.each(LANGUAGES)('has the plural forms of %s', (language) => {
      const own = of(path, language);
      const counted = new Set([...own.keys()].filter((key) => PLURAL.test(key)).map(stem));
      for (const key of counted) {
        const has = [...own.keys()].filter((k) => stem(k) === key).map((k) => PLURAL.exec(k)?.[1]);
        expect([key, ...has.sort()]).toEqual([key, ...forms(language)]);
      }
    });

    it.each(LANGUAGES.filter((l) => l !== 'en'))(
      'is translated in %s, not copied from English',
      (language) => {
        const copied = [...of(path, language)].filter(
          ([key, text]) => english.get(key) === text && !mayBeEnglish(text),
        );
        expect(copied).toEqual([]);
      },
    );
  });
});
