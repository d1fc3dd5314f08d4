export interface RoundKey {
  vassalage: string;
  roundId: string;
}

/** A member's part of a round that others may share. */
export interface MemberRoundKey extends RoundKey {
  memberId: string;
}

/** The round id of a provider is unique in the platform together with the vendor code. */
export function publicRoundId({ vassalage, roundId }: RoundKey): string {
  return `${vassalage}:${roundId}`;
}

/** The key of a part of a round within a collection. */
export function partOf({ vassalage, roundId, memberId }: MemberRoundKey): string {
  return `${memberId}:${vassalage}:${roundId}`;
}
