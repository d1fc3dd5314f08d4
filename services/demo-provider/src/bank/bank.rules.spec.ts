import { payerBehaviours } from './bank.config.js';
import { payerAskedFor, retryDelayMs, transfersOf, type BankOrder } from './bank.rules.js';

const now = new Date('2026-11-21T08:00:00.000Z');
const order: BankOrder = {
  orderNo: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c30',
  channel: 'BANK',
  account: '113366668888',
  amount: 10_000_000n,
  content: 'SV0123456789',
  expiresAt: new Date(now.getTime() + 1_200_000),
  notifyUrl: 'http://127.0.0.1:1/arrivals',
};
const plan = (behaviour: (typeof payerBehaviours)[number]) => transfersOf(order, behaviour, now, 4_000);

describe('simulated payers', () => {
  it('pay what was ordered, some seconds later, with the code among other words', () => {
    expect(plan('pay')).toEqual([
      {
        amount: 10_000_000n,
        content: 'SV0123456789 chuyen tien',
        bookedAt: new Date(now.getTime() + 4_000),
        deliveries: 1,
      },
    ]);
  });

  it('can be late, repeat a report, pay twice, pay another amount, forget the code, or not pay', () => {
    expect(plan('late')[0]!.bookedAt > order.expiresAt).toBe(true);
    expect(plan('repeat').map((transfer) => transfer.deliveries)).toEqual([2]);
    expect(plan('twice')).toHaveLength(2);
    expect(plan('wrong-amount')[0]!.amount).toBe(9_999_900n);
    expect(plan('unmatched')[0]!.content).not.toContain(order.content);
    expect(plan('never')).toEqual([]);
    expect(plan('late')[0]!.bookedAt).toEqual(new Date(order.expiresAt.getTime() + 4_000));
    expect(plan('twice').map(({ bookedAt }) => bookedAt.getTime() - now.getTime())).toEqual([4_000, 8_000]);
    expect(plan('unmatched')).toEqual([{ ...plan('pay')[0], content: 'chuyen tien' }]);
    expect(plan('wrong-amount')).toEqual([{ ...plan('pay')[0], amount: 9_999_900n }]);
    expect(plan('repeat')).toEqual([{ ...plan('pay')[0], deliveries: 2 }]);
  });

  it('behave as the last three digits of an amount ask', () => {
    const asked = (units: number) => payerAskedFor(BigInt(units) * 100n);
    expect([500_001, 500_002, 1_000_003, 70_004, 50_005, 500_006].map(asked)).toEqual([
      ...['late', 'wrong-amount', 'twice', 'repeat', 'unmatched', 'never'],
    ]);
    expect([500_000, 500_007, 1_000].map(asked)).toEqual([undefined, undefined, undefined]);
  });

  it('are tried again at growing distances, at most a minute', () => {
    expect([0, 1, 5, 6, 50].map(retryDelayMs)).toEqual([1_000, 2_000, 32_000, 60_000, 60_000]);
  });
});
