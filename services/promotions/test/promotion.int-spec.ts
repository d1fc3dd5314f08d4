import { randomUUID } from 'node:crypto';
import { creditCompleted, creditRefused } from '#libs/events';
import { eventually } from '#libs/testing';
import { PromotionsApp } from './support/promotions-app.js';

const first = {
  kind: 'FIRST_DEPOSIT',
  formula: { ratePpm: 1_000_000, cap: '1500000.00', minDeposit: '100000.00' },
} as const;
const rollover = { mode: 'DEPOSIT_BONUS', multiplier: '20', expiryDays: 7, categories: ['RNG'] } as never;

describe('promotions on deposits', () => {
  let app: PromotionsApp;
  beforeAll(async () => {
    app = await PromotionsApp.start();
  });
  afterAll(() => app?.close());

  it('credits 1,500,000 for a first deposit of 2,000,000 with a requirement of 70,000,000, chosen before it and claimed once', async () => {
    const id = await app.define({ ...first, rollover, budget: '1500000.00' });
    const m = await app.register();
    expect(await app.offer(m, id)).toMatchObject({ status: 'join', eligible: true });
    expect((await app.join(m, id)).body.value).toMatchObject({ status: 'signed' });
    expect((await app.join(m, id)).body.value).toMatchObject({ status: 'signed' });
    await app.deposit(m, 200_000_000n, true, 'd-1');
    await app.deposit(m, 200_000_000n, true, 'd-1');
    expect(await app.offer(m, id)).toMatchObject({ status: 'claim', enrolment: { status: 'claim' } });
    const answers = await Promise.all([app.claim(m, id), app.claim(m, id), app.claim(m, id)]);
    expect(answers.map(({ body }) => (body.value as never as { status: string }).status)).toEqual(
      Array(3).fill('claimed'),
    );
    const [command] = await app.commanded(m, 1);
    expect(command).toMatchObject({
      ...{ kind: 'BONUS', amount: '150000000', rolloverRequired: '7000000000', expiresInSeconds: 604_800 },
      categories: ['RNG'],
    });
    await app.walletAnswers(creditCompleted, command!);
    await app.walletAnswers(creditCompleted, command!);
    const { body } = await app.member(m).get('/wps/v2/bonuses');
    expect(body.value).toMatchObject({
      totalCount: 1,
      list: [{ amount: '1500000.00', status: 'CREDITED', done: null }],
    });
    await eventually(() => app.issued.some(({ memberId }) => memberId === m));
    expect(app.issued.filter(({ memberId }) => memberId === m)).toHaveLength(1);
    expect(app.commandsOf(m)).toHaveLength(1);
    expect(await app.query('SELECT budget_left FROM promotion_budget WHERE promotion_id = $1', [id])).toEqual(
      [{ budget_left: '0' }],
    );
  });

  it('takes one promotion for a deposit, none that was chosen after it, and none for a second first deposit', async () => {
    const [id, other] = [await app.define(first), await app.define({ ...first, kind: 'RELOAD' })];
    const m = await app.register();
    await app.join(m, other);
    expect((await app.join(m, id)).body.code).toBe('PROMOTION_EXCLUSIVE');
    expect((await app.member(m).post(`/wps/v2/promotions/${other}/leave`)).body.value).toMatchObject({
      status: 'close',
    });
    await app.deposit(m, 50_000_000n);
    expect((await app.join(m, id)).body.code).toBe('PROMOTION_NOT_ELIGIBLE');
    expect(await app.offer(m, id)).toMatchObject({ eligible: false });
    expect((await app.join(m, other)).body.value).toMatchObject({ status: 'signed' });
    await app.deposit(m, 9_999_999n, false);
    expect(await app.offer(m, other)).toMatchObject({ status: 'signed' });
    app.service.clock.advance(1000);
    await app.deposit(m, 10_000_000n, false);
    expect(await app.offer(m, other)).toMatchObject({ status: 'claim' });
  });

  it('takes back what was given or promised for a deposit that is reversed, once', async () => {
    const [given, promised] = [
      await app.define({ ...first, claimMode: 'AUTO' }),
      await app.define({ ...first, kind: 'RELOAD' }),
    ];
    const [a, b] = [await app.register(), await app.register()];
    const [ofA, ofB] = [randomUUID(), randomUUID()];
    await app.join(a, given);
    await app.deposit(a, 80_000_000n, true, ofA);
    const [command] = await app.commanded(a, 1);
    await app.walletAnswers(creditCompleted, command!);
    await app.join(b, promised);
    await app.deposit(b, 80_000_000n, false, ofB);
    expect(await app.offer(b, promised)).toMatchObject({ status: 'claim' });
    for (const [memberId, depositId] of [
      [a, ofA],
      [a, ofA],
      [b, ofB],
    ] as const)
      await app.reverseDeposit(memberId, depositId);
    await eventually(() => app.revoked.length > 0);
    expect(app.revoked).toEqual([expect.objectContaining({ creditKey: command!.creditKey, memberId: a })]);
    const rows = await app.query(
      'SELECT status, reason FROM enrolment WHERE member_id = ANY ($1::uuid[]) ORDER BY created_at',
      [[a, b]],
    );
    expect(rows).toEqual([1, 2].map(() => ({ status: 'rejected', reason: 'DEPOSIT_REVERSED' })));
    expect(await app.query('SELECT FROM deposit_fact WHERE deposit_id = ANY ($1)', [[ofA, ofB]])).toEqual([]);
  });

  it('issues at once where the mode is automatic, and is not joined where the budget does not hold the most it can bring', async () => {
    const id = await app.define({ ...first, claimMode: 'AUTO', budget: '2000000.00' });
    const members = [await app.register(), await app.register()];
    await app.join(members[0]!, id);
    expect((await app.join(members[1]!, id)).body.code).toBe('PROMOTION_EXHAUSTED');
    await app.deposit(members[0]!, 80_000_000n);
    expect(await app.offer(members[0]!, id)).toMatchObject({ status: 'issued' });
    expect(await app.offer(members[1]!, id)).toMatchObject({
      status: 'close',
      exhausted: true,
    });
    expect(await app.query('SELECT budget_left FROM promotion_budget WHERE promotion_id = $1', [id])).toEqual(
      [{ budget_left: '120000000' }],
    );
  });

  it('gives the reward back to the budget if the wallet refuses the credit, once', async () => {
    const id = await app.define({ ...first, budget: '1500000.00', stock: 1 });
    const m = await app.register();
    await app.join(m, id);
    await app.deposit(m, 200_000_000n);
    await app.claim(m, id);
    const [command] = await app.commanded(m, 1);
    await app.walletAnswers(creditRefused, command!);
    await app.walletAnswers(creditRefused, command!);
    await app.walletAnswers(creditCompleted, command!);
    expect(await app.offer(m, id)).toMatchObject({
      status: 'rejected',
      enrolment: { reason: 'SELF_EXCLUDED' },
    });
    expect(
      await app.query('SELECT budget_left, stock_left FROM promotion_budget WHERE promotion_id = $1', [id]),
    ).toEqual([{ budget_left: '150000000', stock_left: 1 }]);
  });

  it('closes for a deposit at the very end: the end is outside, the instant before it inside', async () => {
    const endsAt = new Date(app.iso(10_000));
    const id = await app.define({ ...first, endsAt });
    const [inside, outside] = [await app.register(), await app.register()];
    for (const m of [inside, outside]) await app.join(m!, id);
    app.service.clock.set(new Date(endsAt.getTime() - 1));
    await app.deposit(inside, 20_000_000n);
    app.service.clock.set(endsAt);
    await app.deposit(outside, 20_000_000n);
    expect(await app.offer(inside, id)).toMatchObject({ status: 'claim' });
    expect((await app.claim(inside, id)).body.value).toMatchObject({ status: 'claimed' });
    expect(await app.offer(outside, id)).toMatchObject({ status: 'close' });
    expect((await app.join(await app.register(), id)).body.code).toBe('PROMOTION_CLOSED');
  });

  it('shows guests the list, and refuses them and demo accounts a claim', async () => {
    const id = await app.define(first);
    const guest = app.service.as({ kind: 'guest' });
    const list = (await guest.get('/wps/v2/promotions')).body.value as never as {
      id: string;
      status: string;
    }[];
    expect(list).toContainEqual(expect.objectContaining({ id, status: 'join' }));
    expect((await guest.post(`/wps/v2/promotions/${id}/claim`, {})).status).toBe(401);
    const demo = app.service.as({
      kind: 'member',
      memberId: await app.register(),
      accountType: 4,
      sessionId: 's',
    });
    expect((await demo.post(`/wps/v2/promotions/${id}/join`)).status).toBe(403);
  });
});
