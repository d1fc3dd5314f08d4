/** A card by its value: 0 is the three of spades, 51 the two of hearts. The number alone decides which card is higher. */
export type Card = number;

/** From low to high; a card is `rank × 4 + suit`. */
export const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'] as const;
export const SUITS = ['♠', '♣', '♦', '♥'] as const;

export const DECK_SIZE = RANKS.length * SUITS.length;
export const HAND_SIZE = 13;

/** Rank of a two, which stands in no run. */
export const TWO = RANKS.length - 1;

/** Place of the card's rank in RANKS. */
export const rankOf = (card: Card): number => Math.floor(card / SUITS.length);

/** Place of the card's suit in SUITS. */
export const suitOf = (card: Card): number => card % SUITS.length;

export const isRed = (card: Card): boolean => suitOf(card) >= 2;

export const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

/** As it is printed: `10♦`. */
export const nameOf = (card: Card): string => `${RANKS[rankOf(card)]!}${SUITS[suitOf(card)]!}`;

/** The card of a printed name; throws on an unknown one. */
export function cardNamed(name: string): Card {
  const rank = RANKS.findIndex((one) => one === name.slice(0, -1));
  const suit = SUITS.findIndex((one) => one === name.slice(-1));
  if (rank < 0 || suit < 0) throw new RangeError(`no card is named ${name}`);
  return rank * SUITS.length + suit;
}
