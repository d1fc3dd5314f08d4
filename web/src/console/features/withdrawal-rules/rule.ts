import type { TFunction } from 'i18next';
import { formatCount, formatMoney } from '~/lib/format';
import type { Language } from '~/lib/language';
import { fromMinor } from '~/lib/money';
import type { RiskCode } from './withdrawal-rules.api';

/** What the threshold of a rule counts; a rule without one asks yes or no. */
export const THRESHOLDS: Record<RiskCode, 'hours' | 'orders' | 'members' | 'amount' | null> = {
  FIRST_WITHDRAWAL: null,
  NEW_ACCOUNT: 'hours',
  VELOCITY: 'orders',
  SHARED_ACCOUNT: 'members',
  LARGE_AMOUNT: 'amount',
  NO_DEPOSIT: null,
};

/** The threshold as operators read it; of an amount the API has minor units. */
export function thresholdText(
  code: RiskCode,
  threshold: string,
  t: TFunction<'console-withdrawal-rules'>,
  language: Language,
): string {
  const unit = THRESHOLDS[code];
  if (unit === null) return '–';
  if (unit === 'amount')
    return t('threshold.amount', { amount: formatMoney(fromMinor(BigInt(threshold)), language) });
  const count = Number(threshold);
  return t(`threshold.${unit}`, { count, n: formatCount(count, language) });
}
