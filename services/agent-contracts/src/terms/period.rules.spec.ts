import { effectiveFrom, isLastOfMonth, periodAfter, periodAt } from './period.rules.js';

const zone = 'Asia/Ho_Chi_Minh';
const at = (local: string) => new Date(`${local}+07:00`);

describe('periods', () => {
  it.each([
    ['D', '2026-11-20T23:59:59', 'D20261120', '2026-11-20', '2026-11-21'],
    ['D', '2026-11-21T00:00:00', 'D20261121', '2026-11-21', '2026-11-22'],
    ['W', '2026-11-22T23:59:59', 'W2026-47', '2026-11-16', '2026-11-23'],
    ['W', '2027-01-03T12:00:00', 'W2026-53', '2026-12-28', '2027-01-04'],
    ['H', '2026-11-15T23:59:59', 'H2026-11A', '2026-11-01', '2026-11-16'],
    ['H', '2026-11-30T00:00:00', 'H2026-11B', '2026-11-16', '2026-12-01'],
    ['H', '2026-02-28T00:00:00', 'H2026-02B', '2026-02-16', '2026-03-01'],
    ['H', '2028-02-29T23:00:00', 'H2028-02B', '2028-02-16', '2028-03-01'],
    ['H', '2026-12-31T23:00:00', 'H2026-12B', '2026-12-16', '2027-01-01'],
    ['M', '2026-11-20T12:00:00', 'M2026-11', '2026-11-01', '2026-12-01'],
    ['T', '2026-11-20T17:59:59', 'T2026112017', '2026-11-20', '2026-11-21'],
  ] as const)('of the kind %s at %s is %s', (kind, local, key, fromDay, toDay) => {
    expect(periodAt(kind, at(local), zone)).toMatchObject({ key, fromDay, toDay });
  });

  it('follow each other without a gap', () => {
    for (const kind of ['D', 'W', 'H', 'M', 'T'] as const) {
      let period = periodAt(kind, at('2026-01-31T12:00:00'), zone);
      for (let step = 0; step < 60; step++) {
        const next = periodAfter(period, zone);
        expect(next.from).toEqual(period.to);
        expect(periodAt(kind, new Date(next.to.getTime() - 1), zone)).toEqual(next);
        period = next;
      }
    }
  });

  it.each(['D', 'W', 'H', 'M'] as const)('of the kind %s end a month once in each of 24 months', (kind) => {
    const months: string[] = [];
    for (let period = periodAt(kind, at('2026-01-05T12:00:00'), zone); period.fromDay < '2028-01-01';) {
      if (isLastOfMonth(period)) months.push(period.fromDay.slice(0, 7));
      period = periodAfter(period, zone);
    }
    expect(months).toHaveLength(24);
    expect(new Set(months).size).toBe(24);
  });

  it('bring new terms in at the next border, and at once for real-time salaries', () => {
    expect(effectiveFrom('D', at('2026-11-21T00:00:00'), zone)).toEqual(at('2026-11-22T00:00:00'));
    expect(effectiveFrom('N', at('2026-11-20T10:00:00'), zone)).toEqual(at('2026-11-20T10:00:00'));
  });
});
