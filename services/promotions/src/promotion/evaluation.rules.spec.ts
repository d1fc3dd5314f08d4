import { cyclesOf, guestFacts, isInAudience, streakBefore, type MemberFacts } from './evaluation.rules.js';
import { faultsOf, isCovered } from './formula.check.js';
import type { Promotion, PromotionFormula } from './promotion.rules.js';
import { leastReward } from './reward.rules.js';

const text = { vi: 'Khuyến mãi', en: 'Promotion' };
const define = (given: PromotionFormula & Partial<Promotion>): Promotion =>
  ({
    ...{ id: 'p', merchantCode: '', category: 'special', state: 'LIVE', title: text, summary: text },
    ...{ terms: text, claimMode: 'MANUAL', startsAt: new Date(0), endsAt: null, claimDays: 7, audience: {} },
    ...{ rollover: { mode: 'BONUS', multiplier: '1' }, perDay: null, perMember: null, exclusiveGroup: null },
    ...{ strict: false, reapply: false, rank: 0, version: 1 },
    ...given,
  }) as Promotion;
const million = 100_000_000n;
const factsOf = (today: string, bets: Record<string, bigint>, level = 0): MemberFacts => ({
  ...{ today, level, registeredOn: '2026-11-01', bonusContact: false, deposits: [], bonuses: [] },
  days: Object.entries(bets).map(([day, validBet]) => ({
    ...{ day, category: 'RNG' as const, validBet, stake: validBet, win: 0n, bets: 1 },
  })),
});
const open = { startDay: '2026-11-01', lastDay: null };
const mission = (period: 'DAILY' | 'WEEKLY' | 'ONCE', claimDays = 7) =>
  define({
    ...{ kind: 'MISSION', claimDays },
    formula: { metric: 'VALID_BET', period, steps: [{ target: '1000000.00', reward: '8000.00' }] },
  });
const keysOf = (cycles: { cycleKey: string; reached: boolean }[]) =>
  cycles.map(({ cycleKey, reached }) => `${cycleKey}${reached ? ' reached' : ''}`);

