import { at, BARE, ellipse, path, rect } from './svg';
import type { Pen } from './pen';

/** The four suits, centred, 36 units high. */
export const SUITS = {
  S: 'M0-16C8-6 16 0 16 7C16 15 6 16 2 10L5 18H-5L-2 10C-6 16-16 15-16 7C-16 0-8-6 0-16Z',
  H: 'M0 16C-8 8-17 1-17-7C-17-16-5-17 0-8C5-17 17-16 17-7C17 1 8 8 0 16Z',
  D: 'M0-18L13 0L0 18L-13 0Z',
  C: 'M0-17A8 8 0 0 1 7-5A8 8 0 1 1 3 9L5 18H-5L-3 9A8 8 0 1 1-7-5A8 8 0 0 1 0-17Z',
} as const;

export type Suit = keyof typeof SUITS;

export function card(x: Pen, suit: Suit, rank: string): string {
  const ink = suit === 'H' || suit === 'D' ? '#C81E3A' : '#141B2B';
  const index = `<text x="-24" y="-30" font-size="27" font-weight="800" text-anchor="middle" fill="${ink}" stroke="none" font-family="Be Vietnam Pro,Inter,sans-serif">${rank}</text>`;
  return (
    rect(-38, -56, 76, 112, 9, x.fill('white'), 'stroke="#2a1a10" stroke-width="2"') +
    at(0, 6, 1.45, path(SUITS[suit], ink, BARE)) +
    index +
    at(24, 40, 0.55, path(SUITS[suit], ink, BARE), 180)
  );
}

/** A die seen from a corner: colours of top, left, right and of the pips. */
export function cube(top: string, left: string, right: string, pip: string): string {
  const dot = (a: number, b: number, rx: number, ry: number) => ellipse(a, b, rx, ry, pip, BARE);
  const leftPips = [
    [-38, 2],
    [-14, 36],
    [-26, 19],
  ] as const;
  const rightPips = [
    [14, 16],
    [38, 4],
    [14, 44],
    [38, 32],
  ] as const;
  return (
    path('M0-52L52-24L0 4L-52-24Z', top) +
    path('M-52-24L0 4V62L-52 34Z', left) +
    path('M52-24L0 4V62L52 34Z', right) +
    dot(0, -24, 10, 6) +
    [...leftPips, ...rightPips].map(([a, b]) => dot(a, b, 5, 8)).join('')
  );
}
