import { playOf, type Play } from '#libs/lottery-engine/browser';

/** Odds as the server sends them, ×1000. */
export const inMilli = (odds: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(Object.entries(odds).map(([tier, text]) => [tier, Math.round(Number(text) * 1_000)]));

/** As the server reads them. */
export const inText = (odds: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(odds).map(([tier, milli]) => [tier, (milli / 1_000).toFixed(3)]));

const isSame = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([tier, milli]) => b[tier] === milli);

/** Odds that a refused slip named: newer than the menu, until the menu shows others than it did then. */
export interface NewerOdds {
  was: Readonly<Record<string, number>>;
  now: Readonly<Record<string, number>>;
}

export const withNewer = (
  offered: Readonly<Record<string, number>>,
  newer: NewerOdds | undefined,
): Readonly<Record<string, number>> => (newer && isSame(offered, newer.was) ? newer.now : offered);

/** What changed of a play of the slip; ×1000. */
export interface OddsChange {
  group: string;
  play: string;
  pairs: readonly { before: number; after: number }[];
}

/** What changed between two odds, each pair of figures once. */
export function changesOf(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): OddsChange['pairs'] {
  const pairs = new Map<string, { before: number; after: number }>();
  for (const [tier, milli] of Object.entries(after)) {
    const known = before[tier] ?? 0;
    if (known !== milli) pairs.set(`${known} ${milli}`, { before: known, after: milli });
  }
  return [...pairs.values()];
}

export interface PaidTier {
  /** Of an options play the option, of others the tier. */
  code: string;
  /** ×1000 of what a line costs. */
  odds: number;
}

/** What each part of a selection pays: the chosen options, or the tiers of the play. */
export function paidTiers(
  play: Pick<Play, 'group' | 'code'>,
  content: string,
  odds: Readonly<Record<string, number>>,
): PaidTier[] {
  const rule = playOf(play.group, play.code)?.rule;
  if (rule?.kind !== 'options')
    return Object.entries(odds)
      .filter(([, milli]) => milli > 0)
      .map(([code, milli]) => ({ code, odds: milli }));
  return content.split(',').flatMap((code) => {
    const option = rule.options.find((each) => each.code === code);
    const paid = Object.keys(option?.wins ?? {}).flatMap((tier) => odds[tier] ?? []);
    return paid.length === 0 ? [] : [{ code, odds: Math.max(...paid) / (option?.lines ?? 1) }];
  });
}
