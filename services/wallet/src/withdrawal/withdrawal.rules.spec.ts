import { assess, type RiskFacts, type RiskRule } from './risk.rules.js';
import {
  allows,
  IllegalWithdrawalStep,
  isOpenAt,
  remainingOf,
  withdrawalAfter,
  withdrawalStatuses,
  type WithdrawalStep,
} from './withdrawal.rules.js';

describe('the states of a withdrawal', () => {
  it('lead from submission to a confirmed payment', () => {
    const way: WithdrawalStep[] = ['doubt', 'approve', 'dispatch', 'payPart', 'payAll', 'dispute', 'settle'];
    expect(way.reduce(withdrawalAfter, 'SUBMITTED')).toBe('RECEIVED');
    expect(withdrawalAfter('DISBURSED', 'timeOut')).toBe('AUTO_RECEIVED');
    expect(withdrawalAfter('NOT_RECEIVED', 'payAgain')).toBe('PAYING');
  });

  it('allow no cancellation, approval or rejection once the channel was asked to pay', () => {
    for (const status of ['PAYING', 'DISBURSED', 'RECEIVED', 'AUTO_RECEIVED', 'NOT_RECEIVED'] as const)
      for (const step of ['cancel', 'approve', 'reject'] as const) expect(allows(status, step)).toBe(false);
    expect(() => withdrawalAfter('PAYING', 'cancel')).toThrow(IllegalWithdrawalStep);
  });

  it('book a payment in every status but the first: it is a fact', () => {
    for (const status of withdrawalStatuses)
      expect([status, allows(status, 'payAll')]).toEqual([status, status !== 'SUBMITTED']);
  });

  it('SPEC-4.9.6 name what remains, never less than nothing', () => {
    expect(remainingOf({ amount: 100n, fee: 10n, paid: 30n })).toBe(60n);
    expect(remainingOf({ amount: 100n, fee: 10n, paid: 120n })).toBe(0n);
  });
});

describe('hours of withdrawals', () => {
  it('may pass midnight', () => {
    expect([0, 9, 23].map((hour) => isOpenAt(hour, 0, 24))).toEqual([true, true, true]);
    expect([8, 9, 21, 22].map((hour) => isOpenAt(hour, 9, 22))).toEqual([false, true, true, false]);
    expect([23, 3, 12].map((hour) => isOpenAt(hour, 22, 6))).toEqual([true, true, false]);
  });
});

describe('the risk rules', () => {
  const harmless: RiskFacts = {
    ...{ amount: 100n, paidBefore: 4n, accountHours: 500n, recentOrders: 1n, sharedWith: 0n, deposited: 1n },
  };
  const rules: RiskRule[] = [
    { code: 'FIRST_WITHDRAWAL', points: 30, threshold: 0n, enabled: true },
    { code: 'NEW_ACCOUNT', points: 20, threshold: 24n, enabled: true },
    { code: 'VELOCITY', points: 20, threshold: 3n, enabled: true },
    { code: 'SHARED_ACCOUNT', points: 60, threshold: 1n, enabled: true },
    { code: 'LARGE_AMOUNT', points: 30, threshold: 2_000n, enabled: true },
    { code: 'NO_DEPOSIT', points: 40, threshold: 0n, enabled: true },
  ];

  it('add the points of those that apply', () => {
    expect(assess(harmless, rules)).toEqual({ score: 0, hits: [] });
    const changes: [Partial<RiskFacts>, string][] = [
      [{ paidBefore: 0n }, 'FIRST_WITHDRAWAL'],
      [{ accountHours: 23n }, 'NEW_ACCOUNT'],
      [{ recentOrders: 3n }, 'VELOCITY'],
      [{ sharedWith: 1n }, 'SHARED_ACCOUNT'],
      [{ amount: 2_000n }, 'LARGE_AMOUNT'],
      [{ deposited: 0n }, 'NO_DEPOSIT'],
    ];
    for (const [change, code] of changes)
      expect(assess({ ...harmless, ...change }, rules).hits.map((hit) => hit.code)).toEqual([code]);
    expect(assess({ ...harmless, paidBefore: 0n, sharedWith: 2n }, rules).score).toBe(90);
  });

  it('count only while they are enabled', () => {
    const off = rules.map((rule) => ({ ...rule, enabled: false }));
    expect(assess({ ...harmless, sharedWith: 9n }, off)).toEqual({ score: 0, hits: [] });
  });
});
