import { publishedPpmOf, rtpOf, type RtpSums } from './rtp.rules.js';

/** Rounds of one unit: a share of them pays the multiple. */
function sums(rounds: number, winners: number, multiple: number, stake = 1_000_000n): RtpSums {
  const payout = stake * BigInt(multiple);
  return {
    rounds,
    staked: stake * BigInt(rounds),
    paid: payout * BigInt(winners),
    stakeSquares: stake * stake * BigInt(rounds),
    paidSquares: payout * payout * BigInt(winners),
    products: payout * stake * BigInt(winners),
  };
}

describe('REG-G34 the return that was paid', () => {
  it('has the band of its rounds: the deviation over the root of their number', () => {
    const { actualPpm, bandPpm } = rtpOf(sums(10_000, 4_800, 2), null);
    expect(actualPpm).toBe(960_000);
    const deviation = Math.sqrt(0.48 * 0.52) * 2;
    expect(bandPpm / 1e6).toBeCloseTo((3.2905 * deviation) / 100, 4);
  });

  it('does not depend on the stake', () => {
    expect(rtpOf(sums(5000, 2400, 2), 960_000)).toEqual(rtpOf(sums(5000, 2400, 2, 7n), 960_000));
  });

  it('is judged only with enough rounds and a published return', () => {
    expect(rtpOf(sums(100_000, 48_000, 2), 960_000).isInside).toBe(true);
    expect(rtpOf(sums(100_000, 51_000, 2), 960_000).isInside).toBe(false);
    expect(rtpOf(sums(100_000, 45_000, 2), 960_000).isInside).toBe(false);
    expect(rtpOf(sums(999, 0, 2), 960_000).isInside).toBeNull();
    expect(rtpOf(sums(100_000, 45_000, 2), null).isInside).toBeNull();
  });

  it('is compared with the percentage that the provider publishes', () => {
    expect([publishedPpmOf('96.21'), publishedPpmOf('100.00'), publishedPpmOf(null)]).toEqual([
      962_100,
      1_000_000,
      null,
    ]);
  });
});
