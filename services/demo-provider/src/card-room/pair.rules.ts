/** How two players met at the tables of a vendor. */
export interface MetPair {
  vassalage: string;
  playerRefs: readonly [string, string];
  handsTogether: number;
  /** Hands of the one of the two that played fewer. */
  handsOfRarer: number;
  /** Minor units that the one lost while the other won in the same hand, at most what the other won; and the other way round. */
  fromFirst: bigint;
  fromSecond: bigint;
}

export type PairFlag = 'SIT_TOGETHER' | 'ONE_SIDED';

/** Below so many hands together nothing is said of a pair. */
const fewestHands = 20;
/** The rarer player's share of hands with the other, and the share of money that went one way, in percent. */
const togetherPercent = 60;
const oneSidedPercent = 85n;

/** Reasons for an operator to look at a pair; none proves anything. */
export function flagsOf({ handsTogether, handsOfRarer, fromFirst, fromSecond }: MetPair): PairFlag[] {
  if (handsTogether < fewestHands) return [];
  const flags: PairFlag[] = [];
  if (handsTogether * 100 >= handsOfRarer * togetherPercent) flags.push('SIT_TOGETHER');
  const moved = fromFirst + fromSecond;
  const larger = fromFirst > fromSecond ? fromFirst : fromSecond;
  if (moved > 0n && larger * 100n >= moved * oneSidedPercent) flags.push('ONE_SIDED');
  return flags;
}
