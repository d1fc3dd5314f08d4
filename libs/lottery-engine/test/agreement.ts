import {
  layoutOf,
  lineCount,
  prepare,
  settle,
  type Play,
  type Result,
  type Selection,
} from '../src/index.js';
import { judge, oracle, type Judged } from './oracle/index.js';

/** What the engine and the rules say of a bet, in the same form. */
export function bothAnswers(
  play: Play,
  text: string,
  selection: Selection,
  result: Result,
): { engine: Judged; rules: Judged } {
  const outcome = settle(play, selection, prepare(layoutOf(play.layout), result));
  const engine = {
    lines: lineCount(play, selection),
    wins: Object.fromEntries(outcome.wins.map(({ tier, times }) => [tier, times])),
    refundedLines: outcome.refundedLines,
  };
  const sheet = Object.fromEntries(Object.entries(result).map(([slot, values]) => [slot, [...values]]));
  return { engine, rules: judge(oracle[play.group]![play.code]!, text, sheet) };
}
