import { useTranslation } from 'react-i18next';
import { formatCount, formatDateTime, formatMoney, formatPercent, fromMinor, toMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import type { RateKind } from './rates.api';
import type { RateScope } from './validity';

const MILLION = 1_000_000n;
/** The stakes and points of the example under a change. */
const STAKE = '10000000.00';
const POINTS = 10_000n;

const isCashback = (kind: RateKind) => kind === kind.toUpperCase();
export const unitOf = (kind: RateKind): 'percent' | 'points' | 'amount' =>
  isCashback(kind) ? 'percent' : kind === 'redeem' ? 'points' : 'amount';

/** "0.8" of 8000 millionths. */
export const percentOf = (ppm: string) => fromMinor(BigInt(ppm), 4).replace(/\.?0+$/, '');

/** How rates are written: the value, what it gives, whom it holds for and from when. */
export function useRateText() {
  const { t } = useTranslation('console-rates');
  const language = useLanguage();
  const amount = (minor: bigint) => formatMoney(fromMinor(minor), language, { short: true });
  const value = (kind: RateKind, given: string): string => {
    if (isCashback(kind)) return formatPercent(percentOf(given), language);
    if (given === '0') return t('value.off');
    if (kind === 'redeem') return t('value.redeem', { points: formatCount(Number(given), language) });
    return t('value.earn', { amount: amount(BigInt(given)) });
  };
  const gives = (kind: RateKind, given: string): string => {
    const rate = BigInt(given);
    if (isCashback(kind)) return amount((toMinor(STAKE) * rate) / MILLION);
    if (rate === 0n) return t('value.nothing');
    if (kind === 'redeem') return amount((POINTS * 100n) / rate);
    return t('value.points', { points: formatCount(Number(toMinor(STAKE) / rate), language) });
  };
  return {
    value,
    /** What the same play gives before and after a change. */
    example: (kind: RateKind, before: string | undefined, after: string): string =>
      t(kind === 'redeem' ? 'example.redeem' : kind === 'deposit' ? 'example.deposit' : 'example.stake', {
        given: kind === 'redeem' ? formatCount(Number(POINTS), language) : amount(toMinor(STAKE)),
        before: before === undefined ? t('value.nothing') : gives(kind, before),
        after: gives(kind, after),
      }),
    scope: ({ vassalage, merchantCode }: RateScope): string => {
      const parts = [
        vassalage && t('scope.vendor', { vendor: vassalage }),
        merchantCode && t('scope.brand', { brand: merchantCode }),
      ].filter(Boolean);
      return parts.join(' · ') || t('scope.all');
    },
    /** The first rates hold from the beginning of time. */
    from: (iso: string): string => (Date.parse(iso) <= 0 ? t('fromStart') : formatDateTime(iso, language)),
  };
}