describe('cycles that keep their reward', () => {
  it('shows a mission of yesterday while it was reached and its days to claim last', () => {
    const on = (today: string) =>
      cyclesOf(mission('DAILY', 2), factsOf(today, { '2026-11-10': million }), [], open);
    expect(keysOf(on('2026-11-10'))).toEqual(['2026-11-10:1 reached']);
    expect(keysOf(on('2026-11-11'))).toEqual(['2026-11-10:1 reached', '2026-11-11:1']);
    expect(on('2026-11-12')[0]).toMatchObject({ cycleKey: '2026-11-10:1', claimUntil: '2026-11-12' });
    expect(keysOf(on('2026-11-13'))).toEqual(['2026-11-13:1']);
  });

  it('shows no cycle that is over and was claimed, lapsed or not reached', () => {
    const facts = factsOf('2026-11-12', { '2026-11-09': million, '2026-11-10': million, '2026-11-11': 1n });
    const held = [
      { cycleKey: '2026-11-09:1', status: 'claimed' },
      { cycleKey: '2026-11-10:1', status: 'close' },
    ] as const;
    expect(keysOf(cyclesOf(mission('DAILY'), facts, held, open))).toEqual(['2026-11-12:1']);
  });

  it('ends the last cycle with the promotion and keeps what was reached in it', () => {
    const days = { startDay: '2026-11-01', lastDay: '2026-11-10' };
    const facts = factsOf('2026-11-14', { '2026-11-10': million, '2026-11-11': million });
    expect(keysOf(cyclesOf(mission('DAILY'), facts, [], days))).toEqual(['2026-11-10:1 reached']);
    const once = cyclesOf(mission('ONCE'), facts, [], days);
    expect(once).toMatchObject([{ cycleKey: '2026-11-01:1', value: million, claimUntil: '2026-11-17' }]);
    expect(cyclesOf(mission('DAILY'), { ...facts, today: '2026-11-18' }, [], days)).toEqual([]);
  });

  it('keeps a week for a week at least after it', () => {
    const tiers = [{ points: '1000000.00', reward: '50000.00' }];
    const weekly = define({
      ...{ kind: 'WEEKLY_TIERS', claimDays: 1 },
      formula: { coefficientsPpm: {}, otherPpm: 1_000_000, tiers },
    });
    const on = (today: string) => cyclesOf(weekly, factsOf(today, { '2026-11-04': million }), [], open);
    expect(on('2026-11-08').filter(({ reached }) => reached)).toEqual([]);
    expect(on('2026-11-09')).toMatchObject([
      { cycleKey: '2026-11-02', reached: true, claimUntil: '2026-11-15' },
    ]);
    expect(on('2026-11-16').filter(({ reached }) => reached)).toEqual([]);
  });

  it('counts a streak by the days that met the bet, so that claims bring the same in either order', () => {
    const rewards = ['1000.00', '2000.00', '3000.00'];
    const signIn = define({ kind: 'SIGN_IN', formula: { minBet: '100.00', rewards } });
    const facts = factsOf('2026-11-12', {
      '2026-11-10': 10_000n,
      '2026-11-11': 10_000n,
      '2026-11-12': 10_000n,
    });
    const rewardsOf = (held: Parameters<typeof cyclesOf>[2]) =>
      cyclesOf(signIn, facts, held, open).map(({ reward }) => reward);
    expect(rewardsOf([])).toEqual([100_000n, 200_000n, 300_000n]);
    expect(rewardsOf([{ cycleKey: '2026-11-12', status: 'claimed' }]).slice(0, 2)).toEqual([
      100_000n,
      200_000n,
    ]);
    expect(streakBefore([], '2026-11-12')).toBe(0);
  });
});

describe('what a definition promises', () => {
  it('shows guests what a new member could take', () => {
    const guest = guestFacts('2026-11-12');
    expect(isInAudience({ registeredWithinDays: 1, bonusContact: true }, guest)).toBe(true);
    expect(isInAudience({ minLevel: 1 }, guest)).toBe(false);
  });

  it('asks a leaderboard for a budget and a stock that hold every prize', () => {
    const prizes = [
      { upTo: 1, reward: '500.00' },
      { upTo: 3, reward: '100.00' },
    ];
    const board = define({ kind: 'LEADERBOARD', formula: { metric: 'VALID_BET', prizes } });
    expect(isCovered(board, 70_000n, 3)).toBe(true);
    expect(isCovered(board, 69_999n, null)).toBe(false);
    expect(isCovered(board, null, 2)).toBe(false);
  });

  it('allows AUTO for what is earned, unless a claim is needed to compare or to choose', () => {
    const auto = { ...mission('DAILY'), claimMode: 'AUTO' } as Promotion;
    expect(faultsOf(auto)).toEqual([]);
    expect(faultsOf({ ...auto, strict: true, exclusiveGroup: 'g' })).toEqual(['strict', 'exclusiveGroup']);
  });

  it('knows the least that a budget must hold: the cap of a deposit, the smallest step, the largest prize', () => {
    const deposit = { ratePpm: 1, cap: '1500.00', minDeposit: '1.00' };
    expect(leastReward(define({ kind: 'RELOAD', formula: deposit }))).toBe(150_000n);
    expect(leastReward(mission('DAILY'))).toBe(800_000n);
    const prizes = ['5.00', '9.00', '0.00'].map((amount, at) => ({
      id: `${at}`,
      name: text,
      amount,
      weight: 1,
    }));
    const per = { metric: 'VALID_BET', amount: '1.00' } as const;
    const raffle = define({ kind: 'RAFFLE', formula: { per, ticketsPerDay: 1, prizes, fallback: '2' } });
    expect(leastReward(raffle)).toBe(900n);
  });
});
