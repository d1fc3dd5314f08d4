import { randomUUID } from 'node:crypto';
import { eventually, key } from './support/wallet-app.js';
import { WithdrawalDesk } from './support/withdrawal-desk.js';

const approved = 'wallet.withdrawal.approved.v1';
const rejected = 'wallet.withdrawal.rejected.v1';

describe('a withdrawal', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
  });
  afterAll(() => desk?.close());
  const cashier = () => desk.wallet.cashier();

  it('SPEC-4.9.1 SPEC-4.9.2 is held, approved, paid and confirmed', async () => {
    const player = await desk.player();
    const order = await desk.ordered(player);
    expect(order).toMatchObject({ status: 'RISK_REVIEW', remaining: '500000.00', cancellable: true });
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '50000000' });
    await desk.decide(cashier(), order.id, 'approval');
    const payoutNo = await desk.payoutOf(order.id);
    expect(desk.wallet.bank.payouts.find((payout) => payout['payoutNo'] === payoutNo)).toMatchObject({
      ...{ channel: 'BANK', institution: '970436', holder: 'NGUYEN VAN AN', amount: '50000000' },
    });
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'PAYING', cancellable: false });
    await desk.pay(payoutNo, 50_000_000n);
    const paid = await desk.read(player, order.id);
    expect(paid).toMatchObject({ status: 'DISBURSED', paid: '500000.00', remaining: '0.00' });
    expect(Date.parse(paid.confirmBy!)).toBeGreaterThan(Date.now() + 25 * 60_000);
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
    expect((await player.post(`/wps/v2/withdrawals/${order.id}/received`, {})).body.success).toBe(true);
    const { body } = await player.get(`/wps/v2/withdrawals/${order.id}`);
    const { steps } = body.value as unknown as { steps: { status: string }[] };
    expect(steps.map(({ status }) => status)).toEqual([
      'SUBMITTED',
      'RISK_REVIEW',
      'APPROVED',
      'PAYING',
      'DISBURSED',
      'RECEIVED',
    ]);
    await eventually(
      () => desk.facts(approved, order.id),
      (facts) => facts.length === 1,
    );
  });

  it('passes without a person if no risk rule applies', async () => {
    const player = await desk.player();
    const { order } = await desk.disbursed(player);
    await player.post(`/wps/v2/withdrawals/${order.id}/received`, {});
    await desk.wallet.rows(
      `INSERT INTO deposit SELECT gen_random_uuid(), $1, 'BANK', 100, 'VND', 'SUCCESS', $2, '', '', '', '', '', 100, NULL, now(),
        now(), now()`,
      [player.memberId, randomUUID()],
    );
    desk.wallet.service.clock.advance(30 * 3_600_000);
    expect(await desk.ordered(player)).toMatchObject({ status: 'APPROVED' });
  });

  it('one key orders once; another body under it is refused', async () => {
    const player = await desk.player();
    const body = { accountId: player.accountId, amount: '500000.00' };
    const header = key();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => player.post('/wps/v2/withdrawals', body, header)),
    );
    for (const { body: answer } of answers) expect(answer.value).toEqual(answers[0]!.body.value);
    expect(await desk.money(player.memberId)).toMatchObject({ held: '50000000' });
    const other = await player.post('/wps/v2/withdrawals', { ...body, amount: '600000.00' }, header);
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is cancelled by its member only, and before it is paid', async () => {
    const player = await desk.player();
    const order = await desk.ordered(player);
    const cancel = (who = player) => who.post(`/wps/v2/withdrawals/${order.id}/cancellation`, {}, key());
    const stranger = Object.assign(desk.wallet.member(), { accountId: '' });
    expect((await cancel(stranger)).body.code).toBe('WITHDRAWAL_NOT_FOUND');
    expect((await cancel()).body.value).toMatchObject({ status: 'CANCELLED' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '0' });
    const { order: paid } = await desk.disbursed(player);
    const late = await player.post(`/wps/v2/withdrawals/${paid.id}/cancellation`, {}, key());
    expect(late.body.code).toBe('WITHDRAWAL_STATE');
  });

  it('is rejected with a reason, and the money is available again', async () => {
    const player = await desk.player();
    const order = await desk.ordered(player);
    await desk.decide(cashier(), order.id, 'rejection', { reason: 'NAME_DIFFERS' });
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'REJECTED', reason: 'NAME_DIFFERS' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '0' });
    const facts = await eventually(
      () => desk.facts(rejected, order.id),
      (found) => found.length > 0,
    );
    expect(facts).toMatchObject([{ amount: '50000000', reason: 'NAME_DIFFERS' }]);
  });

  it('SPEC-4.9.6 is paid in parts; a repeated notice changes nothing, another content is refused', async () => {
    const player = await desk.player();
    const order = await desk.ordered(player);
    await desk.decide(cashier(), order.id, 'approval');
    const payoutNo = await desk.payoutOf(order.id);
    const first = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => desk.pay(payoutNo, 20_000_000n, first)));
    expect(await desk.read(player, order.id)).toMatchObject({
      ...{ status: 'PAYING', paid: '200000.00', remaining: '300000.00' },
    });
    expect((await desk.pay(payoutNo, 20_000_100n, first)).body.code).toBe('PAYOUT_NOTICE_REUSED');
    await desk.pay(payoutNo, 30_000_000n);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', remaining: '0.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
  });

  it('a payment that fails after a part is paid again, or closed with the part', async () => {
    const notice = (payoutNo: string) =>
      desk.wallet.reportPayout({ noticeId: randomUUID(), payoutNo, outcome: 'FAILED', amount: '0' });
    for (const decision of ['approval', 'closure'] as const) {
      const player = await desk.player();
      const order = await desk.ordered(player);
      await desk.decide(cashier(), order.id, 'approval');
      const payoutNo = await desk.payoutOf(order.id);
      await desk.pay(payoutNo, 20_000_000n);
      await notice(payoutNo);
      expect(await desk.read(player, order.id)).toMatchObject({
        status: 'RISK_REVIEW',
        reason: 'PAYOUT_FAILED',
      });
      const operator = cashier();
      const refused = await desk.decide(operator, order.id, 'rejection', { reason: 'OTHER' });
      expect(refused.body.code).toBe('WITHDRAWAL_PAID_IN_PART');
      expect((await player.post(`/wps/v2/withdrawals/${order.id}/cancellation`, {}, key())).body.code).toBe(
        'WITHDRAWAL_PAID_IN_PART',
      );
      expect((await desk.decide(operator, order.id, decision)).body.success).toBe(true);
      if (decision === 'approval') await desk.pay(await desk.payoutOf(order.id, 2), 30_000_000n);
      const ended = await desk.read(player, order.id);
      const isPaid = decision === 'approval';
      expect(ended).toMatchObject({ status: 'DISBURSED', paid: isPaid ? '500000.00' : '200000.00' });
      expect(await desk.money(player.memberId)).toEqual({
        balance: isPaid ? '50000000' : '80000000',
        held: '0',
      });
    }
  });

  it('a payment that bounced is the member’s again, once', async () => {
    const player = await desk.player();
    const { order, noticeId } = await desk.disbursed(player);
    const payoutNo = (
      await desk.wallet.rows('SELECT id FROM payout_order WHERE withdrawal_id = $1', [order.id])
    )[0]!['id'];
    const back = {
      noticeId: randomUUID(),
      payoutNo,
      outcome: 'RETURNED',
      amount: '50000000',
      refersTo: noticeId,
    };
    await Promise.all([desk.wallet.reportPayout(back), desk.wallet.reportPayout(back)]);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'RETURNED', returned: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '0' });
    const again = await desk.wallet.reportPayout({ ...back, noticeId: randomUUID() });
    expect(again.body.code).toBe('PAYOUT_RETURN_INVALID');
    await eventually(
      () => desk.facts(rejected, order.id),
      (facts) => facts.length === 1,
    );
  });

  it('a channel that is silent is asked again under the same number', async () => {
    desk.wallet.bank.status = 503;
    const player = await desk.player();
    const order = await desk.ordered(player);
    await desk.decide(cashier(), order.id, 'approval');
    await eventually(
      async () =>
        (await desk.wallet.rows('SELECT attempts FROM payout_order WHERE withdrawal_id = $1', [order.id]))[0],
      (row) => Number(row?.['attempts'] ?? 0) > 0,
    );
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'PAYING', cancellable: false });
    desk.wallet.bank.status = 200;
    const payoutNo = await desk.payoutOf(order.id);
    expect(desk.wallet.bank.payouts.filter((payout) => payout['payoutNo'] === payoutNo)).toHaveLength(1);
  });

  it('a channel that rejects a payment leaves the order to a person', async () => {
    desk.wallet.bank.status = 422;
    const player = await desk.player();
    const order = await desk.ordered(player);
    await desk.decide(cashier(), order.id, 'approval');
    const failed = await eventually(
      () => desk.read(player, order.id),
      ({ status }) => status === 'RISK_REVIEW',
    );
    expect(failed.reason).toBe('PAYOUT_FAILED');
    desk.wallet.bank.status = 200;
  });

  it('SEC-S40 a large amount waits for two people, also if no risk rule applies', async () => {
    const player = await desk.player(20_000_000_000n);
    const large = () => desk.ordered(player, '60000000.00');
    await desk.wallet.rows('UPDATE withdrawal_risk_rule SET enabled = false');
    try {
      const order = await large();
      const [row] = await desk.wallet.rows('SELECT score FROM withdrawal_order WHERE id = $1', [order.id]);
      expect([order.status, row]).toEqual(['RISK_REVIEW', { score: 0 }]);
    } finally {
      await desk.wallet.rows('UPDATE withdrawal_risk_rule SET enabled = true');
    }
  });

  it('two people approve a large amount', async () => {
    const player = await desk.player(10_000_000_000n);
    const order = await desk.ordered(player, '60000000.00');
    const [first, second] = [cashier(), cashier()];
    expect((await desk.decide(first, order.id, 'approval')).body.value).toMatchObject({
      status: 'RISK_REVIEW',
    });
    expect((await desk.decide(first, order.id, 'approval')).body.code).toBe('WITHDRAWAL_SECOND_PERSON');
    expect((await second.post(`/wps/v2/ops/withdrawals/${order.id}/claim`, {}, key())).body.code).toBe(
      'WITHDRAWAL_CLAIMED',
    );
    desk.wallet.service.clock.advance(16 * 60_000);
    expect((await desk.decide(second, order.id, 'approval')).body.value).toMatchObject({
      status: 'APPROVED',
    });
  });

  it('who claimed an order gives it back, and the next operator claims it at once', async () => {
    const order = await desk.ordered(await desk.player());
    const [first, second] = [cashier(), cashier()];
    const act = (who: typeof first, what: string) =>
      who.post(`/wps/v2/ops/withdrawals/${order.id}/${what}`, {}, key());
    expect((await act(first, 'release')).body.code).toBe('WITHDRAWAL_NOT_CLAIMED');
    await act(first, 'claim');
    expect((await act(second, 'release')).body.code).toBe('WITHDRAWAL_CLAIMED');
    expect((await act(second, 'claim')).body.code).toBe('WITHDRAWAL_CLAIMED');
    expect((await act(first, 'release')).body.success).toBe(true);
    expect((await desk.decide(second, order.id, 'approval')).body.value).toMatchObject({
      status: 'APPROVED',
    });
  });

  it('operators list what waits by age or amount, in both directions', async () => {
    const ordered: { id: string }[] = [];
    for (const amount of ['300000.00', '100000.00', '200000.00'])
      ordered.push(await desk.ordered(await desk.player(), amount));
    const ids = ordered.map(({ id }) => id);
    const listed = async (query: string) => {
      const { body } = await cashier().get(`/wps/v2/ops/withdrawals?pageSize=100&${query}`);
      const { list } = body.value as unknown as { list: { id: string }[] };
      return list.map(({ id }) => ids.indexOf(id)).filter((at) => at >= 0);
    };
    expect(await listed('')).toEqual([0, 1, 2]);
    expect(await listed('sort=age&direction=asc')).toEqual([2, 1, 0]);
    expect(await listed('sort=amount&direction=asc')).toEqual([1, 2, 0]);
    expect(await listed('sort=amount&direction=desc')).toEqual([0, 2, 1]);
    for (const wrong of ['sort=fee', 'direction=up'])
      expect((await cashier().get(`/wps/v2/ops/withdrawals?${wrong}`)).body.code).toBe('VALIDATION_FAILED');
  });

  it('operators find an order in any status by its id, its member, a payout or a notice of the channel', async () => {
    const player = await desk.player();
    const { order, noticeId } = await desk.disbursed(player);
    const payoutNo = await desk.payoutOf(order.id);
    const found = async (query: string) => {
      const { body } = await cashier().get(`/wps/v2/ops/withdrawals?${query}`);
      return body.value as unknown as { list: { id: string; status: string }[]; totalCount: number };
    };
    for (const search of [order.id, order.id.toUpperCase(), player.memberId, payoutNo, noticeId])
      expect(await found(`search=${search}`)).toMatchObject({
        list: [{ id: order.id, status: 'DISBURSED' }],
        totalCount: 1,
      });
    expect((await found(`search=${order.id}&status=APPROVED`)).list).toEqual([]);
    expect((await found('search=nothing')).list).toEqual([]);
  });

  it('operators decide only on what they claimed; members and other roles see no queue', async () => {
    const player = await desk.player();
    const order = await desk.ordered(player);
    const unclaimed = await cashier().post(
      ...([`/wps/v2/ops/withdrawals/${order.id}/approval`, { note: 'x' }, key()] as const),
    );
    expect(unclaimed.body.code).toBe('WITHDRAWAL_NOT_CLAIMED');
    expect((await player.get('/wps/v2/ops/withdrawals')).status).toBe(403);
    expect((await desk.wallet.cashier('support').get('/wps/v2/ops/withdrawals')).status).toBe(403);
    const { body } = await cashier().get(`/wps/v2/ops/withdrawals/${order.id}`);
    expect(body.value).toMatchObject({
      ...{ memberId: player.memberId, score: 90, remark: null, proofs: [] },
      risk: [
        { code: 'FIRST_WITHDRAWAL', points: 30 },
        { code: 'NEW_ACCOUNT', points: 20 },
        { code: 'NO_DEPOSIT', points: 40 },
      ],
    });
  });

  it('risk rules are data: what two administrators switch off does not count', async () => {
    const admin = desk.wallet.cashier('admin');
    const path = '/wps/v2/ops/withdrawal-rules';
    const change = {
      points: 40,
      threshold: '0',
      enabled: false,
      version: 1,
      reason: 'campaign of free bets',
    };
    const proposed = await admin.put(`${path}/NO_DEPOSIT`, change, key());
    const { id, status } = proposed.body.value as unknown as { id: string; status: string };
    expect(status).toBe('PROPOSED');
    expect((await desk.wallet.decide(admin, id)).body.code).toBe('APPROVAL_SECOND_PERSON');
    const unchanged = { code: 'NO_DEPOSIT', enabled: true, version: 1, changedBy: null };
    expect((await cashier().get(path)).body.value).toContainEqual(expect.objectContaining(unchanged));
    expect((await desk.wallet.decide(desk.wallet.cashier('admin'), id)).body.success).toBe(true);
    expect((await cashier().get(path)).body.value).toContainEqual({
      ...{ code: 'NO_DEPOSIT', ...change, version: 2 },
      ...{ changedBy: expect.any(String), changedAt: expect.any(String) },
    });
    const order = await desk.ordered(await desk.player());
    expect(
      (await desk.wallet.rows('SELECT score FROM withdrawal_order WHERE id = $1', [order.id]))[0],
    ).toEqual({
      score: 50,
    });
    expect((await admin.put(`${path}/NO_DEPOSIT`, change, key())).body.code).toBe('RISK_RULE_CHANGED');
    await desk.wallet.rows(`UPDATE withdrawal_risk_rule SET enabled = true WHERE code = 'NO_DEPOSIT'`);
    expect((await cashier().put(`${path}/VELOCITY`, {})).status).toBe(403);
  });
});
