import fc from 'fast-check';
import { profitOf, type MovementSum } from './profit.rules.js';

const sum = (kind: MovementSum['kind'], amount: bigint, more: Partial<MovementSum> = {}): MovementSum => ({
  ...{ day: '2026-11-20', gameType: null, kind, amount },
  ...more,
});

describe('the profit and loss of a member', () => {
  it('sets play, other credits and payments apart', () => {
    const report = profitOf([
      sum('DEPOSIT', 500n),
      sum('BET', -300n, { gameType: 'RNG' }),
      sum('WIN', 120n, { gameType: 'RNG' }),
      sum('ROLLBACK', 50n, { gameType: 'RNG' }),
      sum('BET', -40n, { gameType: 'LOTT', day: '2026-11-21' }),
      sum('CASHBACK', 9n, { day: '2026-11-21' }),
      sum('FEE', -2n, { day: '2026-11-21' }),
      sum('WITHDRAWAL', -100n, { day: '2026-11-21' }),
      sum('PAYOUT_RETURN', 100n, { day: '2026-11-22' }),
    ]);
    expect(report).toEqual({
      games: [
        { gameType: 'LOTT', stake: 40n, win: 0n },
        { gameType: 'RNG', stake: 250n, win: 120n },
      ],
      others: [
        { kind: 'CASHBACK', amount: 9n },
        { kind: 'FEE', amount: -2n },
      ],
      deposits: 500n,
      withdrawals: 0n,
      play: -170n,
      total: -163n,
      days: [
        { day: '2026-11-20', play: -130n, total: -130n },
        { day: '2026-11-21', play: -40n, total: -33n },
      ],
    });
  });

  it('explains every change of the balance: gained + deposited - withdrawn', () => {
    const one = fc.record({
      day: fc.constantFrom('2026-11-20', '2026-11-21'),
      kind: fc.constantFrom(
        'BET',
        'WIN',
        'ROLLBACK',
        'DEPOSIT',
        'WITHDRAWAL',
        'BONUS',
        'ADJUST',
        'FEE' as const,
      ),
      gameType: fc.constantFrom('RNG', 'LIVE', null),
      amount: fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n }),
    }) as fc.Arbitrary<MovementSum>;
    fc.assert(
      fc.property(fc.array(one), (sums) => {
        const { total, deposits, withdrawals, days } = profitOf(sums);
        expect(total + deposits - withdrawals).toBe(sums.reduce((all, { amount }) => all + amount, 0n));
        expect(days.reduce((all, day) => all + day.total, 0n)).toBe(total);
      }),
    );
  });
});
