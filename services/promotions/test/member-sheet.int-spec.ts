import { PromotionsApp } from './support/promotions-app.js';

interface Sheet {
  account: string;
  vip: { level: number; locked: boolean; changes: { cause: string; reason: string; toLevel: number }[] };
  rollovers: unknown;
  claims: { status: string; reward: string; riskScore: number }[];
  payments: { amount: string; status: string }[];
}

describe("an operator's sheet of a member", () => {
  let app: PromotionsApp;
  beforeAll(async () => {
    app = await PromotionsApp.start();
  });
  afterAll(() => app?.close());

  const sheet = async (name: string) =>
    (await app.operator().get(`/wps/v2/ops/members/${name}/rewards`)).body.value as never as Sheet;

  it('is found by id or account, and shows level, claims and credits with their reasons', async () => {
    const m = await app.register();
    const id = await app.define({ kind: 'NEW_PLAYER', formula: { amount: '10000.00' } });
    await app.claim(m, id);
    const change = { level: 5, locked: true, reason: 'asked for by the VIP manager' };
    expect((await app.operator().put(`/wps/v2/ops/members/${m}/vip`, change)).status).toBe(200);
    const found = await sheet(m);
    expect(found).toMatchObject({
      vip: { level: 5, locked: true, changes: [{ cause: 'OPERATOR', toLevel: 5, reason: change.reason }] },
      claims: [{ status: 'claimed', reward: '10000.00', riskScore: 0 }],
      payments: [{ amount: '10000.00', status: 'REQUESTED' }],
      rollovers: null,
    });
    expect(await sheet(found.account.toUpperCase())).toMatchObject({ account: found.account });
  });

  it('is not there for an unknown name, and not for members', async () => {
    const m = await app.register();
    expect((await app.operator().get('/wps/v2/ops/members/nobody/rewards')).status).toBe(404);
    expect((await app.member(m).get(`/wps/v2/ops/members/${m}/rewards`)).status).toBe(403);
  });

  it('a gift of each rank is given once, those of skipped ranks included', async () => {
    const gifts = [
      { level: 1, amount: '8000.00' },
      { level: 2, amount: '18000.00' },
      { level: 3, amount: '38000.00' },
    ];
    const id = await app.define({ kind: 'RANK_GIFT', formula: { gifts } });
    const m = await app.register();
    expect((await app.claim(m, id, 'level:1')).body.code).toBe('PROMOTION_NOT_REACHED');
    const level = (to: number) =>
      app.operator().put(`/wps/v2/ops/members/${m}/vip`, { level: to, locked: false, reason: 'test' });
    await level(2);
    for (const cycle of ['level:1', 'level:2', 'level:2', 'level:3']) await app.claim(m, id, cycle);
    await level(0);
    app.service.clock.advance(120_000);
    await level(2);
    await app.claim(m, id, 'level:2');
    const paid = await app.query<{ amount: string }>(
      'SELECT amount FROM bonus_payment WHERE member_id = $1 ORDER BY amount',
      [m],
    );
    expect(paid.map(({ amount }) => amount)).toEqual(['800000', '1800000']);
  });
});
