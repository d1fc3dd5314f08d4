import fc from 'fast-check';
import { earn, pointTypeOf } from './earning.rules.js';

describe('earning points', () => {
  it('keeps the remainder: 250,000 then 60,000 then 40,000 at 100,000 a point', () => {
    const first = earn(0n, 250_000n, 100_000n);
    const second = earn(first.remainder, 60_000n, 100_000n);
    const third = earn(second.remainder, 40_000n, 100_000n);
    expect([first, second, third]).toEqual([
      { points: 2n, remainder: 50_000n },
      { points: 1n, remainder: 10_000n },
      { points: 0n, remainder: 50_000n },
    ]);
  });

  it('takes a void from the remainder, below zero if need be, and never from points', () => {
    expect(earn(50_000n, -250_000n, 100_000n)).toEqual({ points: 0n, remainder: -200_000n });
    expect(earn(-200_000n, 310_000n, 100_000n)).toEqual({ points: 1n, remainder: 10_000n });
  });

  it('loses no turnover: points × ratio + remainder = turnover', () => {
    const turnover = fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 12n }), { maxLength: 50 });
    fc.assert(
      fc.property(turnover, fc.bigInt({ min: 1n, max: 10n ** 7n }), (amounts, ratio) => {
        let points = 0n;
        let remainder = 0n;
        for (const amount of amounts) {
          const earned = earn(remainder, amount, ratio);
          expect(earned.points >= 0n).toBe(true);
          points += earned.points;
          remainder = earned.remainder;
        }
        return points * ratio + remainder === amounts.reduce((sum, amount) => sum + amount, 0n);
      }),
    );
  });

  it('counts fish with slots, e-sports and cock fights with sports, e-lottery with lottery, jackpots not', () => {
    const categories = ['FISH', 'ESPORTS', 'COCK_FIGHT', 'ELOTT', 'RNG', 'LIVE', 'JACKPOT'] as const;
    expect(categories.map(pointTypeOf)).toEqual([
      'rng',
      'sports',
      'sports',
      'lott',
      'rng',
      'live',
      undefined,
    ]);
  });
});
