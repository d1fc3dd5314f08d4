import { courseAskedFor, noticesOf, payoutBehaviours } from './payout.rules.js';

const amount = 30_000_100n;
const plan = (behaviour: (typeof payoutBehaviours)[number]) =>
  noticesOf('01936f2f-1c00-7b22-a4d1-9e8f7a6b5c30', amount, behaviour);

describe('the simulated payout channel', () => {
  it('pays at once, in two parts of the same sum, or not at all', () => {
    expect(plan('pay')).toMatchObject([{ outcome: 'PAID', amount, refersTo: null, deliveries: 1 }]);
    const parts = plan('parts').map((notice) => notice.amount);
    expect(parts).toEqual([15_000_000n, 15_000_100n]);
    expect(plan('repeat')).toMatchObject([{ outcome: 'PAID', deliveries: 3 }]);
    expect(plan('lost')).toEqual([]);
  });

  it('can pay or fail and say so only when it is asked', () => {
    expect(plan('silent')).toMatchObject([{ outcome: 'PAID', amount, deliveries: 0 }]);
    expect(plan('silent-fail')).toMatchObject([{ outcome: 'FAILED', deliveries: 0 }]);
  });

  it('can fail, also after a part, and give a payment back', () => {
    expect(plan('fail')).toMatchObject([{ outcome: 'FAILED', amount: 0n }]);
    expect(plan('fail-part').map(({ outcome }) => outcome)).toEqual(['PAID', 'FAILED']);
    const [paid, returned] = plan('bounce');
    expect(returned).toMatchObject({ outcome: 'RETURNED', amount, refersTo: paid!.noticeId });
    expect(returned!.after).toBeGreaterThan(paid!.after);
  });

  it('takes the course that the last three digits of an amount ask for', () => {
    const asked = (units: number) => courseAskedFor(BigInt(units) * 100n);
    expect([500_011, 500_012, 60_013, 60_014, 90_015, 1_000_016, 1_000_017, 60_018].map(asked)).toEqual([
      ...['parts', 'repeat', 'fail', 'fail-part', 'bounce', 'silent', 'silent-fail', 'lost'],
    ]);
    expect([500_000, 500_010].map(asked)).toEqual([undefined, undefined]);
  });

  it('numbers the notices of a payment', () => {
    expect(new Set(plan('parts').map(({ noticeId }) => noticeId)).size).toBe(2);
    expect(plan('pay')[0]!.noticeId).toMatch(/^FP[0-9A-F]{32}-1$/);
  });
});
