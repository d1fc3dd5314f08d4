/** How a claimant is identified besides the account: by keyed hashes only. */
export const fingerprintKinds = ['ADDRESS', 'BROWSER'] as const;
export type FingerprintKind = (typeof fingerprintKinds)[number];

export interface Fingerprint {
  kind: FingerprintKind;
  hash: Buffer;
}

/** What is known of a claimant and of the accounts linked to it. */
export interface RiskSigns {
  /** Other members who claimed with the same address. */
  sameAddress: number;
  /** Other members who claimed with the same browser from the same address. */
  sameBrowser: number;
  /** The referrer, or a referee, is among the linked accounts. */
  referralLinked: boolean;
  /** Rounds of the last days in which a linked account bet on another selection of the same round. */
  oppositeRounds: number;
  /** Bonuses of the past that were followed by hardly any play. */
  unplayedBonuses: number;
}

export type RiskReason =
  'SAME_ADDRESS' | 'SAME_BROWSER' | 'REFERRAL_LINKED' | 'OPPOSITE_BETS' | 'UNPLAYED_BONUSES';

export interface Risk {
  score: number;
  reasons: RiskReason[];
}

/** From this score on a claim goes to the queue of operators. */
export const reviewScore = 50;

const capped = (value: number, most: number): number => Math.min(value, most);

/**
 * An address alone says little: carriers share one among thousands, so it is worth less the more accounts it has.
 * Address and browser together, or linked accounts that bet against each other, are enough for a review.
 */
export function riskOf(signs: RiskSigns): Risk {
  const { sameAddress, sameBrowser, referralLinked, oppositeRounds, unplayedBonuses } = signs;
  const parts: [RiskReason, number][] = [
    ['SAME_ADDRESS', sameAddress === 0 ? 0 : sameAddress <= 5 ? 20 : 5],
    ['SAME_BROWSER', sameBrowser === 0 ? 0 : 35 + capped(sameBrowser, 3) * 5],
    ['REFERRAL_LINKED', referralLinked ? 30 : 0],
    ['OPPOSITE_BETS', oppositeRounds < 2 ? 0 : 30 + capped(oppositeRounds, 10) * 3],
    ['UNPLAYED_BONUSES', unplayedBonuses < 2 ? 0 : 25],
  ];
  const found = parts.filter(([, score]) => score > 0);
  return {
    score: capped(
      found.reduce((sum, [, score]) => sum + score, 0),
      100,
    ),
    reasons: found.map(([reason]) => reason),
  };
}
