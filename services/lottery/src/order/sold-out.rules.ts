import { gameDefinitionOf, oddsFor, playOf, weightOfPick, type OddsBook } from '#libs/lottery-engine';
import { cellOf } from '../play/limit.rules.js';
import { bettingUnits } from './order.rules.js';

/** A number, option or position of a play that takes no more bets on a draw, by its name in the engine. */
export interface SoldOutPick {
  play: string;
  pick: string;
}

/** What the board stakes on a line at the least. */
const point = bettingUnits.K;

const numbers = cellOf('NUMBER', '');

/** The picks of a draw on which not one point more fits, by the sums of all that was accepted in real money. */
export function soldOutOf(
  gameCode: string,
  sums: ReadonlyMap<string, bigint>,
  { limit, book }: { limit: bigint; book: OddsBook },
): SoldOutPick[] {
  const prizeMode = gameDefinitionOf(gameCode)?.prizeModes[0];
  if (!prizeMode) return [];
  return [...sums].flatMap(([cell, amount]) => {
    if (!cell.startsWith(numbers)) return [];
    const [group = '', code = '', pick = ''] = cell.slice(numbers.length).split('.');
    const play = playOf(group, code);
    if (!play) return [];
    const weight = weightOfPick(play, pick, oddsFor(book, prizeMode, play));
    const cost = (point * BigInt(weight) + 999n) / 1000n;
    return amount + cost > limit ? [{ play: code, pick }] : [];
  });
}
