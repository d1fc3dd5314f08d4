import type { TFunction } from 'i18next';
import { formatMoney } from '~/lib/format';
import type { Language } from '~/lib/language';
import { fromMinor } from '~/lib/money';
import type { Fault, Finding } from './ledger.api';

/** Faults of one account: the account is stopped, and its release closes them. */
const OF_ACCOUNT: ReadonlySet<Fault> = new Set([
  'BROKEN_CHAIN',
  'VERSION_GAP',
  'STORED_BALANCE',
  'HELD_AMOUNT',
  'BONUS_AMOUNT',
]);
/** Their figures are no amounts. */
const WITHOUT_MONEY: ReadonlySet<Fault> = new Set(['VERSION_GAP', 'UNKNOWN_ACCOUNT', 'FOREIGN_ID']);

export const isOfAccount = (finding: Finding): finding is Finding & { memberId: string } =>
  finding.memberId !== null && OF_ACCOUNT.has(finding.fault);

/** Expected or found, as the auditor writes it in minor units, in words. */
export function figureText(
  fault: Fault,
  figure: string | null,
  t: TFunction<'console-ledger'>,
  language: Language,
): string {
  if (figure === null) return '–';
  if (figure === 'no account') return t('figure.noAccount');
  if (WITHOUT_MONEY.has(fault)) return figure;
  const parts = /^(-?\d+)(?:( at |, held | \/ )(-?\d+))?$/.exec(figure);
  if (!parts) return figure;
  const [, first, sign, second] = parts;
  const money = (minor: string) => formatMoney(fromMinor(BigInt(minor)), language);
  if (sign === undefined) return money(first!);
  if (sign === ' at ') return t('figure.atVersion', { amount: money(first!), version: second });
  return t(sign === ' / ' ? 'figure.turnover' : 'figure.bonus', {
    first: money(first!),
    second: money(second!),
  });
}
