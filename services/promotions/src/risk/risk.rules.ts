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
  /** Other members who claimed with the same browser from the same address, over at most two others in between. */
  sameBrowser: number;
  /** The referrer, or a referee, is among the linked accounts. */
  referralLinked: boolean;
  /** Rounds of the last days in which a linked account bet on another side of the same round. */
  oppositeRounds: number;
  /** Rounds in which one other member, linked or not, bet as much on another side, and their share of all rounds in per cent. */
  mirrored: { rounds: number; share: number };
  /** Bonuses of the past that were followed by hardly any play. */
  unplayedBonuses: number;
}

export type RiskReason =
  'SAME_ADDRESS' | 'SAME_BROWSER' | 'REFERRAL_LINKED' | 'OPPOSITE_BETS' | 'UNPLAYED_BONUSES';

export interface Risk {
  score: number;
  reasons: RiskReason[];
}

/** Days of bets that are looked at. */
const oppositeDays = 30;
export const sinceOf = (now: Date): Date => new Date(now.getTime() - oppositeDays * 86_400_000);

/** Days after which an address or a browser that was shared no longer links two accounts. */
const linkDays = 90;
export const linkedSince = (now: Date): Date => new Date(now.getTime() - linkDays * 86_400_000);

/** From this score on a claim goes to the queue of operators. */
export const reviewScore = 50;

/** The largest claim, in minor units, of a known member that no operator has to see. */
const smallClaim = 2_000_000n;
const knownAfterDays = 14;

/** A small claim of a member of two weeks is not worth a review, unless linked accounts bet against each other. */
export function needsReview(
  { score, reasons }: Risk,
  { amount, memberDays }: { amount: bigint; memberDays: number },
): boolean {
  if (score < reviewScore) return false;
  const isSmall = amount <= smallClaim && memberDays >= knownAfterDays;
  return !isSmall || reasons.includes('OPPOSITE_BETS');
}

const capped = (value: number, most: number): number => Math.min(value, most);

/**
 * An address alone says little: carriers share one among thousands, so it is worth less the more accounts it has.
 * A parent who brought a child shares an address and a referral, which stays below a review.
 * Address and browser together, or linked accounts that bet against each other, are enough for a review.
 */
export function riskOf(signs: RiskSigns): Risk {
  const { sameAddress, sameBrowser, referralLinked, oppositeRounds, mirrored, unplayedBonuses } = signs;
  const isMirrored = mirrored.rounds >= 5 && mirrored.share >= 60;
  const opposite = Math.max(oppositeRounds < 2 ? 0 : oppositeRounds, isMirrored ? mirrored.rounds : 0);
  const parts: [RiskReason, number][] = [
    ['SAME_ADDRESS', sameAddress === 0 ? 0 : sameAddress <= 5 ? 20 : 5],
    ['SAME_BROWSER', sameBrowser === 0 ? 0 : 35 + capped(sameBrowser, 3) * 5],
    ['REFERRAL_LINKED', referralLinked ? 25 : 0],
    ['OPPOSITE_BETS', opposite === 0 ? 0 : 35 + capped(opposite, 10) * 3],
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
