import { oklch, round1 } from './svg';
import type { TitleStyle } from './types';

const FILLS: Record<TitleStyle, readonly [string, string, string]> = {
  gold: ['#FFF9DA', '#FFD765', '#E89B1E'],
  white: ['#FFFFFF', '#FFFFFF', '#CFE0FF'],
  ribbon: ['#FFF9DA', '#FFE28A', '#FFC94A'],
  neon: ['#FFFFFF', '#B9F5FF', '#5FD4FF'],
  slant: ['#FFFFFF', '#FFFFFF', '#FFE08A'],
};

const outlineOf = (style: TitleStyle, hue: number): string =>
  ({
    gold: oklch(0.24, 0.1, 30),
    white: oklch(0.27, 0.15, hue),
    ribbon: '#5c0712',
    neon: oklch(0.25, 0.16, hue),
    slant: oklch(0.2, 0.09, hue),
  })[style];

/** Two lines of even length where one would be too wide; a number stays with the word before it. */
export function splitTitle(title: string): string[] {
  const words = title.split(' ');
  if (title.length <= 9 || words.length < 2) return [title];
  if (words.length === 3) {
    const [first = '', second = ''] = words;
    const at = /^\d/.test(second) || first.length > 6 ? 1 : 2;
    return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  }
  let best = { lines: [title], width: Infinity };
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const width = Math.max(...lines.map((l) => l.length));
    if (width < best.width) best = { lines, width };
  }
  return best.lines;
}

/** Rough width of a line in em of the title face. */
function lineWidth(text: string): number {
  let width = 0;
  for (const c of text) {
    if (/[MWmw]/.test(c)) width += 0.92;
    else if (/[ilI.,'íìịỉĩt ]/.test(c)) width += 0.36;
    else width += /[A-ZĐÁÀẢÃẠÂĂÊÔƠƯ0-9]/.test(c) ? 0.74 : 0.62;
  }
  return width;
}

/** Where the title stands on the plate, and how it is painted. */
export function layOutTitle(title: string, style: TitleStyle, hue: number) {
  const lines = splitTitle(title);
  const size = Math.min(lines.length > 1 ? 40 : 46, 262 / Math.max(...lines.map(lineWidth)));
  const step = size * 1.16;
  const first = lines.length > 1 ? 372 - step : 362;
  return {
    lines: lines.map((text, i) => ({ text, y: round1(first + i * step) })),
    size: round1(size),
    top: round1(first - size * 1.12),
    stops: FILLS[style],
    outline: outlineOf(style, hue),
    outlineWidth: round1(size * 0.2),
    slanted: style === 'slant',
  };
}
