/** What a table can play, by the platform's code of the kind. */
export type TableKind = 'BAC' | 'DAT' | 'ROU' | 'SIC' | 'SD' | 'FT';

/** Cards are 0 to 51 (suit × 13 + rank, rank 0 is the ace), dice 1 to 6, pockets 0 to 36, coins 0 (white) or 1 (red). */
export type Deal = Readonly<Record<string, readonly number[]>>;

/** Uniform whole number in [0, bound); for a game of cards the next card of the shoe is `card()`. */
export interface Draw {
  number(bound: number): number;
  card(): number;
}

export interface Spot {
  id: string;
  /** Highest stake of a player on it, as a part of the table's: one in so many. */
  maxShare: number;
}

/** A game without decisions of the player: bets, then one deal that decides every bet. */
export interface TableGame {
  kind: TableKind;
  /** Decks of the shoe; 0 where nothing is drawn from a shoe. */
  decks: number;
  spots: readonly Spot[];
  deal(draw: Draw): Deal;
  /** The result as the record of the table shows it. */
  resultOf(deal: Deal): string;
  /** What comes back for a stake of 100, the stake included: 200 is even money, 100 a stake returned, 0 a loss. */
  returnOf(spot: string, deal: Deal): number;
  /** Every deal with its weight; absent where the cards of a whole shoe decide. */
  outcomes?(): Iterable<{ deal: Deal; weight: number }>;
}

export const spots = (ids: readonly string[], maxShare = 1): Spot[] => ids.map((id) => ({ id, maxShare }));
