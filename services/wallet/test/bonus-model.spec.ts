import { BonusModel } from './support/bonus-model.js';

describe('the model of own and bonus money', () => {
  const start = (own: bigint, bonus: bigint, times = 20n, cap: bigint | null = null) => {
    const model = new BonusModel(new Set());
    model.credit(own);
    return { model, row: model.grant(bonus, times, cap, null) };
  };
  const moneyOf = ({ own, bonus, taken }: BonusModel) => ({ own, bonus, taken });

  it('keeps what was held for a withdrawal', () => {
    const model = new BonusModel(new Set());
    model.credit(5_000_000n);
    model.withdraw(5_000_000n);
    const row = model.grant(10_000n, 20n, null, null);
    model.cancel(0);
    model.expire(row);
    expect(moneyOf(model)).toEqual({ own: 5_000_000n, bonus: 0n, taken: 10_000n });
  });

  it('takes the bonus part of a bet that was open when the bonus expired', () => {
    const { model, row } = start(500_000n, 500_000n);
    model.bet({ round: 'a', amount: 1_000_000n });
    model.expire(row);
    expect(row.status).toBe('EXPIRING');
    model.rollback(0);
    expect(row.status).toBe('EXPIRED');
    expect(moneyOf(model)).toEqual({ own: 500_000n, bonus: 0n, taken: 500_000n });
  });

  it('divides a win as its stake was', () => {
    const { model } = start(30n, 70n);
    model.bet({ round: 'a', amount: 100n });
    model.win('a', 201n);
    expect(moneyOf(model)).toMatchObject({ own: 61n, bonus: 140n });
  });

  it('leaves the cash-out limit of a bonus that is met', () => {
    const { model, row } = start(0n, 100_000n, 1n, 100_000n);
    model.bet({ round: 'a', amount: 100_000n });
    model.win('a', 5_000_000n);
    model.settle('a', model.stakes, 5_000_000n, 100_000n, 'SLOT');
    expect(row.status).toBe('DONE');
    expect(moneyOf(model)).toEqual({ own: 100_000n, bonus: 0n, taken: 4_900_000n });
  });

  it('asks only for the turnover of a deposit once the bonus is lost', () => {
    const { model, row } = start(0n, 100_000n);
    model.bet({ round: 'a', amount: 100_000n });
    model.settle('a', model.stakes, 0n, 100_000n, 'SLOT');
    expect(row.status).toBe('CLEARED');
    model.credit(1_000_000n);
    const own = model.require(1_000_000n);
    model.settle('b', [], 0n, 1_000_000n, 'SLOT');
    expect(own.status).toBe('DONE');
  });

  it('keeps a salary that came during a bonus', () => {
    const { model, row } = start(0n, 10_000n);
    model.credit(3_000_000n);
    model.expire(row);
    expect(moneyOf(model)).toEqual({ own: 3_000_000n, bonus: 0n, taken: 10_000n });
  });
});
