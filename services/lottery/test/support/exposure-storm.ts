import { randomUUID } from 'node:crypto';
import {
  defaultOddsBook,
  exposureOf,
  gameDefinitions,
  layoutOf,
  modesOfGroup,
  oddsFor,
  type Play,
  type Result,
} from '#libs/lottery-engine';
import { judge, oracle } from '../../../../libs/lottery-engine/test/oracle/index.js';
import { pickNear } from '../../../../libs/lottery-engine/test/picks.js';
import { tryParse } from '../../../../libs/lottery-engine/test/singles.js';
import { numbersFrom, randomResult } from '../../../../libs/lottery-engine/test/spaces.js';
import { cellsOf, exposureOfSlip } from '../../src/order/exposure.rules.js';
import { acceptSlip, priceOf, type LineInput, type SlipLine } from '../../src/order/order.rules.js';
import type { CellKind } from '../../src/play/limit.rules.js';
import { initialLimits } from './limits.js';

/** Small enough that a few lines fill a number, and no smaller than what the dearest line costs at the least stake. */
const cap = 10_000_000_000n;
const caps: Partial<Record<CellKind, bigint>> = { NUMBER: cap, WORST: cap };
const resultsOfDraw = 4;
const oddsBook = defaultOddsBook();

export interface StormReport {
  accepted: number;
  refused: number;
  /** Slips that a result pays more than was declared, and results that cost more than the caps allow. */
  faults: string[];
}

/** Places random slips on one play in one draw, and judges every accepted one by the oracle in each result. */
export function storm(play: Play, seed: number, slips: number): StormReport {
  const below = numbersFrom(seed);
  const layout = layoutOf(play.layout);
  const results = Array.from({ length: resultsOfDraw }, () => randomResult(layout, below));
  const sums = new Map<string, bigint>();
  const costs = results.map(() => 0n);
  const report: StormReport = { accepted: 0, refused: 0, faults: [] };
  for (let at = 0; at < slips; at++) {
    const slip = randomSlip(play, results, below);
    const multiple = 1 + below(2);
    const exposure = exposureOfSlip(slip);
    const paid = results.map((result) => paidByOracle(play, slip, multiple, result));
    if (paid.some((amount) => amount > exposure.most * BigInt(multiple)))
      report.faults.push(`wins more than declared: ${slip.map(({ text }) => text).join(' + ')}`);
    const cells = cellsOf({ memberId: randomUUID(), book: 'REAL', slip }, exposure, multiple);
    const limited = cells.filter(({ kind }) => caps[kind] !== undefined);
    const isAbove = limited.some(({ cell, kind, amount }) => (sums.get(cell) ?? 0n) + amount > caps[kind]!);
    if (isAbove) {
      report.refused += 1;
      continue;
    }
    report.accepted += 1;
    for (const { cell, amount } of limited) sums.set(cell, (sums.get(cell) ?? 0n) + amount);
    paid.forEach((amount, index) => (costs[index]! += amount));
    const most = fullestOf(sums);
    for (const cost of costs) if (cost > most) report.faults.push(`a result costs ${cost} of ${most}`);
  }
  return report;
}

/** What the caps allow now: the fullest number and all bounded lines. Never above both caps together. */
function fullestOf(sums: ReadonlyMap<string, bigint>): bigint {
  let [number, worst] = [0n, 0n];
  for (const [cell, amount] of sums) {
    if (cell.startsWith('worst:')) worst = amount;
    else if (amount > number) number = amount;
  }
  return number + worst;
}

/** Options that stand for hundreds of tickets are judged for as long as many lines. */
const maxLinesOf = ({ rule }: Play): number =>
  rule.kind === 'options' && rule.options[0]!.lines !== undefined ? 1 : 8;

type Below = (bound: number) => number;

function randomSlip(play: Play, results: readonly Result[], below: Below): SlipLine[] {
  const layout = layoutOf(play.layout);
  const prizeModes = modesOfGroup[play.group]!;
  const prizeMode = prizeModes[below(prizeModes.length)]!;
  const range = oddsBook.seriesRange(prizeMode, play.group);
  const game = gameDefinitions.find(({ playGroups }) => playGroups.includes(play.group))!;
  const lines: LineInput[] = [];
  for (const wanted = 1 + below(maxLinesOf(play)); lines.length < wanted;) {
    const content = pickNear(play, layout, results[below(results.length)]!, below);
    const selection = tryParse(play, content);
    if (!selection) continue;
    const series = range && range.min + 2 * below((range.maxBet - range.min) / 2 + 1);
    const { most, picks } = exposureOf(play, selection, oddsFor(oddsBook, prizeMode, play, series), 100);
    const dearest = Math.max(most, ...picks.map(({ weight }) => weight));
    // From a hundredth of the cap to about half of it, so that numbers fill up at different speeds.
    const stake = (cap * 10n * BigInt(1 + below(50))) / BigInt(dearest);
    const unitStake = stake < 10_000n ? 10_000n : stake > 10_000_000_000n ? 10_000_000_000n : stake;
    lines.push({ play: play.code, content, unitStake, series });
  }
  return acceptSlip(
    { gameCode: game.code, prizeMode, lines, draws: [], stopOnWin: false },
    { book: oddsBook, limits: initialLimits, isOff: () => false },
  );
}

/** Ticket by ticket, each prize rounded down: nothing but odds and price comes from what was accepted. */
export function paidByOracle(
  play: Play,
  slip: readonly SlipLine[],
  multiple: number,
  result: Result,
): bigint {
  const sheet = Object.fromEntries(Object.entries(result).map(([slot, values]) => [slot, [...values]]));
  return slip.reduce((sum, line) => {
    const { wins, refundedLines } = judge(oracle[play.group]![play.code]!, line.text, sheet);
    const stake = BigInt(line.unitStake) * BigInt(multiple);
    const prizes = Object.entries(wins).reduce(
      (total, [tier, times]) => total + ((stake * BigInt(line.odds[tier]!)) / 1000n) * BigInt(times),
      0n,
    );
    return sum + prizes + priceOf(line) * BigInt(multiple) * BigInt(refundedLines);
  }, 0n);
}
