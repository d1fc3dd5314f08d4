import { randomUUID } from 'node:crypto';
import { creditRefused } from '#libs/events';
import { LeaderboardService } from '../src/leaderboard/leaderboard.service.js';
import { PromiseService } from '../src/promotion/promise.service.js';
import { RedRainService } from '../src/red-rain/red-rain.service.js';
import { ReferralService } from '../src/referral/referral.service.js';
import { addressOf, PromotionsApp } from './support/promotions-app.js';

const vnd = (units: number): string => String(units * 100);
const name = { vi: 'Giải', en: 'Prize' };
const mission = (reward: string) => ({
  kind: 'MISSION' as const,
  formula: {
    ...{ metric: 'VALID_BET' as const, period: 'DAILY' as const },
    steps: [{ target: '1000000.00', reward }],
  },
});

describe('rewards that are promised', () => {
  let app: PromotionsApp;
  const left = async (id: string): Promise<string | null> =>
    (
      await app.query<{ budget_left: string | null }>(
        'SELECT budget_left FROM promotion_budget WHERE promotion_id = $1',
        [id],
      )
    )[0]!.budget_left;
  const listed = async (m: string, id: string): Promise<boolean> =>
    ((await app.member(m).get('/wps/v2/promotions')).body.value as never as { id: string }[]).some(
      (offer) => offer.id === id,
    );
  const promiseDue = () => app.service.app.get(PromiseService, { strict: false }).promiseDue();

  beforeAll(async () => {
    app = await PromotionsApp.start();
    app.service.clock.set('2026-11-25T05:00:00.000Z');
  });
  afterAll(() => app?.close());

  it('the budget is held when a deposit promotion is joined, so that no member who was shown a claim is refused', async () => {
    const formula = { ratePpm: 1_000_000, cap: '1500000.00', minDeposit: '100000.00' };
    const id = await app.define({ kind: 'FIRST_DEPOSIT', formula, budget: '2300000.00' });
    const [a, b, c] = [await app.register(), await app.register(), await app.register()];
    await app.join(a, id);
    expect(await left(id)).toBe(vnd(800_000));
    expect((await app.join(b, id)).body.code).toBe('PROMOTION_EXHAUSTED');
    expect(await app.offer(b, id)).toMatchObject({ status: 'close', exhausted: true });
    await app.deposit(a, 80_000_000n);
    expect(await left(id)).toBe(vnd(1_500_000));
    expect((await app.join(c, id)).status).toBe(200);
    await app.deposit(c, 80_000_000n);
    for (const m of [a, c]) expect((await app.claim(m, id)).body.value).toMatchObject({ status: 'claimed' });
    expect(await left(id)).toBe(vnd(700_000));
  });

  it('what a promise held goes back when the member leaves, lets it lapse, or the wallet refuses the credit', async () => {
    const formula = { ratePpm: 1_000_000, cap: '100000.00', minDeposit: '100000.00' };
    const id = await app.define({ kind: 'RELOAD', formula, budget: '100000.00' });
    const m = await app.register();
    await app.join(m, id);
    expect(await left(id)).toBe('0');
    await app.member(m).post(`/wps/v2/promotions/${id}/leave`);
    expect(await left(id)).toBe(vnd(100_000));
    const daily = await app.define({ ...mission('8000.00'), budget: '8000.00', claimDays: 1 });
    await app.bet(m, { validBet: vnd(1_000_000) });
    expect(await app.offer(m, daily)).toMatchObject({ status: 'claim' });
    expect(await left(daily)).toBe('0');
    const late = await app.register();
    await app.bet(late, { validBet: vnd(1_000_000) });
    expect(await app.offer(late, daily)).toMatchObject({ status: 'close', exhausted: true });
    expect((await app.claim(m, daily)).status).toBe(200);
    const [command] = await app.commanded(m, 1);
    await app.walletAnswers(creditRefused, command!);
    const [refused] = await app.query(
      'SELECT status, held_amount FROM enrolment WHERE promotion_id = $1 AND member_id = $2',
      [daily, m],
    );
    expect(refused).toEqual({ status: 'rejected', held_amount: null });
  });

  it('a mission that was reached at 23:50 is claimed at 00:05, and lapses after the days to claim', async () => {
    const id = await app.define({ ...mission('8000.00'), budget: '16000.00', claimDays: 2 });
    app.service.clock.set('2026-11-26T16:50:00.000Z');
    const [m, idle] = [await app.register(), await app.register()];
    for (const who of [m, idle]) await app.bet(who, { validBet: vnd(1_000_000) });
    app.service.clock.set('2026-11-26T17:05:00.000Z');
    expect(await app.offer(m, id)).toMatchObject({
      status: 'claim',
      cycles: [{ cycleKey: '2026-11-26:1', status: 'claim', claimUntil: '2026-11-28' }, { status: 'join' }],
    });
    expect((await app.claim(m, id)).body.value).toMatchObject({
      cycleKey: '2026-11-26:1',
      reward: '8000.00',
    });
    await promiseDue();
    expect(await left(id)).toBe('0');
    app.service.clock.set('2026-11-28T17:00:00.000Z');
    expect((await app.claim(idle, id)).status).toBe(422);
  });

  it('an automatic mission is credited by the job, once, and never twice for one step', async () => {
    const id = await app.define({
      ...{ ...mission('9000.00'), claimMode: 'AUTO', endsAt: new Date('2026-11-29T17:00:00.000Z') },
    });
    const m = await app.register();
    await app.bet(m, { validBet: vnd(1_000_000) });
    await Promise.all([promiseDue(), promiseDue()]);
    await promiseDue();
    const paid = (await app.commanded(m, 1)).filter(({ amount }) => amount === vnd(9000));
    expect(paid).toHaveLength(1);
    expect(await app.query('SELECT status FROM enrolment WHERE promotion_id = $1', [id])).toEqual([
      { status: 'issued' },
    ]);
  });

  it('no member outside the audience is shown or paid a raffle, a board, a red rain or a referral', async () => {
    app.service.clock.set('2026-12-02T05:00:00.000Z');
    const audience = { minLevel: 5 };
    const per = { metric: 'VALID_BET', amount: '1000000.00' } as const;
    const raffle = await app.define({
      ...{ kind: 'RAFFLE', audience, budget: '1.00' },
      formula: {
        per,
        ticketsPerDay: 5,
        fallback: 'p',
        prizes: [{ id: 'p', name, amount: '3000.00', weight: 1 }],
      },
    });
    const endsAt = new Date('2026-12-02T17:00:00.000Z');
    const board = await app.define({
      ...{ kind: 'LEADERBOARD', audience, endsAt },
      formula: { metric: 'VALID_BET', prizes: [{ upTo: 1, reward: '5000.00' }] },
    });
    const [outside, inside] = [await app.register(), await app.register()];
    const level = { level: 5, locked: true, reason: 'Khách quý' };
    await app.operator().put(`/wps/v2/ops/members/${inside}/vip`, level);
    await app.bet(outside, { validBet: vnd(9_000_000) });
    await app.bet(inside, { validBet: vnd(3_000_000) });
    const draw = { promotionId: raffle, clientSeed: 'ab'.repeat(16) };
    const drawBy = (m: string) => app.member(m).post('/wps/relay/MCS2_claimRafflePromotion', draw);
    expect([await listed(outside, raffle), await listed(inside, raffle)]).toEqual([false, true]);
    expect((await drawBy(outside)).body.code).toBe('PROMOTION_NOT_ELIGIBLE');
    expect((await drawBy(inside)).body.code).toBe('PROMOTION_EXHAUSTED');
    const boards = async (m: string) =>
      (await app.member(m).get('/wps/relay/MCSFE_getMissionLeaderboard')).body.value;
    expect(await boards(outside)).toEqual([]);
    expect(await boards(inside)).toMatchObject([{ promotionId: board, places: [{ place: 1, own: true }] }]);
    app.service.clock.set(new Date(endsAt.getTime() + 300_000));
    await app.service.app.get(LeaderboardService, { strict: false }).freezeEnded();
    expect(
      await app.query('SELECT member_id FROM leaderboard_result WHERE promotion_id = $1', [board]),
    ).toEqual([{ member_id: inside }]);
    expect(app.commandsOf(outside)).toEqual([]);
  });

  it('a red rain is for its audience and its budget, and three parallel grabs of a member answer the same packet', async () => {
    app.service.clock.set('2026-12-03T12:59:00.000Z');
    const amounts = Array.from({ length: 9 }, (_, at) => ({ amount: `${at + 1}000.00`, weight: 1 }));
    const tiers = [{ bet: '0.00', amounts }];
    const formula = {
      hours: ['20:00'],
      durationSeconds: 60,
      tiers,
      roundBudget: '800000.00',
      roundStock: 20,
    };
    const id = await app.define({
      kind: 'RED_RAIN',
      formula,
      audience: { bonusContact: true },
      budget: '9000.00',
    });
    await app.service.app.get(RedRainService, { strict: false }).schedule();
    app.service.clock.set('2026-12-03T13:00:00.000Z');
    const [m, outside, late] = [
      await app.register({ bonusContact: true }),
      await app.register(),
      await app.register({ bonusContact: true }),
    ];
    const grab = (who: string) =>
      app.member(who).post('/wps/v2/red-rain/grabs', {}, { 'x-lotus-client-ip': addressOf(who) });
    expect((await grab(outside)).body.code).toBe('RED_RAIN_CLOSED');
    expect((await app.member(outside).get('/wps/v2/red-rain')).body.value).toMatchObject({ round: null });
    const answers = await Promise.all([grab(m), grab(m), grab(m)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.value))).size).toBe(1);
    expect(await app.commanded(m, 1)).toHaveLength(1);
    await app.query('UPDATE promotion_budget SET budget_left = 0 WHERE promotion_id = $1', [id]);
    expect((await app.member(late).get('/wps/v2/red-rain')).body.value).toMatchObject({
      round: { stockLeft: 0 },
    });
    expect((await grab(late)).body.code).toBe('RED_RAIN_EMPTY');
  });

  it('a referral that the budget does not hold in full is not qualified, says so, and is paid once it is raised', async () => {
    const sums = { referrer: '50000.00', referee: '30000.00', minDeposit: '200000.00', minBet: '1000000.00' };
    const formula = { ...sums, withinDays: 30, perMonth: 9 };
    const id = await app.define({ kind: 'REFERRAL', formula, budget: '79999.99' });
    const referrer = await app.register();
    const own = async () => (await app.member(referrer).get('/wps/v2/referral')).body.value;
    const { code } = (await own()) as never as { code: string };
    expect(await own()).toMatchObject({ exhausted: true });
    const referee = await app.register({ referralCode: code });
    await app.deposit(referee, 20_000_000n, true, randomUUID());
    await app.bet(referee, { validBet: vnd(1_000_000) });
    const referrals = app.service.app.get(ReferralService, { strict: false });
    expect(await referrals.payQualified()).toBe(0);
    expect(await own()).toMatchObject({ qualified: 0, earned: '0.00' });
    expect(await left(id)).toBe('7999999');
    await app.query(
      'UPDATE promotion_budget SET budget = 8000000, budget_left = 8000000 WHERE promotion_id = $1',
      [id],
    );
    expect(await referrals.payQualified()).toBe(1);
    expect(await own()).toMatchObject({ qualified: 1, earned: '50000.00' });
    expect(await left(id)).toBe('0');
  });
});
