import { randomUUID } from 'node:crypto';
import { betSettled } from '#libs/events';
import { BetOwner } from '#libs/testing';
import { ActivityRebuild } from '../src/activity/activity-rebuild.js';
import { CashbackPaymentJob } from '../src/cashback/payment.job.js';
import { PromotionsApp } from './support/promotions-app.js';

describe('the days of members', () => {
  let app: PromotionsApp;
  let owner: BetOwner;
  const members = Array.from({ length: 8 }, () => randomUUID() as string);
  beforeAll(async () => {
    app = await PromotionsApp.start({ env: { DEMO_PROMOTIONS: 'on' } });
    owner = new BetOwner([app.service.bus], Date.parse('2026-11-20T16:00:00.000Z'));
  });
  afterAll(() => app?.close());

  const rows = async (): Promise<unknown[][]> =>
    Promise.all(
      ['activity_source', 'activity_day'].map((table) =>
        app.query(`SELECT * FROM ${table} ORDER BY ${table}::text`),
      ),
    );

  async function play(rounds: number): Promise<void> {
    await Promise.all(
      members.map(async (memberId, seed) => {
        for (let round = 1; round <= rounds; round++) {
          const bet = await owner.settle(memberId, BigInt(round * 1_000_003 + seed), {
            category: round % 3 === 0 ? 'LIVE' : 'RNG',
          });
          if (round % 4 === 0) await owner.rollBack(bet);
        }
      }),
    );
  }

  it('are the same row for row after a rebuild from the owners, while bets flow', async () => {
    await play(6);
    const rebuilding = app.service.app.get(ActivityRebuild, { strict: false });
    await rebuilding.start();
    const began = owner.position;
    for await (const events of owner.replay()) await rebuilding.apply(events);
    const flow = play(8);
    await play(2);
    await rebuilding.finish(() => owner.replay(began));
    await flow;
    const live = await rows();
    expect(live[0]).toHaveLength(owner.position);
    await rebuilding.start();
    for await (const events of owner.replay()) await rebuilding.apply(events);
    await rebuilding.finish(() => owner.replay(owner.position));
    expect(await rows()).toEqual(live);
    const [sums] = await app.query(
      `SELECT (SELECT sum(valid_bet)::text FROM activity_day) = (SELECT sum(valid_bet)::text FROM activity_source) AS same`,
    );
    expect(sums).toEqual({ same: true });
  });

  it('a database without promotions begins with one of each kind, which guests see', async () => {
    const list = (await app.service.as({ kind: 'guest' }).get('/wps/v2/promotions')).body.value as never as {
      kind: string;
    }[];
    expect(new Set(list.map(({ kind }) => kind)).size).toBe(13);
  });

  it('cashback that is not claimed within a week is paid, once, and not claimed a second time', async () => {
    app.service.clock.set('2027-01-10T05:00:00.000Z');
    const m = await app.register();
    await app.service.bus.publish(betSettled, {
      ...betSettled.example,
      ...{
        sourceKey: 'game-launch:bet:cashback-1',
        memberId: m,
        validBet: '100000000',
        settledAt: '2027-01-02T05:00:00.000Z',
      },
    });
    await app.bet(m, { validBet: '100000000' });
    const job = app.service.app.get(CashbackPaymentJob, { strict: false });
    await Promise.all([job.pay(), job.pay()]);
    expect((await app.commanded(m, 1)).map(({ amount }) => amount)).toEqual(['800000']);
    await job.pay();
    expect((await app.member(m).post('/wps/v2/cashback/claims')).body.value).toMatchObject({
      amount: '8000.00',
    });
    expect(await app.commanded(m, 2)).toHaveLength(2);
  });
});

describe('the editor of promotions', () => {
  let app: PromotionsApp;
  beforeAll(async () => {
    app = await PromotionsApp.start();
  });
  afterAll(() => app?.close());

  const text = { vi: 'Nạp tặng', en: 'Reload' };
  const draft = {
    ...{ category: 'deposit', kind: 'RELOAD', title: text, summary: text, terms: text, claimMode: 'AUTO' },
    ...{
      startsAt: '2026-01-01T00:00:00.000Z',
      claimDays: 7,
      audience: { minLevel: 0 },
      budget: '1000000.00',
    },
    formula: { ratePpm: 100_000, cap: '50000.00', minDeposit: '100000.00' },
    rollover: { mode: 'BONUS', multiplier: '3' },
  };

  it('keeps each version, refuses an outdated one and a definition that is wrong, and simulates the cost on past deposits', async () => {
    const operator = app.operator();
    const added = (await operator.post('/wps/v2/ops/promotions', draft)).body.value as never as {
      id: string;
      version: number;
      state: string;
    };
    expect(added).toMatchObject({ state: 'DRAFT', version: 1, budgetLeft: '1000000.00' });
    const path = `/wps/v2/ops/promotions/${added.id}`;
    const m = await app.register();
    expect((await app.join(m, added.id)).body.code).toBe('PROMOTION_NOT_FOUND');
    for (const amount of [9_999_900n, 10_000_000n, 90_000_000n]) await app.deposit(m, amount, false);
    app.service.clock.advance(86_400_000);
    expect((await operator.get(`${path}/simulation?days=7`)).body.value).toEqual({
      ...{ supported: true, members: 1, rewards: 2, cost: '60000.00' },
    });
    const wrong = { ...draft, formula: { ...draft.formula, cap: '50000' }, version: 1 };
    expect((await operator.put(path, wrong)).body.code).toBe('PROMOTION_INVALID');
    expect((await operator.put(path, { ...draft, rank: 5, version: 1 })).body.value).toMatchObject({
      version: 2,
    });
    expect((await operator.put(path, { ...draft, version: 1 })).body.code).toBe('PROMOTION_CHANGED');
    expect((await operator.put(`${path}/state`, { state: 'LIVE', version: 2 })).body.value).toMatchObject({
      state: 'LIVE',
      version: 3,
    });
    expect((await app.join(m, added.id)).body.value).toMatchObject({ status: 'signed' });
    await app.deposit(m, 90_000_000n, false);
    expect(await app.offer(m, added.id)).toMatchObject({ status: 'issued' });
    expect((await operator.put(path, { ...draft, budget: '49999.00', version: 3 })).body.code).toBe(
      'PROMOTION_INVALID',
    );
    const history = (await operator.get(`${path}/history`)).body.value as never as {
      version: number;
      changedBy: string;
    }[];
    expect(history.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(history[0]!.changedBy).toBeTruthy();
    expect((await app.member(m).get('/wps/v2/ops/promotions')).status).toBe(403);
  });
});
