/** Ace 1 to king 13. */
export const rankOf = (card: number): number => (card % 13) + 1;

export const suitOf = (card: number): number => Math.floor((card % 52) / 13);

/** Points in baccarat: ace to nine by their number, ten and pictures nothing. */
export const pointsOf = (card: number): number => (rankOf(card) >= 10 ? 0 : rankOf(card));
