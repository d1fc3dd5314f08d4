import { randomUUID } from 'node:crypto';
import { creditCompleted, vipRanked } from '#libs/events';
import { eventually } from '#libs/testing';
import { commitmentOf, prizeAt, rollOf } from '../src/raffle/raffle.rules.js';
import { LeaderboardService } from '../src/leaderboard/leaderboard.service.js';
import { ReferralService } from '../src/referral/referral.service.js';
import { VipService } from '../src/vip/vip.service.js';
import { PromotionsApp } from './support/promotions-app.js';

const vnd = (units: number): string => String(units * 100);
const dayMs = 86_400_000;

describe('promotions whose reward follows from what a member does', () => {
  let app: PromotionsApp;
  const ranked: { memberId: string; rankLevel: number }[] = [];
  beforeAll(async () => {
    app = await PromotionsApp.start();
    app.service.clock.set('2026-11-25T05:00:00.000Z');
    app.service.bus.observe(({ type, value }) => {
      if (type === vipRanked.type) ranked.push(JSON.parse(value!));
    });
  });
  afterAll(() => app?.close());

  it('a mission pays each step once, from the bets of its period', async () => {
    const steps = [
      { target: '1000000.00', reward: '8000.00' },
      { target: '5000000.00', reward: '50000.00' },
    ];
    const formula = { metric: 'VALID_BET', period: 'DAILY', categories: ['RNG'], steps } as const;
    const id = await app.define({ kind: 'MISSION', formula: formula as never });
    const m = await app.register();
    await app.bet(m, { validBet: vnd(900_000) });
    await app.bet(m, { validBet: vnd(900_000), category: 'LIVE' });
    expect(await app.offer(m, id)).toMatchObject({ status: 'process', cycles: [{ value: '900000.00' }, {}] });
    expect((await app.claim(m, id)).body.code).toBe('PROMOTION_NOT_REACHED');
    await app.bet(m, { validBet: vnd(4_100_000) });
    const { body } = await app.member(m).get('/wps/v2/promotions/available');
    expect(body.value).toMatchObject({
      types: expect.arrayContaining([{ type: 'MISSION', count: 2, enabled: true }]),
    });
    expect((await app.claim(m, id, '2026-11-25:2')).body.value).toMatchObject({
      status: 'claimed',
      reward: '50000.00',
    });
    expect((await app.claim(m, id, '2026-11-25:2')).body.value).toMatchObject({ status: 'claimed' });
    expect((await app.claim(m, id)).body.value).toMatchObject({ reward: '8000.00' });
    expect((await app.commanded(m, 2)).map(({ amount }) => amount)).toEqual(['5000000', '800000']);
    const summary = await app.member(m).get('/wps/relay/MCSFE_getMissionSummaryDetails');
    expect(summary.body.value).toMatchObject({
      missions: expect.arrayContaining([expect.objectContaining({ id })]),
    });
  });

  it('a sign-in counts local days: 23:59 and 00:01 are two, a missed day begins again', async () => {
    const rewards = ['1000.00', '2000.00', '3000.00', '4000.00', '5000.00', '6000.00', '20000.00'];
    const id = await app.define({ kind: 'SIGN_IN', formula: { minBet: '100000.00', rewards } });
    const m = await app.register();
    const signIn = async (at: string): Promise<string | undefined> => {
      app.service.clock.set(at);
      await app.bet(m, { validBet: vnd(100_000) });
      return ((await app.claim(m, id)).body.value as never as { reward: string }).reward;
    };
    expect(await signIn('2026-11-25T16:59:00.000Z')).toBe('1000.00');
    expect(await signIn('2026-11-25T17:01:00.000Z')).toBe('2000.00');
    expect((await app.claim(m, id)).body.value).toMatchObject({ reward: '2000.00' });
    expect(await signIn('2026-11-28T05:00:00.000Z')).toBe('1000.00');
    expect(await app.commanded(m, 3)).toHaveLength(3);
  });

  it('a rescue pays on the loss of the last week less its bonuses, by VIP level', async () => {
    app.service.clock.set('2026-11-26T05:00:00.000Z');
    const formula = { ratesPpm: [50_000], minLoss: '1000000.00', cap: '10000000.00' };
    const id = await app.define({ kind: 'RESCUE', formula });
    const m = await app.register();
    await app.query(
      `INSERT INTO bonus_payment VALUES (gen_random_uuid(), $1, $2, 'ENROLMENT', '', '{}', 100000000, 0, 'CREDITED', NULL, $3, $3)`,
      [randomUUID(), m, app.iso()],
    );
    await app.bet(m, { stake: vnd(20_000_000), win: vnd(13_000_000), validBet: vnd(20_000_000) });
    expect((await app.claim(m, id)).body.code).toBe('PROMOTION_NOT_REACHED');
    app.service.clock.set('2026-11-30T05:00:00.000Z');
    expect((await app.claim(m, id)).body.value).toMatchObject({
      cycleKey: '2026-11-23',
      reward: '300000.00',
    });
    expect((await app.claim(m, id)).body.value).toMatchObject({ reward: '300000.00' });
    expect(await app.commanded(m, 1)).toHaveLength(1);
  });

  it('a free credit asks for a contact and goes to an operator, who issues or refuses it with a reason', async () => {
    const formula = { amount: '131000.00' };
    const rollover = { mode: 'BONUS', multiplier: '20', maxCashOutTimes: 5, maxBet: '50000.00' } as const;
    const audience = { bonusContact: true };
    const id = await app.define({ kind: 'FREE_CREDIT', formula, rollover, audience, claimMode: 'REVIEW' });
    const [m, other, none] = [
      await app.register({ bonusContact: true }),
      await app.register({ bonusContact: true }),
      await app.register(),
    ];
    expect((await app.claim(none, id)).body.code).toBe('PROMOTION_NOT_ELIGIBLE');
    for (const who of [m, other])
      expect((await app.claim(who, id)).body.value).toMatchObject({ status: 'applying' });
    expect(app.commandsOf(m)).toEqual([]);
    const [enrolment, refused] = await Promise.all(
      [m, other].map(
        async (who) =>
          (await app.query<{ id: string }>('SELECT id FROM enrolment WHERE member_id = $1', [who]))[0]!.id,
      ),
    );
    const path = (of: string, what: string) => `/wps/v2/ops/promotions/review/${of}/${what}`;
    const operator = app.operator();
    expect((await operator.get('/wps/v2/ops/promotions/review')).body.value).toMatchObject({ totalCount: 2 });
    const approvals = await Promise.all([1, 2, 3].map(() => operator.post(path(enrolment!, 'approval'))));
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await operator.post(path(refused!, 'refusal'), { reason: 'Trùng thiết bị' })).status).toBe(200);
    const [command] = await app.commanded(m, 1);
    expect(command).toMatchObject({
      amount: '13100000',
      rolloverRequired: '262000000',
      ...{ maxCashOut: '65500000', maxBet: '5000000' },
    });
    expect(await app.offer(other, id)).toMatchObject({
      status: 'rejected',
      enrolment: { reason: 'Trùng thiết bị' },
    });
  });

  it('a strict promotion is claimed once for an address; elsewhere accounts that share a browser go to review', async () => {
    const [strict, open] = [
      await app.define({ kind: 'NEW_PLAYER', formula: { amount: '18000.00' }, strict: true }),
      await app.define({ kind: 'DOWNLOAD', formula: { amount: '28000.00' } }),
    ];
    const from = { 'x-lotus-client-ip': '203.0.113.7', 'user-agent': 'Browser/1' };
    const [a, b] = [await app.register(), await app.register()];
    expect((await app.claim(a, strict, undefined, from)).body.value).toMatchObject({ status: 'claimed' });
    expect((await app.claim(b, strict, undefined, from)).body.code).toBe('PROMOTION_ALREADY_USED_HERE');
    expect((await app.claim(a, open, undefined, from)).body.value).toMatchObject({ status: 'claimed' });
    expect((await app.claim(b, open, undefined, from)).body.value).toMatchObject({ status: 'applying' });
    const [stored] = await app.query<{ text: string }>(
      `SELECT string_agg(encode(hash, 'escape'), ' ') AS text FROM claim_fingerprint`,
    );
    expect(stored!.text).not.toContain('203.0.113');
  });

  it('a referral pays both sides once the referee has deposited and played, and never the member who refers himself', async () => {
    const formula = {
      referrer: '50000.00',
      referee: '30000.00',
      minDeposit: '200000.00',
      minBet: '1000000.00',
      withinDays: 30,
      perMonth: 1,
    };
    await app.define({ kind: 'REFERRAL', formula });
    const referrer = await app.register();
    const { code } = (await app.member(referrer).get('/wps/v2/referral')).body.value as never as {
      code: string;
    };
    const referees = [
      await app.register({ referralCode: code }),
      await app.register({ referralCode: code.toLowerCase() }),
    ];
    const service = app.service.app.get(ReferralService, { strict: false });
    await app.deposit(referees[0]!, 20_000_000n);
    await service.payQualified();
    expect(app.commandsOf(referees[0]!)).toEqual([]);
    for (const referee of referees) {
      if (referee !== referees[0]) await app.deposit(referee, 20_000_000n);
      await app.bet(referee, { validBet: vnd(1_000_000) });
    }
    await Promise.all([service.payQualified(), service.payQualified()]);
    await service.payQualified();
    await app.commanded(referrer, 1);
    await eventually(() => referees.every((referee) => app.commandsOf(referee).length === 1));
    const { body } = await app.member(referrer).get('/wps/v2/referral');
    expect(body.value).toMatchObject({ registered: 2, deposited: 2, qualified: 2, earned: '50000.00' });
  });

  it('a raffle draws by commit and reveal: the day after, its seed gives every draw again', async () => {
    app.service.clock.set('2026-12-02T05:00:00.000Z');
    const name = { vi: 'Giải', en: 'Prize' };
    const prizes = [
      { id: 'big', name, amount: '1000000.00', weight: 50, dailyStock: 1 },
      { id: 'small', name, amount: '8000.00', weight: 40 },
      { id: 'none', name, amount: '0.00', weight: 10 },
    ];
    const formula = {
      per: { metric: 'VALID_BET', amount: '1000000.00' },
      ticketsPerDay: 20,
      prizes,
      fallback: 'small',
    } as const;
    const id = await app.define({ kind: 'RAFFLE', formula: formula as never });
    const m = await app.register();
    const view = async () =>
      (await app.member(m).get(`/wps/v2/raffles/${id}`)).body.value as never as {
        commitment: string;
        tickets: number;
        used: number;
      };
    await app.bet(m, { validBet: vnd(10_900_000) });
    const { commitment, tickets } = await view();
    expect(tickets).toBe(10);
    const seedOf = async (day: string) =>
      (await app.member(m).get(`/wps/v2/raffles/${id}/proof?day=${day}`)).body.value as never as {
        seed: string | null;
      };
    expect((await seedOf('2026-12-02')).seed).toBeNull();
    const clientSeed = 'ab'.repeat(16);
    const draw = () =>
      app.member(m).post('/wps/relay/MCS2_claimRafflePromotion', { promotionId: id, clientSeed });
    const answers = await Promise.all(Array.from({ length: 14 }, draw));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'RAFFLE_NO_TICKET')).toHaveLength(4);
    app.service.clock.advance(dayMs);
    const seed = Buffer.from((await seedOf('2026-12-02')).seed!, 'hex');
    expect(commitmentOf(seed).toString('hex')).toBe(commitment);
    const draws = await app.query<{ nonce: number; roll: string; prize_id: string }>(
      'SELECT nonce, roll, prize_id FROM raffle_draw WHERE promotion_id = $1 ORDER BY nonce',
      [id],
    );
    expect(draws.map(({ nonce }) => nonce)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { nonce, roll, prize_id } of draws) {
      expect(rollOf(seed, clientSeed, nonce, 100)).toBe(Number(roll));
      expect([prizeAt(prizes, Number(roll)).id, 'small']).toContain(prize_id);
    }
    expect(draws.filter(({ prize_id }) => prize_id === 'big').length).toBeLessThanOrEqual(1);
  });

  it('a leaderboard ranks by score, then by who reached it first; it is frozen and paid once', async () => {
    app.service.clock.set('2026-12-07T03:00:00.000Z');
    const formula = {
      metric: 'VALID_BET',
      prizes: [
        { upTo: 1, reward: '500000.00' },
        { upTo: 3, reward: '100000.00' },
      ],
    } as const;
    const endsAt = new Date('2026-12-08T17:00:00.000Z');
    const id = await app.define({ kind: 'LEADERBOARD', formula: formula as never, endsAt });
    const members = await Promise.all([1, 2, 3, 4].map(() => app.register()));
    for (const [at, bets] of [3, 5, 5, 1].entries()) {
      app.service.clock.advance(1000);
      await app.bet(members[at]!, { validBet: vnd(bets * 1_000_000) });
    }
    const board = async () =>
      (
        (await app.member(members[3]!).get('/wps/relay/MCSFE_getMissionLeaderboard')).body.value as never as {
          promotionId: string;
          frozen: boolean;
          places: { place: number; own: boolean; reward: string; name: string }[];
        }[]
      ).find(({ promotionId }) => promotionId === id)!;
    expect((await board()).places.find(({ own }) => own)).toMatchObject({
      place: 4,
      name: expect.stringContaining('*'),
    });
    const service = app.service.app.get(LeaderboardService, { strict: false });
    app.service.clock.set(endsAt);
    await service.freezeEnded();
    expect((await board()).frozen).toBe(false);
    app.service.clock.advance(5 * 60_000);
    await Promise.all([service.freezeEnded(), service.freezeEnded()]);
    await app.bet(members[0]!, { validBet: vnd(99_000_000), settledAt: '2026-12-08T10:00:00.000Z' });
    await service.freezeEnded();
    expect((await board()).frozen).toBe(true);
    const results = await app.query(
      'SELECT member_id, reward FROM leaderboard_result WHERE promotion_id = $1 ORDER BY place',
      [id],
    );
    expect(results).toEqual([
      { member_id: members[1], reward: '50000000' },
      { member_id: members[2], reward: '10000000' },
      { member_id: members[0], reward: '10000000' },
    ]);
    await eventually(() => members.slice(0, 3).every((m) => app.commandsOf(m).length === 1));
    expect(app.commandsOf(members[3]!)).toEqual([]);
  });

  it('VIP rises a level a day, gives each upgrade gift once ever, and a week gift for the bets that the level asks', async () => {
    app.service.clock.set('2026-12-10T20:00:00.000Z');
    const vip = app.service.app.get(VipService, { strict: false });
    const m = await app.register();
    await app.deposit(m, 7_000_000_000n);
    await app.bet(m, { validBet: vnd(2_100_000_000) });
    for (let day = 0; day < 5; day++) {
      await Promise.all([vip.evaluateDay(), vip.evaluateDay()]);
      app.service.clock.advance(dayMs);
    }
    expect(ranked.filter(({ memberId }) => memberId === m).map(({ rankLevel }) => rankLevel)).toEqual([
      1, 2, 3, 4,
    ]);
    expect((await app.commanded(m, 4)).map(({ creditKey, amount }) => [creditKey, amount])).toEqual(
      [
        ['1', 18],
        ['2', 38],
        ['3', 88],
        ['4', 188],
      ].map(([level, gift]) => [`vip:${m}:${level}`, vnd(Number(gift) * 1000)]),
    );
    app.service.clock.advance(91 * dayMs);
    await vip.evaluateDay();
    app.service.clock.advance(dayMs);
    await vip.evaluateDay();
    expect((await app.member(m).get('/wps/v2/vip')).body.value).toMatchObject({
      level: 4,
      vipService: false,
    });
    expect(app.commandsOf(m)).toHaveLength(4);
    const claimGift = () => app.member(m).post('/wps/v2/vip/gifts/WEEKLY');
    expect((await claimGift()).body.code).toBe('VIP_GIFT_NOT_AVAILABLE');
    await app.bet(m, { validBet: vnd(19_999_999) });
    expect((await claimGift()).body.code).toBe('VIP_GIFT_NOT_AVAILABLE');
    await app.bet(m, { validBet: vnd(1) });
    const answers = await Promise.all([claimGift(), claimGift(), claimGift()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const [weekly] = (await app.commanded(m, 5)).slice(4);
    await app.walletAnswers(creditCompleted, weekly!);
    expect(weekly).toMatchObject({ amount: vnd(38_000) });
  });

  it('the rank adds to the cashback rate of bets that are settled after it', async () => {
    const m = await app.register();
    const operator = app.operator();
    await operator.put(`/wps/v2/ops/members/${m}/vip`, { level: 5, locked: true, reason: 'Khách quý' });
    await app.bet(m, { validBet: vnd(1_000_000) });
    await app.bet(m, { validBet: vnd(1_000_000), settledAt: app.iso(61_000) });
    const { body } = await app.member(m).get('/wps/v2/cashback');
    expect(body.value).toMatchObject({ claimable: '16800.00' });
  });
});
