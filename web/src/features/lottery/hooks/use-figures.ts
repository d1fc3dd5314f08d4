import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { appLocale } from '~/lib/language';
import type { Fraction } from '#libs/lottery-engine/browser';

const SCALE = 1_000_000_000n;

const valueOf = ({ over, under }: Fraction): number =>
  Number((over * SCALE * SCALE) / under) / Number(SCALE * SCALE);

/** Odds and chances in the visitor's figures. */
export function useFigures() {
  const { t } = useTranslation('lottery');
  const locale = appLocale(useLanguage());
  const figure = (value: number, digits: number): string =>
    value.toLocaleString(locale, { maximumSignificantDigits: digits });
  return {
    /** ×1000 as "7,2". */
    odds: (milli: number): string =>
      (milli / 1000).toLocaleString(locale, { maximumFractionDigits: milli < 100_000 ? 2 : 1 }),
    /** "1 in 4.2". */
    oneIn: (chance: Fraction): string => {
      const value = valueOf(chance);
      return t('oneIn', { n: value > 0 ? figure(1 / value, value > 0.01 ? 2 : 6) : '∞' });
    },
    /** "23.77%". */
    percent: (chance: Fraction): string =>
      valueOf(chance).toLocaleString(locale, { style: 'percent', maximumSignificantDigits: 4 }),
  };
}
