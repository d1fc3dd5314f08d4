import { publishedRtpOf } from '../math-model/published-rtp.js';
import { actualRtp } from './actual-rtp.rules.js';

const figures = publishedRtpOf('lines-5x3-20-free-x3');
const stake = 1_000_000n;
const played = (rounds: bigint, paidPpm: bigint) => ({
  rounds: Number(rounds),
  staked: rounds * stake,
  paid: (rounds * stake * paidPpm) / 1_000_000n,
  stakeSquares: rounds * stake * stake,
});

describe('REG-G34 the return really paid', () => {
  it('has the band of the law of large numbers: the exact deviation over the root of the rounds', () => {
    const band = actualRtp(played(10_000n, 961_964n), figures)!.bandPpm;
    expect(band / 1e6).toBeCloseTo((3.2905 * Number(figures.standardDeviation)) / 100, 4);
    expect(actualRtp(played(1_000_000n, 961_964n), figures)!.bandPpm * 10).toBeGreaterThanOrEqual(band - 20);
  });

  it('reports whether the actual RTP is inside the band', () => {
    expect(actualRtp(played(1_000_000n, 961_964n), figures)).toMatchObject({
      actualPpm: 961_964,
      exactPpm: 961_964,
      inside: true,
    });
    expect(actualRtp(played(1_000_000n, 990_000n), figures)).toMatchObject({ inside: false });
    expect(actualRtp(played(1_000_000n, 930_000n), figures)).toMatchObject({ inside: false });
    expect(actualRtp(played(1_000n, 930_000n), figures)).toMatchObject({ inside: true });
  });

  it('is wider where a few high stakes weigh more than many low ones', () => {
    const even = actualRtp(played(1000n, 961_964n), figures)!;
    const uneven = { ...played(1000n, 961_964n), stakeSquares: 100_000n * stake * stake };
    expect(actualRtp(uneven, figures)!.bandPpm).toBeGreaterThan(9 * even.bandPpm);
  });

  it('is nothing before the first round', () => {
    expect(actualRtp({ rounds: 0, staked: 0n, paid: 0n, stakeSquares: 0n }, figures)).toBeUndefined();
  });
});
