import type { Play, Symbols } from './play.js';
import { formOf, lineCount, SelectionError, type Selection, type SelectionForm } from './selection.js';

/**
 * Reads a selection: symbols joined by commas, hyphens or spaces; positions joined by `_`; `#` for an empty position or,
 * in a set of digits, for all ten. Digits of one set need no separator.
 */
export function parseSelection(play: Play, text: string): Selection {
  const selection = read(play, text);
  const lines = lineCount(play, selection);
  if (lines < 1) throw new SelectionError('TOO_FEW', text);
  if (lines > play.maxLines) throw new SelectionError('TOO_MANY_LINES', text);
  return selection;
}

function read(play: Play, text: string): Selection {
  if (text.trim() === '') throw new SelectionError('EMPTY', text);
  if (play.rule.kind === 'options')
    return readOptions(
      play.rule.options.map(({ code }) => code),
      text,
    );
  const form = formOf(play)!;
  if (form.positions && (text.includes('_') || !form.atLeast)) return readSets(form, text);
  const picks = readSymbols(form.symbols, text);
  if (picks.length < (form.atLeast ?? 1)) throw new SelectionError('TOO_FEW', text);
  return { picks };
}

function readOptions(codes: readonly string[], text: string): Selection {
  const chosen = text.split(',').map((code) => code.trim());
  if (chosen.some((code) => !codes.includes(code))) throw new SelectionError('OPTION_UNKNOWN', text);
  if (new Set(chosen).size !== chosen.length) throw new SelectionError('DUPLICATE', text);
  return { options: codes.filter((code) => chosen.includes(code)) };
}

function readSets(form: SelectionForm, text: string): Selection {
  const parts = text.split('_');
  if (parts.length !== form.positions) throw new SelectionError('POSITIONS', text);
  const sets = parts.map((part) => {
    if (part.trim() !== '#') return readSymbols(form.setSymbols, part);
    if (form.wildcard) return everySymbol(form.setSymbols);
    if (form.optional) return [];
    throw new SelectionError('POSITIONS', text);
  });
  if (sets.every((set) => set.length === 0)) throw new SelectionError('EMPTY', text);
  return { sets };
}

export const everySymbol = (symbols: Symbols): number[] =>
  Array.from({ length: symbols.to - symbols.from + 1 }, (_, index) => symbols.from + index);

function readSymbols(symbols: Symbols, text: string): number[] {
  const trimmed = text.trim();
  if (trimmed === '') throw new SelectionError('EMPTY', text);
  const parts = symbols.width === 1 && /^\d+$/.test(trimmed) ? [...trimmed] : trimmed.split(/\s*[,-]\s*|\s+/);
  const picks = parts.map((part) => {
    if (!/^\d+$/.test(part) || part.length !== symbols.width) throw new SelectionError('FORM', text);
    const symbol = Number(part);
    if (symbol < symbols.from || symbol > symbols.to) throw new SelectionError('SYMBOL_UNKNOWN', text);
    return symbol;
  });
  if (new Set(picks).size !== picks.length) throw new SelectionError('DUPLICATE', text);
  return picks.toSorted((a, b) => a - b);
}

const pad = (symbols: Symbols, symbol: number): string => String(symbol).padStart(symbols.width, '0');

/** The canonical text: parsing it gives the selection again. */
export function printSelection(play: Play, selection: Selection): string {
  if ('options' in selection) return selection.options.join(',');
  const form = formOf(play)!;
  if ('picks' in selection) {
    const balls = form.symbols.from === 1 && form.symbols.width === 2;
    return selection.picks.map((pick) => pad(form.symbols, pick)).join(balls ? '-' : ',');
  }
  const separator = form.setSymbols.width === 1 ? '' : '-';
  return selection.sets
    .map((set) => set.map((symbol) => pad(form.setSymbols, symbol)).join(separator) || '#')
    .join('_');
}

/**
 * The compact text for a column: `p` and the symbols, `m` and a hexadecimal mask of many two-digit numbers, `s` and the sets,
 * `o` and the options.
 */
export function pack(play: Play, selection: Selection): string {
  if ('options' in selection) return `o${selection.options.join(',')}`;
  const form = formOf(play)!;
  if ('sets' in selection)
    return `s${selection.sets.map((set) => set.map((symbol) => pad(form.setSymbols, symbol)).join('')).join('_')}`;
  if (form.symbols.width === 2 && selection.picks.length > 12) {
    return `m${selection.picks.reduce((mask, pick) => mask | (1n << BigInt(pick)), 0n).toString(16)}`;
  }
  return `p${selection.picks.map((pick) => pad(form.symbols, pick)).join('')}`;
}

export function unpack(play: Play, packed: string): Selection {
  const body = packed.slice(1);
  if (packed.startsWith('o')) return { options: body.split(',') };
  const form = formOf(play);
  if (packed.startsWith('p') && form) return { picks: chunks(body, form.symbols.width) };
  if (packed.startsWith('s') && form)
    return { sets: body.split('_').map((set) => chunks(set, form.setSymbols.width)) };
  if (packed.startsWith('m')) {
    const mask = BigInt(`0x${body}`);
    return {
      picks: Array.from({ length: 100 }, (_, pick) => pick).filter((pick) => (mask >> BigInt(pick)) & 1n),
    };
  }
  throw new SelectionError('FORM', packed);
}

const chunks = (text: string, width: number): number[] =>
  Array.from({ length: text.length / width }, (_, index) =>
    Number(text.slice(index * width, (index + 1) * width)),
  );
