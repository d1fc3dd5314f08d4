import type { Book } from '#libs/money';

export interface RoundKey {
  vassalage: string;
  roundId: string;
}

/** A member's part of a round that others may share. Real and play money have parts of their own. */
export interface MemberRoundKey extends RoundKey {
  memberId: string;
  mode: Book;
}

/** The round id of a provider is unique in the platform together with the vendor code. */
export function publicRoundId({ vassalage, roundId }: RoundKey): string {
  return `${vassalage}:${roundId}`;
}

/** The key of a part of a round within a collection. */
export function partOf({ vassalage, roundId, memberId, mode }: MemberRoundKey): string {
  return `${memberId}:${mode}:${vassalage}:${roundId}`;
}
