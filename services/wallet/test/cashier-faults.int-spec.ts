import { randomUUID } from 'node:crypto';
import { eventually } from './support/wallet-app.js';
import { WithdrawalDesk, type Order } from './support/withdrawal-desk.js';

const amount = 50_000_000n;

describe('faults between the hold of a withdrawal and its payout', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
  });
  afterAll(() => desk?.close());

  const approved = async (player: Parameters<WithdrawalDesk['ordered']>[0]): Promise<Order> => {
    const order = await desk.ordered(player);
    await desk.decide(desk.wallet.cashier(), order.id, 'approval');
    return order;
  };
  const rowOf = async (id: string) =>
    (await desk.wallet.rows('SELECT id, status FROM payout_order WHERE withdrawal_id = $1', [id]))[0] as
      { id: string; status: string } | undefined;
  const paidOut = async (memberId: string) => {
    const [row] = await desk.wallet.rows(
      `SELECT count(*) AS n, coalesce(sum(amount), 0) AS sum FROM posting WHERE member_id = $1 AND kind = 'WITHDRAWAL'`,
      [memberId],
    );
    return [Number(row!['n']), BigInt(row!['sum'] as string)];
  };

  it('the channel does not answer, and five reports of a late success at once pay once', async () => {
    const player = await desk.player();
    desk.wallet.bank.status = 503;
    const order = await approved(player);
    const payout = await eventually(
      () => rowOf(order.id),
      (row) => row !== undefined,
    );
    expect(payout!.status).toBe('CREATED');
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '50000000' });
    const noticeId = randomUUID();
    const notices = await Promise.all(
      Array.from({ length: 5 }, () => desk.pay(payout!.id, amount, noticeId)),
    );
    expect(notices.map(({ body }) => body.success)).toEqual([true, true, true, true, true]);
    desk.wallet.bank.status = 200;
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
    expect(await paidOut(player.memberId)).toEqual([1, amount]);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', remaining: '0.00' });
  });
});
