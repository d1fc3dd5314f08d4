import { spots, type Deal, type TableGame } from './table-game.types.js';

const redsOf = ({ coins }: Deal) => coins!.filter((coin) => coin === 1).length;

/** Return for a stake of 100 by the number of red coins. */
const byReds: Record<string, number> = {
  'reds-0': 1500,
  'reds-1': 380,
  'reds-2': 250,
  'reds-3': 380,
  'reds-4': 1500,
};

/** Four coins, white on one side and red on the other, shaken under a bowl. */
export const xocDia: TableGame = {
  kind: 'SD',
  decks: 0,
  spots: [
    ...spots(['even', 'odd']),
    ...spots(['reds-1', 'reds-2', 'reds-3'], 4),
    ...spots(['reds-0', 'reds-4'], 10),
  ],
  deal: (draw) => ({ coins: Array.from({ length: 4 }, () => draw.number(2)) }),
  resultOf: (dealt) => String(redsOf(dealt)),
  returnOf(spot, dealt) {
    const reds = redsOf(dealt);
    if (spot === 'even') return reds % 2 === 0 ? 197 : 0;
    if (spot === 'odd') return reds % 2 === 1 ? 197 : 0;
    return spot === `reds-${reds}` ? byReds[spot]! : 0;
  },
  *outcomes() {
    for (let sides = 0; sides < 16; sides++)
      yield { deal: { coins: [0, 1, 2, 3].map((coin) => (sides >> coin) & 1) }, weight: 1 };
  },
};
