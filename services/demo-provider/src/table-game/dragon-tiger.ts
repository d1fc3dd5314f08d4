import { rankOf, suitOf } from './cards.js';
import { spots, type Deal, type TableGame } from './table-game.types.js';

const decks = 8;

function winnerOf({ dragon, tiger }: Deal): 'D' | 'T' | 'X' {
  const difference = rankOf(dragon![0]!) - rankOf(tiger![0]!);
  if (difference === 0) return 'X';
  return difference > 0 ? 'D' : 'T';
}

const isSuited = ({ dragon, tiger }: Deal) => suitOf(dragon![0]!) === suitOf(tiger![0]!);

/** One card each, the ace is low; a tie returns half of the stakes on Dragon and Tiger. */
export const dragonTiger: TableGame = {
  kind: 'DAT',
  decks,
  spots: [...spots(['dragon', 'tiger']), ...spots(['tie', 'suited-tie'], 10)],
  deal: (draw) => ({ dragon: [draw.card()], tiger: [draw.card()] }),
  resultOf: winnerOf,
  returnOf(spot, dealt) {
    const winner = winnerOf(dealt);
    switch (spot) {
      case 'dragon':
        return { D: 200, X: 50, T: 0 }[winner];
      case 'tiger':
        return { T: 200, X: 50, D: 0 }[winner];
      case 'tie':
        return winner === 'X' ? 900 : 0;
      default:
        return winner === 'X' && isSuited(dealt) ? 5100 : 0;
    }
  },
  *outcomes() {
    for (let dragon = 0; dragon < 52; dragon++)
      for (let tiger = 0; tiger < 52; tiger++)
        yield {
          deal: { dragon: [dragon], tiger: [tiger] },
          weight: decks * (dragon === tiger ? decks - 1 : decks),
        };
  },
};
