import { rankOf, TWO, type Card } from './cards.js';
import { beats, combinationOf, type Combination } from './combination.js';

/** What may be played now. */
export interface Demand {
  /** The combination to beat; absent for a lead. */
  led?: Combination | undefined;
  /** A card that the play must hold: the lowest one in the first lead of a hand. */
  mustHold?: Card | undefined;
}

export function meets(combination: Combination, { led, mustHold }: Demand): boolean {
  if (mustHold !== undefined && !combination.cards.includes(mustHold)) return false;
  return led === undefined || beats(combination, led);
}

/** Every combination of the hand that may be played now, passing apart. */
export const legalPlays = (hand: readonly Card[], demand: Demand): Combination[] =>
  combinationsIn(hand).filter((combination) => meets(combination, demand));

/** Every combination of a hand, each once. */
export function combinationsIn(hand: readonly Card[]): Combination[] {
  const ofRank = (rank: number) => hand.filter((card) => rankOf(card) === rank);
  const ranks = [...new Set(hand.map(rankOf))];
  const equal = ranks.flatMap((rank) => subsetsOf(ofRank(rank)).filter((chosen) => chosen.length > 0));
  const runs = ranks.flatMap((from) => [
    ...runsFrom(from, 3, (rank) => ofRank(rank).map((card) => [card])),
    ...runsFrom(from, 3, (rank) => subsetsOf(ofRank(rank)).filter((chosen) => chosen.length === 2)),
  ]);
  return [...equal, ...runs].map((cards) => combinationOf(cards)!);
}

/** Runs of at least `shortest` ranks that start at `from`, with every choice of a step's cards. */
function runsFrom(from: number, shortest: number, stepsOf: (rank: number) => Card[][]): Card[][] {
  const found: Card[][] = [];
  let begun: Card[][] = [[]];
  for (let rank = from; rank < TWO && begun.length > 0; rank++) {
    begun = begun.flatMap((cards) => stepsOf(rank).map((step) => [...cards, ...step]));
    if (rank - from + 1 >= shortest) found.push(...begun);
  }
  return found;
}

const subsetsOf = (cards: readonly Card[]): Card[][] =>
  cards.reduce<Card[][]>((known, card) => [...known, ...known.map((chosen) => [...chosen, card])], [[]]);
