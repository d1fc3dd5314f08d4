import { cellsOf } from './screen-wins.js';
import type { Cell, Hold, IntegerSource, Mathematics, Screen, ScreenWin } from './mathematics.types.js';

/** Coins stay, empty cells turn again; each new coin begins the tries anew; a full window pays its prize on top. */
export function holdRound(mathematics: Mathematics, hold: Hold, base: Screen, draw: IntegerSource): Screen[] {
  const landed = cellsOf(base.grid, hold.symbol);
  if (landed.length < hold.trigger) return [];
  const coins = new Map<string, { cell: Cell; units: number }>();
  const lock = (cell: Cell) => coins.set(cell.join(), { cell, units: valueOf(hold, draw) });
  landed.forEach(lock);
  const all = Array.from({ length: mathematics.reels * mathematics.rows }, (_, i): Cell => [
    Math.floor(i / mathematics.rows),
    i % mathematics.rows,
  ]);
  const show = (respinsLeft: number): Screen => ({
    kind: 'hold',
    grid: Array.from({ length: mathematics.reels }, (_, reel) =>
      Array.from({ length: mathematics.rows }, (__, row) => (coins.has(`${reel},${row}`) ? hold.symbol : '')),
    ),
    wins: [],
    units: 0,
    respinsLeft,
    coins: [...coins.values()],
  });

  const screens = [show(hold.respins)];
  for (let left = hold.respins; left > 0 && coins.size < all.length; screens.push(show(left))) {
    const before = coins.size;
    for (const cell of all)
      if (!coins.has(cell.join()) && draw(hold.landing.of) < hold.landing.chance) lock(cell);
    left = coins.size > before ? hold.respins : left - 1;
  }
  pay(screens.at(-1)!, hold, [...coins.values()], all.length);
  return screens;
}

function pay(last: Screen, hold: Hold, coins: { cell: Cell; units: number }[], cells: number): void {
  const full = coins.length === cells ? hold.fullUnits : 0;
  last.units = coins.reduce((sum, coin) => sum + coin.units, full);
  const win: ScreenWin = {
    kind: 'hold',
    symbol: hold.symbol,
    count: coins.length,
    cells: coins.map((coin) => coin.cell),
    units: last.units,
  };
  last.wins = [win];
}

function valueOf(hold: Hold, draw: IntegerSource): number {
  let ticket = draw(hold.values.reduce((sum, entry) => sum + entry.weight, 0));
  return hold.values.find((entry) => (ticket -= entry.weight) < 0)!.units;
}
