import fc from 'fast-check';
import { addDays } from '../calendar/calendar.rules.js';
import {
  defaultRanks,
  evaluate,
  newMember,
  type VipState,
  type VipTotals,
  freeGiftsOf,
} from './vip.rules.js';

const vnd = (units: number): bigint => BigInt(units) * 100n;
const day = (n: number): string => addDays('2026-11-01', n);
const at = (level: number, more: Partial<VipState> = {}): VipState => ({
  ...newMember(day(0)),
  ...{ level, highest: level },
  ...more,
});
const totals = (deposits: number, bets: number, windowBets = 0): VipTotals => ({
  ...{ deposits: vnd(deposits), bets: vnd(bets), windowBets: vnd(windowBets) },
});

describe('VIP levels', () => {
  it('level 2 with 70M deposits and 2.1B bets: day 1 level 3, day 2 level 4, day 3 stays', () => {
    let state = at(2);
    const levels = [1, 2, 3].map((n) => {
      state = evaluate(state, totals(70_000_000, 2_100_000_000), defaultRanks, day(n)).state;
      return state.level;
    });
    expect(levels).toEqual([3, 4, 4]);
  });

  it('level 3 with 49,999,999 in the window falls to 2; with 50,000,000 it keeps and opens a new window', () => {
    const due = at(3, { keepTo: day(90) });
    expect(evaluate(due, totals(0, 0, 49_999_999), defaultRanks, day(90))).toMatchObject({
      ...{ cause: 'NOT_KEPT', state: { level: 2, highest: 3, keepFrom: day(90), keepTo: day(180) } },
    });
    expect(evaluate(due, totals(0, 0, 50_000_000), defaultRanks, day(90))).toMatchObject({
      ...{ cause: null, state: { level: 3, keepFrom: day(90) } },
    });
    expect(evaluate(due, totals(0, 0, 0), defaultRanks, day(89)).state.level).toBe(3);
  });

  it('deposits that are enough with bets that are short change nothing; exactly met is met', () => {
    expect(evaluate(at(0), totals(1_000_000, 19_999_999), defaultRanks, day(1)).state.level).toBe(0);
    expect(evaluate(at(0), totals(1_000_000, 20_000_000), defaultRanks, day(1)).state.level).toBe(1);
  });

  it('a locked member stays, and a day counts once', () => {
    expect(
      evaluate(at(2, { locked: true }), totals(70_000_000, 2_100_000_000), defaultRanks, day(1)).state.level,
    ).toBe(2);
    const once = evaluate(at(2), totals(70_000_000, 2_100_000_000), defaultRanks, day(1)).state;
    expect(evaluate(once, totals(70_000_000, 2_100_000_000), defaultRanks, day(1))).toEqual({
      state: once,
      cause: null,
    });
  });

  it('moves one level at most, never below zero nor above the ladder, whatever the figures', () => {
    const figure = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 }),
        figure,
        figure,
        figure,
        fc.integer({ min: 1, max: 200 }),
        (level, d, b, w, n) => {
          const { state } = evaluate(at(level), totals(d, b, w), defaultRanks, day(n));
          return (
            Math.abs(state.level - level) <= 1 &&
            state.level >= 0 &&
            state.level <= 10 &&
            state.highest >= state.level
          );
        },
      ),
    );
  });

  it('asks a valid bet for every gift, of the default ranks too', () => {
    expect(defaultRanks.flatMap(freeGiftsOf)).toEqual([]);
    const gold = defaultRanks[3]!;
    expect(freeGiftsOf({ ...gold, weeklyBet: 0n, betSum: 0n })).toEqual(['upgradeGift', 'weeklyGift']);
    expect(freeGiftsOf({ ...gold, monthlyBet: 0n, monthlyGift: 0n })).toEqual([]);
  });
});
