import { playOf, type Play } from '#libs/lottery-engine/browser';

/** Odds as the server sends them, ×1000. */
export const inMilli = (odds: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(Object.entries(odds).map(([tier, text]) => [tier, Math.round(Number(text) * 1_000)]));

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
