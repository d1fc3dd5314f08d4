import type { Card } from '../../../src/card-room/rules/cards.js';
import type { Combination } from '../../../src/card-room/rules/combination.js';

/** Cards that complete the chosen ones towards a legal play, the chosen ones among them. */
export function choosable(legal: readonly Combination[], chosen: readonly Card[]): Set<Card> {
  const fitting = legal.filter(({ cards }) => chosen.every((card) => cards.includes(card)));
  return new Set([...chosen, ...fitting.flatMap(({ cards }) => cards)]);
}

/** True if the chosen cards are a legal play as they are. */
export const isPlayable = (legal: readonly Combination[], chosen: readonly Card[]): boolean =>
  legal.some(({ cards }) => cards.length === chosen.length && chosen.every((card) => cards.includes(card)));

/** The chosen cards, or none where they belong to no legal play. */
export const kept = (legal: readonly Combination[], chosen: readonly Card[]): readonly Card[] =>
  legal.some(({ cards }) => chosen.every((card) => cards.includes(card))) ? chosen : [];
