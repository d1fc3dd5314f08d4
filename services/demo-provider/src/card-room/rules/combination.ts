import { rankOf, sorted, TWO, type Card } from './cards.js';

export type CombinationKind = 'SINGLE' | 'PAIR' | 'TRIPLE' | 'FOUR' | 'RUN' | 'PAIR_RUN';

export interface Combination {
  kind: CombinationKind;
  /** From low to high. */
  cards: readonly Card[];
  /** The highest card, which decides between two combinations of one kind and length. */
  top: Card;
}

const kindOfEqual = { 1: 'SINGLE', 2: 'PAIR', 3: 'TRIPLE', 4: 'FOUR' } as const;
const shortestRun = 3;
const shortestPairRun = 6;

/** What the cards are together; undefined where they may not be played together. */
export function combinationOf(cards: readonly Card[]): Combination | undefined {
  const inOrder = sorted(cards);
  if (new Set(inOrder).size !== inOrder.length) return undefined;
  const kind = kindOf(inOrder.map(rankOf));
  return kind && { kind, cards: inOrder, top: inOrder.at(-1)! };
}

function kindOf(ranks: readonly number[]): CombinationKind | undefined {
  const first = ranks[0];
  if (first === undefined) return undefined;
  if (ranks.every((rank) => rank === first)) return kindOfEqual[ranks.length as keyof typeof kindOfEqual];
  if (ranks.at(-1) === TWO) return undefined;
  if (ranks.length >= shortestRun && ranks.every((rank, at) => rank === first + at)) return 'RUN';
  const inPairs = ranks.length >= shortestPairRun && ranks.length % 2 === 0;
  return inPairs && ranks.every((rank, at) => rank === first + Math.floor(at / 2)) ? 'PAIR_RUN' : undefined;
}

/** 0 where the combination chops nothing; a higher strength chops a lower one. */
export function strengthOf({ kind, cards }: Combination): number {
  if (kind === 'FOUR') return 2;
  if (kind !== 'PAIR_RUN') return 0;
  return { 3: 1, 4: 3, 5: 4, 6: 5 }[cards.length / 2] ?? 0;
}

/** Twos that a combination of at least this strength chops; three twos cannot be chopped. */
const strengthAgainstTwos: Partial<Record<CombinationKind, number>> = { SINGLE: 1, PAIR: 2 };

const ofTwos = ({ top, kind }: Combination): boolean => rankOf(top) === TWO && kind !== 'FOUR';

/** True if the answer beats the led combination by being a four or a run of pairs, which the owner of the led one pays for. */
export function isChop(answer: Combination, led: Combination): boolean {
  const strength = strengthOf(answer);
  if (strength === 0) return false;
  if (ofTwos(led)) return strength >= (strengthAgainstTwos[led.kind] ?? Infinity);
  const against = strengthOf(led);
  return against > 0 && (strength > against || (strength === against && answer.top > led.top));
}

/** True if the answer may be played on the led combination. */
export function beats(answer: Combination, led: Combination): boolean {
  const isAlike = answer.kind === led.kind && answer.cards.length === led.cards.length;
  return (isAlike && answer.top > led.top) || isChop(answer, led);
}
