import { rankOf, RANKS, type Card } from './cards.js';
import { strengthOf, type Combination } from './combination.js';
import { legalPlays, type Demand } from './legal-plays.js';

const ACE = RANKS.indexOf('A');
/** A bot with so few cards holds no two back. */
const nearlyOut = 4;

/**
 * What a house bot plays: no cards is a pass. It knows its own hand and the combination on the table, as a player does, and
 * nothing of the other hands or of the seed. A lead is the longest combination with the bot's lowest card; an answer is the
 * lowest that beats. Fours and runs of pairs are kept for chops, and twos are kept for aces while the hand is long.
 */
export function botPlay(hand: readonly Card[], demand: Demand): readonly Card[] {
  const plays = legalPlays(hand, demand);
  const last = plays.find(({ cards }) => cards.length === hand.length);
  if (last) return last.cards;
  const { led } = demand;
  const plain = plays.filter((play) => strengthOf(play) === 0);
  const [best] = led ? plain.toSorted(lowestFirst) : withLowest(plain, hand).toSorted(longestFirst);
  const chosen = best ?? plays.toSorted(lowestFirst)[0];
  if (!chosen) return [];
  return led && isTooDear(chosen, led, hand) ? [] : chosen.cards;
}

const withLowest = (plays: readonly Combination[], hand: readonly Card[]): Combination[] => {
  const lowest = Math.min(...hand);
  return plays.filter(({ cards }) => cards.includes(lowest));
};

const lowestFirst = (a: Combination, b: Combination): number =>
  a.top - b.top || a.cards.length - b.cards.length;
const longestFirst = (a: Combination, b: Combination): number =>
  b.cards.length - a.cards.length || a.top - b.top;

const isTooDear = (chosen: Combination, led: Combination, hand: readonly Card[]): boolean =>
  strengthOf(chosen) === 0 && rankOf(chosen.top) > ACE && rankOf(led.top) < ACE && hand.length > nearlyOut;
