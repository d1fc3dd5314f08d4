import { randomUUID } from 'node:crypto';
import { creditCompleted, creditRefused, creditRequested, type PayloadOf } from '#libs/events';
import { eventually, WalletApp } from './support/wallet-app.js';

type Request = PayloadOf<typeof creditRequested>;

describe('a credit that another service asks for by an event', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const request = (memberId: string, changes: Partial<Request> = {}): Request => ({
    creditKey: `pot:${randomUUID()}`,
    memberId,
    kind: 'CASHBACK',
    amount: '5000',
    reason: 'Cashback of a week',
    at: new Date().toISOString(),
    ...changes,
  });
  const publish = (payload: Request, from = 'promotions') =>
    wallet.service.bus.publish(creditRequested, payload, { source: `/lotus/${from}` });
  const answersTo = (payload: Request, count = 1) =>
    eventually(
      () =>
        wallet.published.filter(
          ({ type, payload: answer }) =>
            (type === creditCompleted.type || type === creditRefused.type) &&
            answer['creditKey'] === payload.creditKey,
        ),
      ({ length }) => length >= count,
    );
  const balanceOf = async (memberId: string): Promise<string | undefined> =>
    (
      await wallet.service.pool.query<{ balance: string }[]>(
        `SELECT balance FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
        [memberId],
      )
    )[0]?.balance;

  it('WAL-I6 is posted once under its key, however often it comes, and each time answered', async () => {
    const memberId: string = randomUUID();
    const credit = request(memberId);
    await publish(credit);
    const [first] = await answersTo(credit);
    expect(first).toMatchObject({
      type: creditCompleted.type,
      payload: {
        requestedBy: 'promotions',
        kind: 'CASHBACK',
        amount: '5000',
        balanceAfter: '5000',
        book: 'REAL',
      },
    });
    expect(creditCompleted.violations(first!.payload)).toEqual([]);
    await publish(credit);
    const [, second] = await answersTo(credit, 2);
    expect(second!.payload).toMatchObject({ postingId: first!.payload['postingId'], balanceAfter: '5000' });
    expect(await balanceOf(memberId)).toBe('5000');
  });

  it("WAL-I7 WAL-I11 is refused with the outcome: a kind that is not the sender's, a used key, an excluded member", async () => {
    const memberId: string = randomUUID();
    const [foreign, taken] = [request(memberId, { kind: 'SALARY' }), request(memberId)];
    await publish(foreign);
    await publish(taken);
    await answersTo(taken);
    const other = { ...taken, amount: '5001' };
    await publish(other);
    const excluded = request(randomUUID(), { kind: 'BONUS' });
    await wallet.service.pool.query(
      `INSERT INTO player_account (member_id, book, restricted, excluded_until) VALUES ($1, 'REAL', true, now() + interval '1 day')`,
      [excluded.memberId],
    );
    await publish(excluded);
    expect((await answersTo(foreign))[0]).toMatchObject({
      type: creditRefused.type,
      payload: { outcome: 'KIND_NOT_ALLOWED' },
    });
    expect((await answersTo(taken, 2))[1]).toMatchObject({
      type: creditRefused.type,
      payload: { outcome: 'KEY_REUSED', amount: '5001' },
    });
    const [refused] = await answersTo(excluded);
    expect(refused).toMatchObject({ type: creditRefused.type, payload: { outcome: 'SELF_EXCLUDED' } });
    expect(creditRefused.violations(refused!.payload)).toEqual([]);
    expect(await balanceOf(memberId)).toBe('5000');
    expect(await balanceOf(excluded.memberId)).toBe('0');
  });

  it('takes many at once from a service that may send them', async () => {
    const members = Array.from({ length: 30 }, () => randomUUID() as string);
    const credits = members.map((memberId) => request(memberId, { kind: 'COMMISSION', amount: '70' }));
    await Promise.all(credits.map((credit) => publish(credit, 'agent-contracts')));
    for (const credit of credits)
      expect((await answersTo(credit))[0]).toMatchObject({
        type: creditCompleted.type,
        payload: { amount: '70' },
      });
    const rows = await wallet.service.pool.query<{ n: number }[]>(
      `SELECT count(*)::integer AS n FROM posting WHERE kind = 'COMMISSION' AND debit = 5200 AND caller = 'agent-contracts'`,
    );
    expect(rows[0]!.n).toBe(30);
  });

  it('opens its turnover requirement in the same transaction, once, rounded up', async () => {
    const memberId: string = randomUUID();
    const credit = request(memberId, { kind: 'BONUS', amount: '5001', rolloverMultiplier: '7.5' });
    await publish(credit);
    await publish(credit);
    expect((await answersTo(credit, 2)).map(({ type }) => type)).toEqual([
      creditCompleted.type,
      creditCompleted.type,
    ]);
    expect(await balanceOf(memberId)).toBe('5001');
    const rows = await wallet.service.pool.query(
      'SELECT required, done, status, credit_key FROM rollover WHERE member_id = $1',
      [memberId],
    );
    expect(rows).toEqual([{ required: '37508', done: '0', status: 'ACTIVE', credit_key: credit.creditKey }]);
  });
});
