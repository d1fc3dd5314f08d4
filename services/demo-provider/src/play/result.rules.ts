import { payoutOf } from '../math-model/engine.js';
import type { MathModel, Outcome, SpinGrid, GridWin } from '../math-model/math-model.types.js';
import type { ShotResult } from '../fish/dto/fish.contract.js';
import type { SpinResult, Step, Win } from './dto/play.contract.js';

/** What a round keeps of its outcome: all that the player is shown of it, priced. */
export type StoredResult = SlotResult | StoredShot;

export type SlotResult = Pick<
  SpinResult,
  | 'grid'
  | 'wins'
  | 'amount'
  | 'expanded'
  | 'freeSpinsAwarded'
  | 'mystery'
  | 'sticky'
  | 'capped'
  | 'steps'
  | 'row'
  | 'gamble'
  | 'jackpot'
  | 'totalWin'
>;

export type StoredShot = Pick<ShotResult, 'prey' | 'times' | 'totalWin'>;

/** `stakeUnits` is how many units this stake is: a bought round costs those of several stakes. */
export function priced(
  mathModel: Pick<MathModel, 'stakeUnits'>,
  outcome: Outcome,
  stake: bigint,
): SlotResult {
  const payout = (units: number) => payoutOf(mathModel, units, stake).toString();
  const [base, ...rest] = outcome.spinGrids;
  return {
    grid: base.grid,
    wins: base.wins.map((win) => pricedWin(win, payout)),
    amount: payout(base.units),
    ...(base.expanded && { expanded: base.expanded }),
    ...(base.freeSpinsAwarded !== undefined && { freeSpinsAwarded: base.freeSpinsAwarded }),
    ...(base.mystery !== undefined && { mystery: base.mystery }),
    ...(base.sticky && { sticky: base.sticky }),
    ...(base.capped && { capped: true }),
    steps: rest.map((spinGrid) => pricedStep(spinGrid, payout)),
    totalWin: payout(outcome.units),
  };
}

function pricedStep(
  { units, wins, coins, prizes, ...shown }: SpinGrid,
  payout: (units: number) => string,
): Step {
  return {
    ...(shown as Omit<Step, 'wins' | 'amount' | 'coins' | 'prizes'>),
    wins: wins.map((win) => pricedWin(win, payout)),
    amount: payout(units),
    ...(prizes && { prizes: prizes.map((prize) => ({ amount: payout(prize.units) })) }),
    ...(coins && { coins: coins.map((coin) => ({ cell: coin.cell, amount: payout(coin.units) })) }),
  };
}

const pricedWin = ({ units, ...win }: GridWin, payout: (units: number) => string): Win => ({
  ...win,
  amount: payout(units),
});

/** The card decides: red or black, each half of the deck, so nothing is kept. */
export function gambled(chosen: 'red' | 'black', card: number, stake: bigint): SlotResult {
  const won = (card % 2 === 0 ? 'red' : 'black') === chosen;
  const totalWin = (won ? 2n * stake : 0n).toString();
  return { grid: [], wins: [], amount: '0', steps: [], gamble: { chosen, card }, totalWin };
}

export const CARDS = 52;
