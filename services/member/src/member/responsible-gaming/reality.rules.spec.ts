import { liftsNotice, realityOf } from './reality.rules.js';

const at = (minutes: number) => new Date(Date.parse('2026-11-21T10:00:00.000Z') + minutes * 60_000);
const session = { startedAt: at(0), acknowledgedAt: null, staked: 500_000n, returned: 120_000n };

describe('the reality check', () => {
  it('REG-G19 returns elapsed time and net result, and is due at the interval that the member set', () => {
    expect(realityOf(session, 30, at(29))).toEqual({
      elapsedMinutes: 29,
      netResult: -380_000n,
      nextAt: at(30),
      due: false,
    });
    expect(realityOf(session, 30, at(30))).toMatchObject({ due: true });
  });

  it('REG-G19 stays due until it is acknowledged, and then comes again an interval later', () => {
    expect(realityOf(session, 30, at(300)).due).toBe(true);
    expect(realityOf({ ...session, acknowledgedAt: at(40) }, 30, at(69))).toMatchObject({
      due: false,
      nextAt: at(70),
    });
  });

  it('is never due if no interval is set', () => {
    expect(realityOf(session, null, at(9999))).toMatchObject({ due: false, nextAt: null });
  });

  it.each<[string, number | null, number | null, number, boolean]>([
    ['switched off while it waits', 30, null, 30, true],
    ['made longer, so that it would come later', 30, 60, 59, true],
    ['made longer, and due all the same', 30, 60, 60, false],
    ['made shorter', 30, 15, 31, false],
    ['asked for again', 30, 30, 31, false],
    ['switched off before it is due', 30, null, 29, false],
    ['switched on', null, 30, 90, false],
  ])('REG-G19 is not lifted by a change alone: %s', (_what, interval, other, minutes, lifts) => {
    expect(liftsNotice(session, interval, other, at(minutes))).toBe(lifts);
  });
});
