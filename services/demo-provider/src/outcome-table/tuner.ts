/** A round that pays `units` of a stake of `cost` units; `fixed` rounds keep the weight they have. */
export interface Tunable {
  /** What each row pays. */
  readonly units: readonly number[];
  /** What a round costs, in the same units. */
  readonly cost: number;
  /** Hundredths of a percent. */
  readonly aim: number;
  /** Share of winning rounds in thousandths. */
  readonly hits?: number;
  /** The last so many rows are rare: each comes once in `RARE_ONE_IN` rounds. */
  readonly rare: number;
}

/** The sum of the weights is about this, so that one 32-bit word draws a ticket. */
const TARGET = 2 ** 30;
const RARE_ONE_IN = 1_000_000;

/**
 * Whole weights under which the rows return exactly the aim. Rows of one class weigh the same: without a win, with a small
 * one, with a large one. Two weights solve the aimed share of wins and the mean win; the rest of the rounding is
 * taken up by one row that pays more than the aim and one that pays less. Only + − × ÷, which every machine computes alike.
 */
export function tune({ units, cost, aim, hits, rare }: Tunable): number[] {
  const common = units.length - rare;
  const mean = (cost * aim) / 10_000;
  const winners = units.slice(0, common).filter((paid) => paid > 0);
  const losers = common - winners.length;
  const hitShare = losers === 0 ? 1 : hits === undefined ? winners.length / common : hits / 1000;
  const rareWeight = Math.round(TARGET / RARE_ONE_IN);
  const rareUnits = units.slice(common).reduce((sum, paid) => sum + paid, 0) / RARE_ONE_IN;
  const meanWin = (mean - rareUnits) / hitShare;
  const weights = split(winners, meanWin, hitShare);
  const loserWeight = losers === 0 ? 0 : Math.max(1, Math.round((TARGET * (1 - hitShare)) / losers));
  const all = units.map((paid, row) =>
    row >= common ? rareWeight : paid === 0 ? loserWeight : paid < meanWin ? weights.small : weights.large,
  );
  balance(all, units, cost, aim, common);
  return all;
}

/** Weights of small and large wins whose mean is `meanWin` and whose sum is the share of wins. */
function split(winners: readonly number[], meanWin: number, share: number): { small: number; large: number } {
  const under = winners.filter((paid) => paid < meanWin);
  const over = winners.filter((paid) => paid >= meanWin);
  if (under.length === 0 || over.length === 0)
    throw new Error(`wins of this table do not lie on both sides of ${meanWin} units`);
  const low = under.reduce((sum, paid) => sum + (meanWin - paid), 0);
  const high = over.reduce((sum, paid) => sum + (paid - meanWin), 0);
  const scale = (TARGET * share) / (under.length * high + over.length * low);
  return { small: Math.max(1, Math.round(high * scale)), large: Math.max(1, Math.round(low * scale)) };
}

/** Adds to the weights of two rows until the return is the aim, without a rest. */
function balance(
  weights: number[],
  units: readonly number[],
  cost: number,
  aim: number,
  common: number,
): void {
  const divisor = greatest(10_000, cost * aim);
  const above = (paid: number) => (paid * 10_000 - cost * aim) / divisor;
  let rest = 0n;
  for (const [row, paid] of units.entries()) rest += BigInt(weights[row]!) * BigInt(above(paid));
  const low = lowestRow(units, common, above);
  const step = -above(units[low]!);
  const order = Array.from({ length: common }, (_, row) => row).filter((row) => above(units[row]!) > 0);
  for (const row of order) {
    const gain = above(units[row]!);
    const shared = greatest(gain, step);
    if (rest % BigInt(shared) !== 0n) continue;
    for (let more = 0; more < step / shared; more++) {
      const sum = rest + BigInt(more) * BigInt(gain);
      if (sum % BigInt(step) !== 0n) continue;
      let [added, less] = [BigInt(more), sum / BigInt(step)];
      // Both rows gain together what cancels out, until neither loses weight.
      while (less < 0n) {
        added += BigInt(step / shared);
        less += BigInt(gain / shared);
      }
      weights[row]! += Number(added);
      weights[low]! += Number(less);
      return;
    }
  }
  throw new Error('no row of this table takes up the rest of the rounding');
}

/** The row that pays least; never a rare one. */
function lowestRow(units: readonly number[], common: number, above: (paid: number) => number): number {
  let best = 0;
  for (let row = 1; row < common; row++) if (units[row]! < units[best]!) best = row;
  if (above(units[best]!) >= 0) throw new Error('every row of this table pays more than the aim');
  return best;
}

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b);
}
