import { cellsOf } from './grid-wins.js';
import type { Cell, Hold, IntegerSource, MathModel, SpinGrid, GridWin } from './math-model.types.js';

/** Coins stay, empty cells turn again; each new coin resets the respins; a full window pays its prize on top. */
export function holdRound(mathModel: MathModel, hold: Hold, base: SpinGrid, draw: IntegerSource): SpinGrid[] {
  const landed = cellsOf(base.grid, hold.symbol);
  if (landed.length < hold.trigger) return [];
  const coins = new Map<string, { cell: Cell; units: number }>();
  const lock = (cell: Cell) => coins.set(cell.join(), { cell, units: valueOf(hold, draw) });
  landed.forEach(lock);
  const all = Array.from({ length: mathModel.reels * mathModel.rows }, (_, i): Cell => [
    Math.floor(i / mathModel.rows),
    i % mathModel.rows,
  ]);
  const show = (respinsLeft: number): SpinGrid => ({
    kind: 'hold',
    grid: Array.from({ length: mathModel.reels }, (_, reel) =>
      Array.from({ length: mathModel.rows }, (__, row) => (coins.has(`${reel},${row}`) ? hold.symbol : '')),
    ),
    wins: [],
    units: 0,
    respinsLeft,
    coins: [...coins.values()],
  });

  const spinGrids = [show(hold.respins)];
  for (let left = hold.respins; left > 0 && coins.size < all.length; spinGrids.push(show(left))) {
    const before = coins.size;
    for (const cell of all)
      if (!coins.has(cell.join()) && draw(hold.landing.of) < hold.landing.chance) lock(cell);
    left = coins.size > before ? hold.respins : left - 1;
  }
  pay(spinGrids.at(-1)!, hold, [...coins.values()], all.length);
  return spinGrids;
}

function pay(last: SpinGrid, hold: Hold, coins: { cell: Cell; units: number }[], cells: number): void {
  const full = coins.length === cells ? hold.fullUnits : 0;
  last.units = coins.reduce((sum, coin) => sum + coin.units, full);
  const win: GridWin = {
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
