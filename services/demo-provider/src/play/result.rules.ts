import { payoutOf } from '../math-model/engine.js';
import type { MathModel, Outcome, SpinGrid, GridWin } from '../math-model/math-model.types.js';
import type { SpinResult, Step, Win } from './dto/play.contract.js';

/** What a round keeps of its outcome: all that the player is shown of it, priced. */
export type StoredResult = Pick<
  SpinResult,
  'grid' | 'wins' | 'amount' | 'expanded' | 'freeSpinsAwarded' | 'steps' | 'totalWin'
>;

export function priced(mathModel: MathModel, outcome: Outcome, stake: bigint): StoredResult {
  const payout = (units: number) => payoutOf(mathModel, units, stake).toString();
  const [base, ...rest] = outcome.spinGrids;
  return {
    grid: base.grid,
    wins: base.wins.map((win) => pricedWin(win, payout)),
    amount: payout(base.units),
    ...(base.expanded && { expanded: base.expanded }),
    ...(base.freeSpinsAwarded !== undefined && { freeSpinsAwarded: base.freeSpinsAwarded }),
    steps: rest.map((spinGrid) => pricedStep(spinGrid, payout)),
    totalWin: payout(outcome.units),
  };
}

function pricedStep({ units, wins, coins, ...shown }: SpinGrid, payout: (units: number) => string): Step {
  return {
    ...(shown as Omit<Step, 'wins' | 'amount' | 'coins'>),
    wins: wins.map((win) => pricedWin(win, payout)),
    amount: payout(units),
    ...(coins && { coins: coins.map((coin) => ({ cell: coin.cell, amount: payout(coin.units) })) }),
  };
}

const pricedWin = ({ units, ...win }: GridWin, payout: (units: number) => string): Win => ({
  ...win,
  amount: payout(units),
});
