import { timeLeftMs } from './session-time.rules.js';

describe('the time a member allows himself', () => {
  it('REG-G13 is what is left of the tightest period', () => {
    expect(timeLeftMs([])).toBeUndefined();
    expect(
      timeLeftMs([
        { minutes: 60, usedMs: 45 * 60_000 },
        { minutes: 300, usedMs: 290 * 60_000 },
      ]),
    ).toBe(10 * 60_000);
    expect(timeLeftMs([{ minutes: 10, usedMs: 11 * 60_000 }])).toBe(0);
  });
});
