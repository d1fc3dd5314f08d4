import { formOf } from '../src/selection.js';
import type { Play, Symbols } from '../src/play.js';
import type { Layout, Result } from '../src/index.js';

type Below = (bound: number) => number;

const write = (symbols: Symbols, symbol: number): string => String(symbol).padStart(symbols.width, '0');

/** A symbol of a result or any other, so that wins are frequent. */
function symbolNear(symbols: Symbols, result: Result, far: number, below: Below): string {
  const any = write(symbols, symbols.from + below(symbols.to - symbols.from + 1));
  if (below(6) < far) return any;
  const values = Object.values(result).flat();
  const value = values[below(values.length)] ?? '';
  const text = value.length >= symbols.width ? value : values.join('');
  const start =
    below(3) === 0
      ? 0
      : below(2) === 0
        ? text.length - symbols.width
        : below(text.length - symbols.width + 1);
  const near = text.slice(start, start + symbols.width);
  const number = Number(near);
  return near.length === symbols.width && number >= symbols.from && number <= symbols.to ? near : any;
}

function several(symbols: Symbols, result: Result, count: number, below: Below): string[] {
  const found = new Set<string>();
  const far = below(7);
  for (let tries = 0; found.size < count && tries < 1000; tries++)
    found.add(symbolNear(symbols, result, far, below));
  return [...found];
}

/** A selection for a play in its text form, near a result. */
export function pickNear(play: Play, _layout: Layout, result: Result, below: Below): string {
  if (play.rule.kind === 'options') {
    const codes = play.rule.options.map((option) => option.code);
    const chosen = codes.filter(() => below(3) === 0);
    return (chosen.length > 0 ? chosen : [codes[below(codes.length)]!]).join(',');
  }
  const form = formOf(play)!;
  const hasList = form.atLeast !== undefined;
  if (!hasList || (form.positions && below(2) === 0)) return setsNear(play, result, below);
  const size = form.symbols.to - form.symbols.from + 1;
  const most = Math.min(size, (form.atLeast ?? 1) + 4);
  const count = Math.min(most, (form.atLeast ?? 1) + below(4));
  return several(form.symbols, result, count, below).join(',');
}

function setsNear(play: Play, result: Result, below: Below): string {
  const form = formOf(play)!;
  const ordered = Object.values(result).flat();
  const parts = Array.from({ length: form.positions ?? 0 }, (_, position) => {
    if (form.optional && below(3) === 0) return '#';
    if (form.wildcard && below(8) === 0) return '#';
    const found = several(form.setSymbols, result, 2 + below(3), below);
    const here = ordered.length > 1 ? ordered[position] : ordered[0]?.[position];
    if (here?.length === form.setSymbols.width && below(2) === 0 && !found.includes(here)) found.push(here);
    return found.join(form.setSymbols.width === 1 ? '' : '-');
  });
  return parts.every((part) => part === '#') ? setsNear(play, result, below) : parts.join('_');
}
