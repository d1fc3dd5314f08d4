import { spots, type Deal, type TableGame } from './table-game.types.js';

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const isRed = (pocket: number): boolean => red.has(pocket);

const pocketOf = ({ pocket }: Deal) => pocket![0]!;

const straight = Array.from({ length: 37 }, (_, pocket) => `n${pocket}`);

/** The pockets of an outside bet; zero belongs to none. */
const outside: Record<string, (pocket: number) => boolean> = {
  red: isRed,
  black: (pocket) => pocket > 0 && !isRed(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket > 0 && pocket % 2 === 0,
  low: (pocket) => pocket >= 1 && pocket <= 18,
  high: (pocket) => pocket >= 19,
};

const third: Record<string, (pocket: number) => boolean> = {
  'dozen-1': (pocket) => pocket >= 1 && pocket <= 12,
  'dozen-2': (pocket) => pocket >= 13 && pocket <= 24,
  'dozen-3': (pocket) => pocket >= 25,
  'column-1': (pocket) => pocket > 0 && pocket % 3 === 1,
  'column-2': (pocket) => pocket > 0 && pocket % 3 === 2,
  'column-3': (pocket) => pocket > 0 && pocket % 3 === 0,
};

/** One zero. */
export const roulette: TableGame = {
  kind: 'ROU',
  decks: 0,
  spots: [...spots(Object.keys(outside)), ...spots(Object.keys(third), 2), ...spots(straight, 20)],
  deal: (draw) => ({ pocket: [draw.number(37)] }),
  resultOf: (dealt) => String(pocketOf(dealt)),
  returnOf(spot, dealt) {
    const pocket = pocketOf(dealt);
    if (outside[spot]) return outside[spot](pocket) ? 200 : 0;
    if (third[spot]) return third[spot](pocket) ? 300 : 0;
    return spot === `n${pocket}` ? 3600 : 0;
  },
  *outcomes() {
    for (let pocket = 0; pocket < 37; pocket++) yield { deal: { pocket: [pocket] }, weight: 1 };
  },
};
