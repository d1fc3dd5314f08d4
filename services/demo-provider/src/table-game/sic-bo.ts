import { spots, type Deal, type TableGame } from './table-game.types.js';

/** Return for a stake of 100 by total. */
const totals: Record<number, number> = {
  ...{ 4: 6300, 5: 3200, 6: 1900, 7: 1300, 8: 900, 9: 800, 10: 700 },
  ...{ 11: 700, 12: 800, 13: 900, 14: 1300, 15: 1900, 16: 3200, 17: 6300 },
};
const faces = [1, 2, 3, 4, 5, 6];
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `pair-${low}${high}`));

const diceOf = ({ dice }: Deal) => dice!;
const sumOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);
const isTriple = ([a, b, c]: readonly number[]) => a === b && b === c;
const countOf = (dice: readonly number[], face: number) => dice.filter((die) => die === face).length;

function simple(spot: string, dice: readonly number[]): boolean {
  if (isTriple(dice)) return false;
  const sum = sumOf(dice);
  return { small: sum <= 10, big: sum >= 11, odd: sum % 2 === 1, even: sum % 2 === 0 }[spot] ?? false;
}

/** Three dice. */
export const sicBo: TableGame = {
  kind: 'SIC',
  decks: 0,
  spots: [
    ...spots(['small', 'big', 'odd', 'even']),
    ...spots(
      faces.map((face) => `face-${face}`),
      2,
    ),
    ...spots(pairs, 4),
    ...spots(
      faces.map((face) => `double-${face}`),
      8,
    ),
    ...spots(
      Object.keys(totals).map((total) => `total-${total}`),
      10,
    ),
    ...spots(['any-triple', ...faces.map((face) => `triple-${face}`)], 20),
  ],
  deal: (draw) => ({ dice: [draw.number(6) + 1, draw.number(6) + 1, draw.number(6) + 1] }),
  resultOf: (dealt) =>
    diceOf(dealt)
      .toSorted((a, b) => a - b)
      .join(''),
  returnOf(spot, dealt) {
    const dice = diceOf(dealt);
    const [name, of = ''] = spot.split('-');
    switch (name) {
      case 'face':
        return [0, 200, 300, 400][countOf(dice, Number(of))]!;
      case 'pair':
        return [...of].every((face) => dice.includes(Number(face))) ? 700 : 0;
      case 'double':
        return countOf(dice, Number(of)) >= 2 ? 1200 : 0;
      case 'total':
        return sumOf(dice) === Number(of) ? totals[Number(of)]! : 0;
      case 'triple':
        return countOf(dice, Number(of)) === 3 ? 18_100 : 0;
      case 'any':
        return isTriple(dice) ? 3100 : 0;
      default:
        return simple(spot, dice) ? 200 : 0;
    }
  },
  *outcomes() {
    for (const a of faces)
      for (const b of faces) for (const c of faces) yield { deal: { dice: [a, b, c] }, weight: 1 };
  },
};
