import { accountGroups, daysOf, type Standing } from './day-figures.rules.js';

const standing = (at: string, day: string, more: Partial<Standing> = {}): Standing => ({
  ...{ at: new Date(at), day, channelDebits: 0n, channelCredits: 0n, houseDebits: 0n, houseCredits: 0n },
  ...{ bonusDebits: 0n, bonusCredits: 0n, ...more },
});

describe('the figures of days', () => {
  it('are what moved within each hour, on the day in which the hour begins', () => {
    const days = daysOf([
      standing('2026-11-26T16:00:00Z', '2026-11-26', { channelDebits: 100n, houseCredits: 40n }),
      standing('2026-11-26T17:00:00Z', '2026-11-27', {
        channelDebits: 150n,
        houseCredits: 90n,
        houseDebits: 60n,
      }),
      standing('2026-11-26T18:00:00Z', '2026-11-27', {
        ...{ channelDebits: 150n, channelCredits: 30n, houseCredits: 90n, houseDebits: 60n },
        ...{ bonusDebits: 20n, bonusCredits: 5n },
      }),
    ]);
    const nothing = { deposits: 0n, withdrawals: 0n, bets: 0n, wins: 0n, houseResult: 0n, bonusCost: 0n };
    expect(days).toEqual([
      { day: '2026-11-26', hours: [{ ...nothing, deposits: 50n, bets: 50n, wins: 60n, houseResult: -10n }] },
      { day: '2026-11-27', hours: [{ ...nothing, withdrawals: 30n, bonusCost: 15n }] },
    ]);
  });

  it('are of real money only', () => {
    const numbers = Object.values(accountGroups).flat();
    expect(numbers).toHaveLength(14);
    expect(numbers.every((number) => number < 100_000)).toBe(true);
  });
});
