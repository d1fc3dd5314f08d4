import { pointsOf, rankOf } from './cards.js';
import { spots, type Deal, type Draw, type TableGame } from './table-game.types.js';

/** Banker draws to a third card of the player (row) by its own total; punto banco as played everywhere. */
export function bankerDraws(total: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return playersThird !== 8;
  if (total === 4) return playersThird >= 2 && playersThird <= 7;
  if (total === 5) return playersThird >= 4 && playersThird <= 7;
  return total === 6 && (playersThird === 6 || playersThird === 7);
}

export const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

function deal(draw: Draw): Deal {
  const player: number[] = [];
  const banker: number[] = [];
  for (let card = 0; card < 2; card++) {
    player.push(draw.card());
    banker.push(draw.card());
  }
  const natural = totalOf(player) >= 8 || totalOf(banker) >= 8;
  if (natural) return { player, banker };
  if (totalOf(player) <= 5) player.push(draw.card());
  const third = player[2] === undefined ? undefined : pointsOf(player[2]);
  if (bankerDraws(totalOf(banker), third)) banker.push(draw.card());
  return { player, banker };
}

const isPair = ([first, second]: readonly number[]) => rankOf(first!) === rankOf(second!);

function winnerOf({ player, banker }: Deal): 'P' | 'B' | 'T' {
  const difference = totalOf(player!) - totalOf(banker!);
  if (difference === 0) return 'T';
  return difference > 0 ? 'P' : 'B';
}

/** Eight decks; Banker wins pay 0.95 to 1, a tie returns the stakes on Player and Banker. */
export const baccarat: TableGame = {
  kind: 'BAC',
  decks: 8,
  spots: [...spots(['player', 'banker']), ...spots(['tie', 'player-pair', 'banker-pair'], 10)],
  deal,
  /** Winner and pairs: `B`, `Bp` (pair of the player), `Tb` (pair of the banker), `Ppb`. */
  resultOf: (dealt) =>
    winnerOf(dealt) + (isPair(dealt['player']!) ? 'p' : '') + (isPair(dealt['banker']!) ? 'b' : ''),
  returnOf(spot, dealt) {
    const winner = winnerOf(dealt);
    switch (spot) {
      case 'player':
        return { P: 200, T: 100, B: 0 }[winner];
      case 'banker':
        return { B: 195, T: 100, P: 0 }[winner];
      case 'tie':
        return winner === 'T' ? 900 : 0;
      case 'player-pair':
        return isPair(dealt['player']!) ? 1200 : 0;
      default:
        return isPair(dealt['banker']!) ? 1200 : 0;
    }
  },
};
