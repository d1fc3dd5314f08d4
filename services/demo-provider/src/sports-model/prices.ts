import { resultOf } from './settlement.rules.js';
import type { BetResult, Market, OfferedMarket, Outcome, Pick, Selection } from './sports.types.js';

const picks: Record<OfferedMarket['kind'], readonly Pick[]> = {
  '1x2': ['home', 'draw', 'away'],
  win: ['home', 'away'],
  ah: ['home', 'away'],
  ou: ['over', 'under'],
  fight: ['home', 'draw', 'away'],
};
const minOdds = 105;
const maxOdds = 3000;

/** Share of the stake, as a fraction. */
export interface Share {
  over: bigint;
  under: bigint;
}

type Weights = Record<BetResult, bigint>;

function weightsOf(selection: Selection, outcomes: readonly Outcome[]): Weights {
  const weights: Weights = { WIN: 0n, HALF_WIN: 0n, VOID: 0n, HALF_LOSS: 0n, LOSS: 0n };
  for (const { score, weight } of outcomes) weights[resultOf(selection, score)] += weight;
  return weights;
}

const totalOf = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, { weight }) => sum + weight, 0n);

/** The exact return of a selection at its odds. */
export function returnOf(selection: Selection, odds: number, outcomes: readonly Outcome[]): Share {
  const { WIN, HALF_WIN, VOID, HALF_LOSS } = weightsOf(selection, outcomes);
  const over = WIN * BigInt(2 * odds) + HALF_WIN * BigInt(odds + 100) + VOID * 200n + HALF_LOSS * 100n;
  return { over, under: totalOf(outcomes) * 200n };
}

/** The highest odds whose return stays within the target, in whole hundredths; undefined beyond what is offered. */
export function oddsOf(
  selection: Selection,
  outcomes: readonly Outcome[],
  target: number,
): number | undefined {
  const { WIN, HALF_WIN, VOID, HALF_LOSS } = weightsOf(selection, outcomes);
  const byOdds = 2n * WIN + HALF_WIN;
  if (byOdds === 0n) return undefined;
  const room =
    (totalOf(outcomes) * 200n * BigInt(target)) / 1000n - 100n * HALF_WIN - 200n * VOID - 100n * HALF_LOSS;
  const odds = Number(room / byOdds);
  return odds >= minOdds && odds <= maxOdds ? odds : undefined;
}

/** The markets of a match. Of the lines those are shown at which both sides are priced most alike. */
export function marketsOf(offered: readonly OfferedMarket[], outcomes: readonly Outcome[]): Market[] {
  return offered.flatMap(({ kind, target, lines, shown }) =>
    lines
      .map((line) => marketAt(kind, line, target, outcomes))
      .filter((market) => market !== undefined)
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, shown)
      .toSorted((a, b) => a.line - b.line),
  );
}

function marketAt(
  kind: OfferedMarket['kind'],
  line: number,
  target: number,
  outcomes: readonly Outcome[],
): Market | undefined {
  const selections = picks[kind].map((pick) => ({
    pick,
    odds: oddsOf({ market: kind, line, pick }, outcomes, target),
  }));
  return selections.every((one): one is { pick: Pick; odds: number } => one.odds !== undefined)
    ? { kind, line, selections }
    : undefined;
}

const distance = ({ selections }: Market) => Math.abs(selections[0]!.odds - selections.at(-1)!.odds);

/** By how much the reciprocal odds exceed one, in hundredths of a percent. */
export function marginOf({ selections }: Market): number {
  const common = selections.reduce((product, { odds }) => product * BigInt(odds), 1n);
  const sum = selections.reduce((all, { odds }) => all + (common * 100n) / BigInt(odds), 0n);
  return Number(((sum - common) * 10_000n) / common);
}

/** Hundredths of a percent as text. */
export const percentText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** A share as percent with two places, rounded down. */
export const percentOfShare = ({ over, under }: Share): string =>
  percentText(Number((over * 10_000n) / under));
