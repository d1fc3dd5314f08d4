import type { SymbolKey } from '../../../src/play/dto/play.contract.js';
import { TIMING } from './timings';

export interface StopPlan {
  readonly reels: number;
  readonly turbo: boolean;
  /** First reel that anticipates, or -1. */
  readonly teaseFrom: number;
  /** Milliseconds from the start of the spin to the arrival of the result. */
  readonly arrival: number;
  /** Reels that do not turn. */
  readonly held?: ReadonlySet<number>;
}

/** When each reel may begin to stop, in milliseconds from the start; a late result delays all reels alike. */
export function stopTimes({ reels, turbo, teaseFrom, arrival, held }: StopPlan): number[] {
  const first = Math.max(turbo ? TIMING.turboFirstStop : TIMING.firstStop, arrival);
  const stagger = turbo ? TIMING.turboStagger : TIMING.stagger;
  let turning = 0;
  let anticipation = 0;
  return Array.from({ length: reels }, (_, reel) => {
    if (held?.has(reel)) return 0;
    if (teaseFrom >= 0 && reel >= teaseFrom) anticipation += TIMING.anticipation;
    return first + stagger * turning++ + anticipation;
  });
}

/** 0 → 1 with a swing past the end; `back` is its strength. */
export const swing = (share: number, back: number) =>
  1 + (back + 1) * Math.pow(share - 1, 3) + back * Math.pow(share - 1, 2);

/** Speed while accelerating, as a share of the full one. */
export const gather = (share: number) => {
  const u = Math.max(0, Math.min(1, share));
  return u * u * (3 - 2 * u);
};

/** How long a reel takes over `distance` so that the swing begins at exactly the speed it runs with. */
export const landingTime = (distance: number, speed: number, back: number) => ((back + 3) * distance) / speed;

/**
 * First reel that may anticipate: two scatters have landed on the reels before it and the third could still come.
 * -1 if there is nothing to wait for.
 */
export function teaseFrom(grid: SymbolKey[][], needed: number): number {
  if (needed < 3) return -1;
  let seen = 0;
  for (let reel = 0; reel < grid.length; reel++) {
    if (seen === needed - 1) return reel;
    seen += (grid[reel] ?? []).filter((key) => key === 'S').length;
    if (seen >= needed) return -1;
  }
  return -1;
}

/** Where a cell lies on a reel of `count` symbols: fewer than the window has rows are spread evenly. */
export const topOf = ({ cell, rows }: { cell: number; rows: number }, count: number, row: number): number =>
  count === 0 || count === rows ? row * cell : ((row + 0.5) * rows * cell) / count - cell / 2;

/** How many cells the symbol that now lies on `row` has fallen. */
export function fallOf(row: number, count: number, cleared: ReadonlySet<number>): number {
  const left = Array.from({ length: count }, (_, before) => before).filter((before) => !cleared.has(before));
  const fresh = count - left.length;
  return row < fresh ? fresh : row - left[row - fresh]!;
}
