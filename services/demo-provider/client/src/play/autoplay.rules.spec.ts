import { describe, expect, it } from 'vitest';
import { afterSpin, beginAutoplay, exceedsLoss, type Autoplay, type AutoplayLimits } from './autoplay.rules';

const limits: AutoplayLimits = { spins: 10, loss: 500n, singleWin: 1000n, onFeature: true };
const spin = (totalWin: string, steps = 0) => ({
  stake: '100',
  totalWin,
  steps: Array.from({ length: steps }, () => ({ kind: 'free' as const, grid: [], wins: [], amount: '0' })),
});

describe('autoplay', () => {
  it('ends when its spins are used up', () => {
    let auto = beginAutoplay({ ...limits, spins: 2 });
    const first = afterSpin(auto, spin('100'));
    expect(first.stop).toBeUndefined();
    auto = first.auto;
    expect(afterSpin(auto, spin('100')).stop).toBe('spins');
  });

  it('stops before a further loss would pass the limit, never after', () => {
    let auto: Autoplay = beginAutoplay(limits);
    const stops = [];
    for (let i = 0; i < 5; i++) {
      const { auto: next, stop } = afterSpin(auto, spin('0'));
      auto = next;
      stops.push(stop);
    }
    expect(stops).toEqual([undefined, undefined, undefined, undefined, 'loss']);
    expect(auto.lost).toBe(500n);
  });

  it('counts wins against losses', () => {
    const { auto } = afterSpin(beginAutoplay(limits), spin('350'));
    expect(auto.lost).toBe(-250n);
    expect(exceedsLoss(auto, 750n)).toBe(false);
    expect(exceedsLoss(auto, 751n)).toBe(true);
  });

  it('stops on a single win of the chosen size and not below it', () => {
    expect(afterSpin(beginAutoplay(limits), spin('1000')).stop).toBe('win');
    expect(afterSpin(beginAutoplay(limits), spin('999')).stop).toBeUndefined();
    expect(
      afterSpin(beginAutoplay({ ...limits, singleWin: undefined }), spin('999999')).stop,
    ).toBeUndefined();
  });

  it('stops on a feature only where the player asked for it', () => {
    expect(afterSpin(beginAutoplay(limits), spin('0', 3)).stop).toBe('feature');
    expect(afterSpin(beginAutoplay({ ...limits, onFeature: false }), spin('0', 3)).stop).toBeUndefined();
  });

  it('does not begin where the first spin could already lose too much', () => {
    expect(exceedsLoss(beginAutoplay({ ...limits, loss: 99n }), 100n)).toBe(true);
  });
});
