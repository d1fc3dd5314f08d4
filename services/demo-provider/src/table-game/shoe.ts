import type { IntegerSource } from '../outcome/integers.js';
import type { Deal, Draw, TableGame } from './table-game.types.js';

/** Cards that stay undealt behind the cut. */
const behindTheCut = 52;
/** Rounds of a series that is drawn from no cards. */
const roundsOfSeries = 60;

/** The numbers of one stream of a seed: stream 0 orders the cards, stream n decides round n. */
export type Streams = (stream: number) => IntegerSource;

/** All cards of the shoe in the order in which they are dealt (Fisher–Yates). */
export function orderOf(decks: number, integer: IntegerSource): number[] {
  const cards = Array.from({ length: decks * 52 }, (_, index) => index % 52);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = integer(last + 1);
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

export interface DealtRound {
  deal: Deal;
  result: string;
  /** Cards of the shoe that are gone after the round. */
  position: number;
}

/** Round `number` (from 1) of a shoe of which `position` cards are gone. */
export function dealRound(game: TableGame, streams: Streams, number: number, position: number): DealtRound {
  let next = position;
  const cards = game.decks > 0 ? orderOf(game.decks, streams(0)) : [];
  const draw: Draw = {
    number: game.decks > 0 ? () => 0 : streams(number),
    card: () => cards[next++]!,
  };
  const deal = game.deal(draw);
  return { deal, result: game.resultOf(deal), position: next };
}

/** True if the next round comes from a new shoe. */
export const isUsedUp = (game: TableGame, rounds: number, position: number): boolean =>
  game.decks > 0 ? position > game.decks * 52 - behindTheCut : rounds >= roundsOfSeries;

/** Distinguishes the numbers of two shoes, whatever their seeds. */
export const shoeLabel = (tableCode: string, ordinal: number): string => `${tableCode}:${ordinal}`;
