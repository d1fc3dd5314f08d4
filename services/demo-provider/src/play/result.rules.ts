import { worthOf } from '../mathematics/engine.js';
import type { Mathematics, Outcome, Screen, ScreenWin } from '../mathematics/mathematics.types.js';
import type { SpinResult, Step, Win } from './dto/play.contract.js';

/** What a round keeps of its outcome: all that the player is shown of it, priced. */
export type StoredResult = Pick<
  SpinResult,
  'grid' | 'wins' | 'amount' | 'expanded' | 'freeSpinsAwarded' | 'steps' | 'totalWin'
>;

export function priced(mathematics: Mathematics, outcome: Outcome, stake: bigint): StoredResult {
  const worth = (units: number) => worthOf(mathematics, units, stake).toString();
  const [base, ...rest] = outcome.screens;
  return {
    grid: base.grid,
    wins: base.wins.map((win) => pricedWin(win, worth)),
    amount: worth(base.units),
    ...(base.expanded && { expanded: base.expanded }),
    ...(base.freeSpinsAwarded !== undefined && { freeSpinsAwarded: base.freeSpinsAwarded }),
    steps: rest.map((screen) => pricedStep(screen, worth)),
    totalWin: worth(outcome.units),
  };
}

function pricedStep({ units, wins, coins, ...shown }: Screen, worth: (units: number) => string): Step {
  return {
    ...(shown as Omit<Step, 'wins' | 'amount' | 'coins'>),
    wins: wins.map((win) => pricedWin(win, worth)),
    amount: worth(units),
    ...(coins && { coins: coins.map((coin) => ({ cell: coin.cell, amount: worth(coin.units) })) }),
  };
}

const pricedWin = ({ units, ...win }: ScreenWin, worth: (units: number) => string): Win => ({
  ...win,
  amount: worth(units),
});
