import type { Play } from './play.js';
import { playOf } from './plays/index.js';
import { parseSelection, printSelection } from './selection-text.js';
import { lineCount, SelectionError, type Selection } from './selection.js';

/** A line of a slip: `picks~approach~play~unit~series~multiple`; series 0 is the default of the group. */
export interface SlipLine {
  play: Play;
  selection: Selection;
  /** 1 for sets, 2 for typed lines; kept for display only. */
  approach: 1 | 2;
  /** The code of the unit that the stake is counted in. */
  unit: string;
  series?: number;
  multiple: number;
  lines: number;
}

export const maxMultiple = 999;
export const maxSlipLines = 200;

/** Reads the lines of a slip, joined by semicolons; a play is named by its code within the group. */
export function parseSlip(group: string, text: string): SlipLine[] {
  const lines = text.split(';').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new SelectionError('EMPTY', text);
  if (lines.length > maxSlipLines) throw new SelectionError('TOO_MANY_LINES', text);
  return lines.map((line) => parseLine(group, line));
}

function parseLine(group: string, line: string): SlipLine {
  const parts = line.split('~').map((part) => part.trim());
  const [picks = '', approach = '', code = '', unit = '', series = '', multiple = ''] = parts;
  const play = playOf(group, code);
  if (!play) throw new SelectionError('PLAY_UNKNOWN', code);
  if (parts.length !== 6 || !/^[12]$/.test(approach) || !/^[A-Z0-9]{1,8}$/i.test(unit))
    throw new SelectionError('FORM', line);
  if (!/^(0|\d{4})$/.test(series) || !/^[1-9]\d{0,2}$/.test(multiple)) throw new SelectionError('FORM', line);
  const selection = parseSelection(play, picks);
  return {
    play,
    selection,
    approach: approach === '1' ? 1 : 2,
    unit,
    ...(series !== '0' && { series: Number(series) }),
    multiple: Number(multiple),
    lines: lineCount(play, selection),
  };
}

export const printSlip = (lines: readonly SlipLine[]): string =>
  lines
    .map(({ play, selection, approach, unit, series, multiple }) =>
      [printSelection(play, selection), approach, play.code, unit, series ?? 0, multiple].join('~'),
    )
    .join(';');
