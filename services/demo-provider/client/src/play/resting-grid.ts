import type { SessionResponse, SymbolKey } from '../../../src/play/dto/play.contract.js';
import { hash, seeded } from '../kit/random';

/** Symbols shown before the first spin: decoration, never a result. Neighbours always differ. */
export function restingGrid({ game }: SessionResponse): SymbolKey[][] {
  const random = seeded(hash(game.code));
  const keys = game.paytable
    .map(({ symbol }) => symbol)
    .filter((key) => key !== 'S' && key !== 'W' && key !== 'C');
  const grid: SymbolKey[][] = [];
  for (let reel = 0; reel < game.layout.reels; reel++) {
    const left = grid[reel - 1] ?? [];
    const column: SymbolKey[] = [];
    for (let row = 0; row < game.layout.rows; row++) {
      const free = keys.filter((key) => key !== left[row] && !column.slice(-keys.length + 2).includes(key));
      column.push(free[Math.floor(random() * free.length)] ?? keys[0] ?? '');
    }
    grid.push(column);
  }
  return grid;
}
