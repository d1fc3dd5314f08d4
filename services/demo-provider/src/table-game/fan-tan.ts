import { spots, type Deal, type TableGame } from './table-game.types.js';

/** Buttons left after taking away fours: 1 to 4. */
const leftOf = ({ buttons }: Deal) => ((buttons![0]! - 1) % 4) + 1;

const fewest = 37;

/** A cup of buttons is counted off in fours; what is left decides. */
export const fanTan: TableGame = {
  kind: 'FT',
  decks: 0,
  spots: [
    ...spots(['odd', 'even', 'two-12', 'two-23', 'two-34', 'two-41']),
    ...spots(['fan-1', 'fan-2', 'fan-3', 'fan-4'], 4),
  ],
  deal: (draw) => ({ buttons: [fewest + draw.number(40)] }),
  resultOf: (dealt) => String(leftOf(dealt)),
  returnOf(spot, dealt) {
    const left = leftOf(dealt);
    if (spot === 'odd') return left % 2 === 1 ? 195 : 0;
    if (spot === 'even') return left % 2 === 0 ? 195 : 0;
    const [name, of = ''] = spot.split('-');
    if (name === 'two') return of.includes(String(left)) ? 195 : 0;
    return of === String(left) ? 385 : 0;
  },
  *outcomes() {
    for (let more = 0; more < 40; more++) yield { deal: { buttons: [fewest + more] }, weight: 1 };
  },
};
