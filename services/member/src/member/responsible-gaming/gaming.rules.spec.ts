import fc from 'fast-check';
import { confirmed, endOf, mayReplace, reflectionMs, requestedLimit, type Limit } from './gaming.rules.js';

const now = new Date('2026-11-21T10:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

describe('a limit', () => {
  it('REG-G16 holds at once if there was none or a higher one', () => {
    expect(requestedLimit(undefined, 100n, now)).toEqual({ value: 100n, pending: null });
    expect(requestedLimit({ value: 200n, pending: null }, 100n, now)).toEqual({ value: 100n, pending: null });
  });

  it('REG-G16 rises, or is lifted, only by a confirmation 24 hours after the request', () => {
    const pending = { value: 300n, confirmableFrom: hours(24) };
    const raised = requestedLimit({ value: 200n, pending: null }, 300n, now)!;
    expect(raised).toEqual({ value: 200n, pending });
    expect(confirmed(raised, hours(23.99))).toBe('TOO_SOON');
    expect(confirmed(raised, hours(24))).toEqual({ value: 300n });
    expect(requestedLimit({ value: 200n, pending: null }, null, now)).toMatchObject({
      value: 200n,
      pending: { value: null },
    });
    expect(confirmed({ value: 200n, pending: null }, now)).toBe('NOTHING_PENDING');
  });

  it('REG-G16 restarts the waiting time for a different request, not for the same one', () => {
    const raised = requestedLimit({ value: 200n, pending: null }, 300n, now)!;
    expect(requestedLimit(raised, 300n, hours(5))).toEqual(raised);
    expect(requestedLimit(raised, 400n, hours(5))!.pending!.confirmableFrom).toEqual(hours(29));
  });

  it('a lower request drops a pending higher one', () => {
    const raised = requestedLimit({ value: 200n, pending: null }, 300n, now)!;
    expect(requestedLimit(raised, 150n, hours(30))).toEqual({ value: 150n, pending: null });
    expect(requestedLimit(raised, 200n, hours(30))).toEqual({ value: 200n, pending: null });
  });

  it('REG-G16 no limit is ever looser than what was requested a day before', () => {
    const act = fc.record({
      afterMs: fc.integer({ min: 0, max: 2 * reflectionMs }),
      request: fc.oneof(fc.constant('confirm' as const), fc.constant(null), fc.bigInt(1n, 1000n)),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let at = now.getTime();
        let current: Limit | undefined;
        const requests: { at: number; request: bigint | null }[] = [];
        for (const { afterMs, request } of acts) {
          at += afterMs;
          const before = current;
          if (request === 'confirm') {
            const result = confirmed(current, new Date(at));
            if (typeof result === 'string') continue;
            current = result.value === null ? undefined : { value: result.value, pending: null };
          } else {
            requests.push({ at, request });
            current = requestedLimit(current, request, new Date(at));
          }
          if (before === undefined) continue;
          const looser = current === undefined || current.value > before.value;
          const wanted = current?.value ?? null;
          if (looser)
            expect(requests.some((one) => one.request === wanted && at - one.at >= reflectionMs)).toBe(true);
        }
      }),
    );
  });
});

describe('an exclusion', () => {
  it.each([
    [{ kind: 'COOL_OFF', days: 1 } as const, '2026-11-22T10:00:00.000Z'],
    [{ kind: 'COOL_OFF', days: 42 } as const, '2027-01-02T10:00:00.000Z'],
    [{ kind: 'SELF_EXCLUSION', months: 6 } as const, '2027-05-21T10:00:00.000Z'],
    [{ kind: 'SELF_EXCLUSION', months: 60 } as const, '2031-11-21T10:00:00.000Z'],
  ])('REG-G18 %j ends at %s', (request, end) => {
    expect(endOf(request, now)).toEqual(new Date(end));
  });

  it('REG-G18 is permanent on request, and ends on the last day of a shorter month', () => {
    expect(endOf({ kind: 'SELF_EXCLUSION', permanent: true }, now)).toBeNull();
    expect(endOf({ kind: 'SELF_EXCLUSION', months: 6 }, new Date('2026-08-31T00:00:00.000Z'))).toEqual(
      new Date('2027-02-28T00:00:00.000Z'),
    );
  });

  it.each([
    { kind: 'COOL_OFF' as const },
    { kind: 'COOL_OFF' as const, days: 0 },
    { kind: 'COOL_OFF' as const, days: 43 },
    { kind: 'COOL_OFF' as const, permanent: true },
    { kind: 'SELF_EXCLUSION' as const, days: 3 },
    { kind: 'SELF_EXCLUSION' as const, months: 3 },
    { kind: 'SELF_EXCLUSION' as const, permanent: false },
    { kind: 'SELF_EXCLUSION' as const, months: 6, permanent: true },
  ])('%j is none', (request) => expect(endOf(request, now)).toBeUndefined());

  it('REG-G18 is never shortened or weakened', () => {
    const of = (kind: 'COOL_OFF' | 'SELF_EXCLUSION', until: Date | null) => ({ kind, from: now, until });
    const self = of('SELF_EXCLUSION', hours(1000));
    expect(mayReplace(undefined, of('COOL_OFF', hours(24)))).toBe(true);
    expect(mayReplace(of('COOL_OFF', hours(24)), self)).toBe(true);
    expect(mayReplace(self, of('SELF_EXCLUSION', hours(2000)))).toBe(true);
    expect(mayReplace(self, of('SELF_EXCLUSION', hours(999)))).toBe(false);
    expect(mayReplace(self, of('COOL_OFF', hours(5000)))).toBe(false);
    expect(mayReplace(self, of('SELF_EXCLUSION', null))).toBe(true);
    expect(mayReplace(of('SELF_EXCLUSION', null), self)).toBe(false);
  });
});
