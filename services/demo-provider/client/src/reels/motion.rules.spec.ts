import { describe, expect, it } from 'vitest';
import { gather, landingTime, stopTimes, swing, teaseFrom } from './motion.rules';
import { TIMING } from './timings';

describe('stopTimes', () => {
  const plan = { reels: 5, turbo: false, teaseFrom: -1, arrival: 0 };

  it('stops reel after reel from the first stop on', () => {
    expect(stopTimes(plan)).toEqual([620, 770, 920, 1070, 1220]);
    expect(stopTimes({ ...plan, turbo: true })).toEqual([190, 225, 260, 295, 330]);
  });

  it('delays all reels alike for a late result', () => {
    expect(stopTimes({ ...plan, arrival: 2000 })).toEqual([2000, 2150, 2300, 2450, 2600]);
  });

  it('adds anticipation once for each reel still to come', () => {
    const times = stopTimes({ ...plan, teaseFrom: 3 });
    expect(times.slice(0, 3)).toEqual([620, 770, 920]);
    expect(times.slice(3)).toEqual([1070 + TIMING.anticipation, 1220 + 2 * TIMING.anticipation]);
  });

  it('keeps the rhythm without the reels that are held', () => {
    expect(stopTimes({ ...plan, held: new Set([1, 2]) })).toEqual([620, 0, 0, 770, 920]);
  });
});

describe('swing', () => {
  it('goes from 0 to 1 and once beyond', () => {
    expect(swing(0, 0.95)).toBeCloseTo(0);
    expect(swing(1, 0.95)).toBe(1);
    const path = Array.from({ length: 101 }, (_, i) => swing(i / 100, 0.95));
    expect(Math.max(...path)).toBeGreaterThan(1.03);
    expect(Math.max(...path)).toBeLessThan(1.1);
  });

  it('begins at the speed the reel runs with, so that nothing jerks', () => {
    const [distance, speed, back] = [300, 1.8, 0.95];
    const time = landingTime(distance, speed, back);
    const step = 1e-4;
    expect(((swing(step, back) - swing(0, back)) * distance) / (step * time)).toBeCloseTo(speed, 2);
  });
});

it('gathers speed without a jump at either end', () => {
  expect([gather(-1), gather(0), gather(0.5), gather(1), gather(2)]).toEqual([0, 0, 0.5, 1, 1]);
});

describe('teaseFrom', () => {
  const reels = (...scatters: number[]) =>
    Array.from({ length: 5 }, (_, reel) => (scatters.includes(reel) ? ['S', 'A', 'K'] : ['A', 'K', 'Q']));

  it('anticipates only after two scatters have landed', () => {
    expect(teaseFrom(reels(0, 1), 3)).toBe(2);
    expect(teaseFrom(reels(0, 3), 3)).toBe(4);
    expect(teaseFrom(reels(0), 3)).toBe(-1);
  });

  it('does not when nothing is left to wait for', () => {
    expect(teaseFrom(reels(2, 4), 3)).toBe(-1);
  });

  it('does for the reels between the second and the third', () => {
    expect(teaseFrom(reels(0, 1, 3), 3)).toBe(2);
  });
});
