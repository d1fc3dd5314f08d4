/** The ways in which odds are written: decimal, Hong Kong, Malay, Indonesian. */
export const ODDS_TYPES = ['DEC', 'HK', 'MY', 'ID'] as const;
export type OddsType = (typeof ODDS_TYPES)[number];

/** Decimal odds in hundredths as text of a type. Negative odds are rounded to thousandths; a payout never uses them. */
export function oddsText(odds: number, type: OddsType): string {
  const profit = odds - 100;
  if (type === 'DEC') return hundredths(odds);
  if (type === 'HK') return hundredths(profit);
  const isNegative = type === 'MY' ? profit > 100 : profit < 100;
  return isNegative ? `-${(Math.round(100_000 / profit) / 1000).toFixed(3)}` : hundredths(profit);
}

const hundredths = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

/** Product of decimal odds, rounded down to six places. */
export function parlayOdds(odds: readonly number[]): string {
  const product = odds.reduce((all, one) => all * BigInt(one), 1_000_000n);
  const millionths = product / 100n ** BigInt(odds.length);
  const digits = millionths.toString().padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/(\.\d\d\d*?)0+$/, '$1');
}

/** A line of quarters as text: "-0.25", "+1", "2.5". */
export function lineText(quarters: number, isSigned: boolean): string {
  const size = Math.abs(quarters);
  const part = ['', '.25', '.5', '.75'][size % 4]!;
  const sign = quarters < 0 ? '-' : isSigned && quarters > 0 ? '+' : '';
  return `${sign}${Math.floor(size / 4)}${part}`;
}
