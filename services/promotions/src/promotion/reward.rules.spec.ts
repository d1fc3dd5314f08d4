import fc from 'fast-check';
import {
  depositReward,
  lossOf,
  lossOfBets,
  requiredTurnover,
  rescueReward,
  signInReward,
  weeklyPoints,
  weeklyReward,
} from './reward.rules.js';

const vnd = (units: number): bigint => BigInt(units) * 100n;
const weekly = {
  coefficientsPpm: { SPORTS: 1_000_000, LIVE: 500_000, LOTT: 500_000, ELOTT: 500_000 },
  otherPpm: 800_000,
  tiers: [
    { points: '3000000000.00', reward: '2000000.00' },
    { points: '5000000000.00', reward: '3700000.00' },
    { points: '8000000000.00', reward: '6600000.00' },
    { points: '11000000000.00', reward: '9900000.00' },
    { points: '15000000000.00', reward: '15000000.00' },
  ],
};

describe('rewards', () => {
  const first = { ratePpm: 1_000_000, cap: '1500000.00', minDeposit: '100000.00' };

  it('a deposit of 2,000,000 at 100 % with a cap of 1,500,000 brings 1,500,000 and requires 70,000,000 at (D+B)×20', () => {
    const bonus = depositReward(first, vnd(2_000_000));
    expect(bonus).toBe(vnd(1_500_000));
    const terms = { mode: 'DEPOSIT_BONUS', multiplier: '20' } as const;
    expect(requiredTurnover(terms, vnd(2_000_000), bonus)).toBe(vnd(70_000_000));
    expect(depositReward(first, vnd(99_999))).toBe(0n);
  });

  it('requires (100+100)×3 = 600, 100,000×10 = 1,000,000, (3000+1500)×15+3000 = 70,500, and rounds up', () => {
    expect(requiredTurnover({ mode: 'DEPOSIT_BONUS', multiplier: '3' }, 100n, 100n)).toBe(600n);
    expect(requiredTurnover({ mode: 'BONUS', multiplier: '10' }, 7n, vnd(100_000))).toBe(vnd(1_000_000));
    expect(requiredTurnover({ mode: 'DEPOSIT_BONUS_PLUS', multiplier: '15' }, vnd(3000), vnd(1500))).toBe(
      vnd(70_500),
    );
    expect(requiredTurnover({ mode: 'BONUS', multiplier: '7.5' }, 0n, 5001n)).toBe(37_508n);
    expect(() => requiredTurnover({ mode: 'BONUS', multiplier: '1.234' }, 0n, 1n)).toThrow(RangeError);
  });

  it('a loss of 0.5+10+1−3−1.5 = 7.0M less a bonus of 1M is 6.0M; at 5 % it pays 300,000', () => {
    const million = (n: number) => vnd(n * 1_000_000);
    const loss = lossOf({
      ...{ opening: million(0.5), deposits: million(10), bonuses: million(1) },
      ...{ withdrawals: million(3), closing: million(1.5) },
    });
    expect(loss).toBe(million(6));
    const formula = { ratesPpm: [20_000, 50_000], minLoss: '1000000.00', cap: '10000000.00' };
    expect(rescueReward(formula, loss, 7)).toBe(vnd(300_000));
    expect(rescueReward(formula, loss, 0)).toBe(vnd(120_000));
    expect(rescueReward(formula, vnd(999_999), 1)).toBe(0n);
  });

  it('the loss by balances is the loss by settled bets, whatever is open when the period begins and ends', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        amount,
        amount,
        (opening, deposits, bonuses, withdrawals, stake, win) => {
          const closing = opening + deposits + bonuses - withdrawals - stake + win;
          return (
            lossOf({ opening, deposits, bonuses, withdrawals, closing }) === lossOfBets(stake, win, bonuses)
          );
        },
      ),
    );
  });

  it('live 10,000,000,000 is 5,000,000,000 points and pays 3,700,000 a week', () => {
    const points = weeklyPoints(weekly, new Map([['LIVE', vnd(10_000_000_000)]]));
    expect(points).toBe(vnd(5_000_000_000));
    expect(weeklyReward(weekly, points)).toBe(vnd(3_700_000));
    expect(weeklyReward(weekly, vnd(2_999_999_999))).toBe(0n);
    expect(
      weeklyPoints(
        weekly,
        new Map([
          ['SPORTS', 100n],
          ['RNG', 100n],
        ]),
      ),
    ).toBe(180n);
  });

  it('a sign-in pays by the day of the streak, which begins again after the last', () => {
    const table = { minBet: '0.00', rewards: ['1.00', '2.00', '3.00', '4.00', '5.00', '6.00', '70.00'] };
    expect([1, 7, 8].map((day) => signInReward(table, day))).toEqual([100n, 7000n, 100n]);
  });

  it('a deposit bonus is never above its cap, and requires no less turnover than itself from a multiplier of 1', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 13n }),
        fc.integer({ min: 0, max: 2_000_000 }),
        (deposit, ratePpm) => {
          const reward = depositReward({ ...first, ratePpm }, deposit);
          return (
            reward <= vnd(1_500_000) &&
            requiredTurnover({ mode: 'BONUS', multiplier: '1' }, deposit, reward) === reward
          );
        },
      ),
    );
  });
});
