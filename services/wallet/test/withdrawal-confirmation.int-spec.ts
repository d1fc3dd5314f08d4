import { randomUUID } from 'node:crypto';
import { eventually, key } from './support/wallet-app.js';
import { onePicture, WithdrawalDesk, type Order } from './support/withdrawal-desk.js';

type Player = Awaited<ReturnType<WithdrawalDesk['player']>>;

describe('the confirmation of a payment', () => {
  let desk: WithdrawalDesk;
  let picture: Buffer;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
    picture = await onePicture();
  });
  afterAll(() => desk?.close());

  const dispute = (player: Player, id: string, files: Buffer[], remark?: string) =>
    desk.dispute(player, id, files, remark);

  async function paid(): Promise<{ player: Player; order: Order; noticeId: string }> {
    const player = await desk.player();
    return { player, ...(await desk.disbursed(player)) };
  }

  const passDeadline = (id: string) =>
    desk.wallet.rows(
      `UPDATE withdrawal_order SET confirm_by = clock_timestamp() - interval '1 second' WHERE id = $1`,
      [id],
    );

  it('SPEC-4.9.3 is denied with one to three pictures, which cashiers see', async () => {
    const { player, order } = await paid();
    expect((await dispute(player, order.id, [])).body.code).toBe('WITHDRAWAL_PROOF_REQUIRED');
    expect((await dispute(player, order.id, [Buffer.from('no picture')])).body.code).toBe(
      'IMAGE_NOT_ACCEPTED',
    );
    expect((await dispute(player, order.id, [picture], 'x'.repeat(141))).body.code).toBe(
      'WITHDRAWAL_REMARK_TOO_LONG',
    );
    expect((await dispute(player, order.id, Array<Buffer>(4).fill(picture))).body.code).toBe(
      'TOO_MANY_IMAGES',
    );
    expect((await dispute(player, order.id, [picture, picture])).body.success).toBe(true);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'NOT_RECEIVED', confirmBy: null });
    const cashier = desk.wallet.cashier();
    const { body } = await cashier.get(`/wps/v2/ops/withdrawals/${order.id}`);
    const { proofs, remark } = body.value as unknown as { proofs: string[]; remark: string };
    expect([proofs.length, remark]).toEqual([2, 'chưa thấy tiền']);
    const path = (id: string) => `/wps/v2/ops/withdrawals/${id}/proofs/${proofs[0]}`;
    const shown = await cashier.get(path(order.id));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { order: other } = await paid();
    expect((await cashier.get(path(other.id))).status).toBe(404);
    expect((await player.get(path(order.id))).status).toBe(403);
  });

  it('SPEC-4.9.4 SPEC-4.9.5 counts as given after its time, finally, and is not refunded', async () => {
    const { player, order } = await paid();
    await passDeadline(order.id);
    const late = await player.post(`/wps/v2/withdrawals/${order.id}/received`, {});
    expect(late.body.code).toBe('WITHDRAWAL_CONFIRMATION_OVER');
    await eventually(
      () => desk.read(player, order.id),
      ({ status }) => status === 'AUTO_RECEIVED',
    );
    expect((await dispute(player, order.id, [picture])).body.code).toBe('WITHDRAWAL_CONFIRMATION_OVER');
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
    const refused = await desk.decide(desk.wallet.cashier(), order.id, 'resolution', {
      resolution: 'GIVE_BACK',
    });
    expect(refused.body.code).toBe('WITHDRAWAL_NOT_CLAIMED');
  });

  it('is made once: of received and not received at the same time the first wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { player, order } = await paid();
      const answers = await Promise.all([
        player.post(`/wps/v2/withdrawals/${order.id}/received`, {}),
        dispute(player, order.id, [picture]),
        player.post(`/wps/v2/withdrawals/${order.id}/received`, {}),
      ]);
      expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
      const rows = await desk.wallet.rows(
        'SELECT count(*) AS n FROM withdrawal_proof WHERE withdrawal_id = $1',
        [order.id],
      );
      const { status } = await desk.read(player, order.id);
      expect([status, rows[0]!['n']]).toEqual(
        status === 'RECEIVED' ? ['RECEIVED', '0'] : ['NOT_RECEIVED', '1'],
      );
    }
  });

  it('a denied payment is found to have arrived', async () => {
    const { player, order } = await paid();
    await dispute(player, order.id, [picture]);
    const cashier = desk.wallet.cashier();
    await desk.decide(cashier, order.id, 'resolution', { resolution: 'RECEIVED' });
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'RECEIVED' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
  });

  /** Balances of the bank's account and of the disputed payouts. */
  async function books(): Promise<[bank: bigint, disputed: bigint]> {
    const rows = await desk.wallet.rows(
      `SELECT (SELECT coalesce(sum(CASE WHEN debit = a THEN amount ELSE -amount END), 0)::text FROM posting
                WHERE a IN (debit, credit)) AS balance FROM unnest('{1110, 1595}'::integer[]) WITH ORDINALITY AS o(a, n) ORDER BY n`,
    );
    return rows.map((row) => BigInt(row['balance'] as string)) as [bigint, bigint];
  }

  it('a denied payment is given back: the bank owes it until it returns it, and the order shows what was paid', async () => {
    const { player, order, noticeId } = await paid();
    await dispute(player, order.id, [picture]);
    const before = await books();
    await desk.decide(desk.wallet.cashier(), order.id, 'resolution', { resolution: 'GIVE_BACK' });
    const given = { status: 'RETURNED', reason: 'NOT_RECEIVED', paid: '500000.00', returned: '0.00' };
    expect(await desk.read(player, order.id)).toMatchObject(given);
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '0' });
    expect(await books()).toEqual([before[0], before[1] + 50_000_000n]);

    const payoutNo = await desk.payoutOf(order.id);
    const back = (amount: string, id: string) =>
      desk.wallet.reportPayout({
        ...{ noticeId: `${id}-${order.id}`, payoutNo, outcome: 'RETURNED', amount, refersTo: noticeId },
      });
    for (const id of ['one', 'one', 'two']) expect((await back('25000000', id)).body.success).toBe(true);
    expect((await back('100', 'more')).body.code).toBe('PAYOUT_RETURN_INVALID');
    expect(await desk.read(player, order.id)).toMatchObject({ ...given, returned: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '0' });
    expect(await books()).toEqual([before[0] + 50_000_000n, before[1]]);
  });

  it('two persons give a large payment back or make it again, and both must want the same', async () => {
    for (const resolution of ['GIVE_BACK', 'PAY_AGAIN'] as const) {
      const player = await desk.player(10_000_000_000n);
      const order = await desk.ordered(player, '60000000.00');
      for (const approver of [desk.wallet.cashier(), desk.wallet.cashier()])
        await desk.decide(approver, order.id, 'approval');
      await desk.pay(await desk.payoutOf(order.id), 6_000_000_000n);
      await dispute(player, order.id, [picture]);
      const [first, second] = [desk.wallet.cashier(), desk.wallet.cashier()];
      const decide = (who: typeof first, what: string) =>
        desk.decide(who, order.id, 'resolution', { resolution: what });
      const other = resolution === 'GIVE_BACK' ? 'PAY_AGAIN' : 'GIVE_BACK';
      expect((await decide(second, other)).body.value).toMatchObject({ status: 'NOT_RECEIVED' });
      expect((await decide(first, resolution)).body.value).toMatchObject({ status: 'NOT_RECEIVED' });
      expect((await decide(first, resolution)).body.code).toBe('WITHDRAWAL_SECOND_PERSON');
      const { body } = await second.get(`/wps/v2/ops/withdrawals/${order.id}`);
      expect(body.value).toMatchObject({ firstResolution: resolution });
      expect(await desk.money(player.memberId)).toEqual({ balance: '4000000000', held: '0' });
      await first.post(`/wps/v2/ops/withdrawals/${order.id}/release`, {}, key());
      const done = resolution === 'GIVE_BACK' ? 'RETURNED' : 'PAYING';
      expect((await decide(second, resolution)).body.value).toMatchObject({ status: done });
    }
  });

  it('a payment that is made again is not judged by turnover that is required since', async () => {
    const { player, order } = await paid();
    await dispute(player, order.id, [picture]);
    await desk.wallet.bonus(player.memberId, 1000n);
    expect((await desk.order(player, '100000.00')).body.code).toBe('WITHDRAWAL_TURNOVER_REQUIRED');
    await desk.decide(desk.wallet.cashier(), order.id, 'resolution', { resolution: 'PAY_AGAIN' });
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'PAYING' });
    await desk.pay(await desk.payoutOf(order.id, 2), 50_000_000n);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', paid: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '50001000', held: '0' });
  });

  it('M3 a payment is not made again with bonus money', async () => {
    const player = await desk.player(50_000_000n);
    const { order } = await desk.disbursed(player);
    await dispute(player, order.id, [picture]);
    await desk.wallet.give(player.memberId, -1000n);
    await desk.wallet.bonus(player.memberId, 5000n);
    const { body } = await desk.decide(desk.wallet.cashier(), order.id, 'resolution', {
      resolution: 'PAY_AGAIN',
    });
    expect(body).toMatchObject({ code: 'WITHDRAWAL_HOLD_REFUSED' });
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'NOT_RECEIVED', paid: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '5000', held: '0' });
  });

  it('the bank’s return of a payment that was made again pays its debt and leaves the new payment alone', async () => {
    const { player, order, noticeId } = await paid();
    const payoutNo = await desk.payoutOf(order.id);
    await dispute(player, order.id, [picture]);
    await desk.decide(desk.wallet.cashier(), order.id, 'resolution', { resolution: 'PAY_AGAIN' });
    await desk.pay(await desk.payoutOf(order.id, 2), 50_000_000n);
    const [bank, disputed] = await books();
    const back = { noticeId: randomUUID(), payoutNo, outcome: 'RETURNED', amount: '50000000' };
    expect((await desk.wallet.reportPayout({ ...back, refersTo: noticeId })).body.success).toBe(true);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', returned: '0.00' });
    expect(await books()).toEqual([bank + 50_000_000n, disputed - 50_000_000n]);
  });

  it('a denied payment is made again, out of the same money', async () => {
    const { player, order } = await paid();
    await dispute(player, order.id, [picture]);
    await desk.decide(desk.wallet.cashier(), order.id, 'resolution', { resolution: 'PAY_AGAIN' });
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'PAYING', paid: '0.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '50000000' });
    await desk.pay(await desk.payoutOf(order.id, 2), 50_000_000n);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', paid: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
    expect((await player.post(`/wps/v2/withdrawals/${order.id}/received`, {})).body.success).toBe(true);
  });
});
