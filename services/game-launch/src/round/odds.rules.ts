/** The ways in which bookmakers write odds: decimal, Hong Kong, Malay, Indonesian. */
export const oddsFormats = ['DEC', 'HK', 'MY', 'ID'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

const one = 1_000_000n;

/** Odds as written, as decimal odds in millionths: HK 0.75 is 1_750_000. Undefined if the text is not valid. */
export function decimalOdds(format: OddsFormat, written: string): bigint | undefined {
  const value = millionths(written);
  if (value === undefined) return undefined;
  if (format === 'DEC') return value >= one ? value : undefined;
  if (format === 'HK') return value > 0n ? one + value : undefined;
  if (value === 0n) return undefined;
  return value > 0n ? one + value : one + (one * one) / -value;
}

function millionths(written: string): bigint | undefined {
  const match = /^(-?)(\d{1,6})(?:\.(\d{1,6}))?$/.exec(written);
  if (!match) return undefined;
  const value = BigInt(`${match[2]}${(match[3] ?? '').padEnd(6, '0')}`);
  return match[1] === '-' ? -value : value;
}
