import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '#libs/testing';
import { key } from './support/wallet-app.js';
import { WithdrawalDesk } from './support/withdrawal-desk.js';

describe('M10 money of a member who cannot order a withdrawal', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
  });
  afterAll(() => desk?.close());

  type Player = Awaited<ReturnType<WithdrawalDesk['player']>>;
  const pathOf = ({ memberId }: Player) => `/wps/v2/ops/members/${memberId}/account-payout`;
  const lock = ({ memberId }: Player, status: 'LOCKED' | 'OPEN' = 'LOCKED') =>
    desk.wallet.caller('auth').put(`/internal/accounts/${memberId}/status`, {
      book: 'REAL',
      status,
      reason: 'the account is closed',
    });
  const propose = (
    player: Player,
    amount: string,
    who = desk.wallet.cashier(),
    accountId = player.accountId,
  ) => who.post(pathOf(player), { accountId, amount, reason: 'closed on request' }, key());
  const idOf = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;
  const orderOf = async (player: Player) => {
    const rows = await desk.wallet.rows(
      'SELECT id, status, paid FROM withdrawal_order WHERE member_id = $1',
      [player.memberId],
    );
    return rows[0] as { id: string; status: string; paid: string } | undefined;
  };

  it('is ordered by one operator and another one, and paid as any withdrawal is', async () => {
    const player = await desk.player(50_000_000n);
    await lock(player);
    expect((await desk.order(player)).body.code).toBe('WITHDRAWAL_ACCOUNT_LOCKED');
    const first = desk.wallet.cashier();
    expect((await first.get(pathOf(player))).body.value).toMatchObject({
      ...{ status: 'LOCKED', isClosed: true, payable: '500000.00', accounts: [{ id: player.accountId }] },
    });
    const id = idOf(await propose(player, '500000.00', first));
    expect((await desk.wallet.decide(first, id)).body.code).toBe('APPROVAL_SECOND_PERSON');
    expect(await orderOf(player)).toBeUndefined();
    expect((await desk.wallet.decide(desk.wallet.cashier(), id)).body.value).toMatchObject({
      status: 'APPROVED',
    });
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '50000000' });
    const order = (await orderOf(player))!;
    await desk.pay(await desk.payoutOf(order.id), 50_000_000n);
    expect(await orderOf(player)).toMatchObject({ status: 'DISBURSED', paid: '50000000' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '0', held: '0' });
  });

  it('is own money without what is claimed of it, and never more', async () => {
    const player = await desk.player(50_000_000n);
    await desk.wallet.rows(
      `SELECT open_claim($1::uuid, 'agent-contracts', $1::uuid::text, $2, $3, 60000000, 'Contract')`,
      [randomUUID(), player.memberId, randomUUID()],
    );
    await desk.give(player.memberId, 25_000_000n);
    await lock(player);
    const { body } = await desk.wallet.cashier().get(pathOf(player));
    expect(body.value).toMatchObject({ payable: '150000.00' });
    expect((await propose(player, '150001.00')).body.code).toBe('WITHDRAWAL_INSUFFICIENT_FUNDS');
    const ids = [idOf(await propose(player, '150000.00')), idOf(await propose(player, '1.00'))];
    const codes = await Promise.all(ids.map((id) => desk.wallet.decide(desk.wallet.cashier(), id)));
    expect(codes.map(({ body: { code } }) => code ?? 'DONE').toSorted()).toEqual(['DONE', 'WITHDRAWAL_OPEN']);
    const waiting = await desk.wallet.rows(
      `SELECT status FROM approval WHERE id = ANY ($1) ORDER BY status`,
      [ids],
    );
    expect(waiting).toEqual([{ status: 'APPROVED' }, { status: 'PROPOSED' }]);
  });

  it('is not ordered for a member who can, without an account at a bank, or after the account was opened again', async () => {
    const player = await desk.player(50_000_000n);
    expect((await propose(player, '1.00')).body.code).toBe('ACCOUNT_PAYOUT_OPEN');
    await lock(player);
    const strange = await propose(player, '1.00', desk.wallet.cashier(), randomUUID());
    expect(strange.body.code).toBe('BANK_ACCOUNT_NOT_FOUND');
    const id = idOf(await propose(player, '1.00'));
    await lock(player, 'OPEN');
    expect((await desk.wallet.decide(desk.wallet.cashier(), id)).body.code).toBe('ACCOUNT_PAYOUT_OPEN');
    expect(await orderOf(player)).toBeUndefined();
    expect((await propose(player, '1.00', desk.wallet.cashier('support'))).status).toBe(403);
    expect(
      (await desk.wallet.cashier().get(`/wps/v2/ops/members/${randomUUID()}/account-payout`)).status,
    ).toBe(404);
  });
});
