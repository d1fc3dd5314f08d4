import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { PayoutQueryJob } from '../src/withdrawal/payout-query.job.js';
import type { ReportedNotice } from './support/fake-bank.js';
import { eventually, key } from './support/wallet-app.js';
import { WithdrawalDesk, type Order } from './support/withdrawal-desk.js';

type Player = Awaited<ReturnType<WithdrawalDesk['player']>>;
type Operator = ReturnType<WithdrawalDesk['wallet']['cashier']>;

const all = 50_000_000n;
const reported = (outcome: 'PAID' | 'FAILED', noticeId: string = randomUUID()): ReportedNotice => ({
  ...{ noticeId, outcome, amount: outcome === 'PAID' ? String(all) : '0', refersTo: null },
});

describe('a payment that the channel does not report', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start({ WITHDRAWAL_SILENT_SECONDS: '3600', WITHDRAWAL_SILENT_TRIES: '3' });
  });
  afterAll(() => desk?.close());
  const cashier = () => desk.wallet.cashier();

  /** Approved, accepted by the channel, and silent ever since. */
  async function silent(): Promise<{ player: Player; order: Order; payoutNo: string }> {
    const player = await desk.player();
    const order = await desk.ordered(player);
    await desk.decide(cashier(), order.id, 'approval');
    return { player, order, payoutNo: await desk.payoutOf(order.id) };
  }

  const statusOf = async (player: Player, { id }: Order) => (await desk.read(player, id)).status;
  const becomes = (player: Player, order: Order, status: string) =>
    eventually(
      () => statusOf(player, order),
      (found) => found === status,
    );
  const notice = (payoutNo: string, { noticeId, outcome, amount, refersTo }: ReportedNotice) =>
    desk.wallet.reportPayout({
      ...{ noticeId, payoutNo, outcome, amount },
      ...(refersTo !== null && { refersTo }),
    });

  async function queryOf(payoutNo: string) {
    const [row] = await desk.wallet.rows(
      'SELECT state, attempts, answer FROM payout_query WHERE payout_id = $1',
      [payoutNo],
    );
    return row!;
  }

  /** The time to ask has come. */
  async function isAsked(payoutNo: string): Promise<void> {
    const before = Number((await queryOf(payoutNo))['attempts']);
    await desk.wallet.rows('UPDATE payout_query SET next_at = clock_timestamp() WHERE payout_id = $1', [
      payoutNo,
    ]);
    await desk.wallet.service.app.get(PayoutQueryJob).run();
    await eventually(
      () => queryOf(payoutNo),
      ({ state, attempts }) => state === 'ENDED' || Number(attempts) > before,
    );
  }

  async function queued(): Promise<Awaited<ReturnType<typeof silent>>> {
    const made = await silent();
    await isAsked(made.payoutNo);
    expect(await queryOf(made.payoutNo)).toMatchObject({ state: 'QUEUED', answer: 'UNKNOWN' });
    return made;
  }

  const act = (operator: Operator, payoutNo: string, what: string, extra: object = {}) =>
    operator.post(`/wps/v2/ops/silent-payouts/${payoutNo}/${what}`, { note: 'asked', ...extra }, key());
  const rowOf = async (payoutNo: string) => {
    const { body } = await cashier().get('/wps/v2/ops/silent-payouts?pageSize=100');
    const { list } = body.value as unknown as { list: Record<string, unknown>[] };
    return list.find(({ id }) => id === payoutNo);
  };
  const lateReturn = (payoutNo: string, refersTo: string) =>
    desk.wallet.reportPayout({
      ...{ noticeId: randomUUID(), payoutNo, outcome: 'RETURNED', amount: String(all), refersTo },
    });
  const differences = () =>
    desk.wallet.rows('SELECT count(*)::integer AS n FROM payout WHERE difference > 0');

  it('is asked for when its time has come, and paid by the answer; the late notice changes nothing', async () => {
    const { player, order, payoutNo } = await silent();
    const paid = reported('PAID');
    desk.wallet.bank.reports.set(payoutNo, [paid]);
    expect(desk.wallet.bank.asked).not.toContain(payoutNo);
    await isAsked(payoutNo);
    await becomes(player, order, 'DISBURSED');
    expect(await queryOf(payoutNo)).toMatchObject({ state: 'ENDED' });
    expect((await notice(payoutNo, paid)).body.success).toBe(true);
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
  });

  it('is paid once if the notice and the answer meet', async () => {
    const { player, order, payoutNo } = await silent();
    const paid = reported('PAID');
    desk.wallet.bank.reports.set(payoutNo, [paid]);
    await Promise.all([isAsked(payoutNo), ...Array.from({ length: 4 }, () => notice(payoutNo, paid))]);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', paid: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
  });

  it('that failed goes back to a person; one that is under way is asked for again', async () => {
    const { player, order, payoutNo } = await silent();
    desk.wallet.bank.reports.set(payoutNo, []);
    await isAsked(payoutNo);
    expect(await queryOf(payoutNo)).toMatchObject({ state: 'WAITING', attempts: 1, answer: 'OPEN' });
    desk.wallet.bank.reports.set(payoutNo, [reported('FAILED')]);
    await isAsked(payoutNo);
    await becomes(player, order, 'RISK_REVIEW');
    expect(await desk.read(player, order.id)).toMatchObject({ reason: 'PAYOUT_FAILED' });
  });

  it('waits longer after each question, and after the last one for an operator', async () => {
    const { payoutNo } = await silent();
    desk.wallet.bank.reports.set(payoutNo, []);
    const waits: number[] = [];
    for (const state of ['WAITING', 'WAITING', 'QUEUED']) {
      await isAsked(payoutNo);
      expect(await queryOf(payoutNo)).toMatchObject({ state });
      const [row] = await desk.wallet.rows(
        `SELECT round(extract(epoch FROM next_at - clock_timestamp()) / 3600) AS hours FROM payout_query WHERE payout_id = $1`,
        [payoutNo],
      );
      waits.push(Number(row!['hours']));
    }
    expect(waits).toEqual([2, 4, 6]);
    expect(await rowOf(payoutNo)).toMatchObject({ answer: 'OPEN', attempts: 3, amount: '500000.00' });
  });

  it('an answer by another key counts as none', async () => {
    const { player, order, payoutNo } = await silent();
    desk.wallet.bank.reports.set(payoutNo, [reported('PAID')]);
    const { keys } = desk.wallet.bank;
    desk.wallet.bank.keys = { live: 'not the key of the bank' };
    await isAsked(payoutNo);
    desk.wallet.bank.keys = keys;
    expect(await queryOf(payoutNo)).toMatchObject({ state: 'WAITING', answer: 'NONE' });
    expect(await statusOf(player, order)).toBe('PAYING');
  });

  it('that the channel does not know waits for an operator, who asks again', async () => {
    const { player, order, payoutNo } = await queued();
    expect(await rowOf(payoutNo)).toMatchObject({
      answer: 'UNKNOWN',
      withdrawalId: order.id,
      proposal: null,
    });
    expect((await act(cashier(), payoutNo, 'query')).body.value).toMatchObject({ result: 'UNKNOWN' });
    desk.wallet.bank.reports.set(payoutNo, []);
    expect((await act(cashier(), payoutNo, 'query')).body.value).toMatchObject({ result: 'OPEN' });
    expect(await rowOf(payoutNo)).toMatchObject({ answer: 'OPEN' });
    desk.wallet.bank.reports.set(payoutNo, [reported('PAID')]);
    expect((await act(cashier(), payoutNo, 'query')).body.value).toMatchObject({ result: 'ENDED' });
    expect(await statusOf(player, order)).toBe('DISBURSED');
    expect(await rowOf(payoutNo)).toBeUndefined();
    expect((await act(cashier(), payoutNo, 'query')).body.code).toBe('SILENT_PAYOUT_ENDED');
  });

  it('two operators mark it as paid by the bank’s reference, and the notices that come later change nothing', async () => {
    const { player, order, payoutNo } = await queued();
    const [first, second] = [cashier(), cashier()];
    expect((await act(first, payoutNo, 'confirmation')).body.code).toBe('SILENT_PAYOUT_NOT_PROPOSED');
    expect((await act(first, payoutNo, 'proposal', { outcome: 'PAID' })).body.code).toBe(
      'SILENT_PAYOUT_REFERENCE',
    );
    const reference = `FT${randomUUID().slice(0, 8)}`;
    await act(first, payoutNo, 'proposal', { outcome: 'PAID', reference });
    expect(await rowOf(payoutNo)).toMatchObject({ proposal: 'PAID', reference, note: 'asked' });
    expect(await statusOf(player, order)).toBe('PAYING');
    expect((await act(first, payoutNo, 'confirmation')).body.code).toBe('WITHDRAWAL_SECOND_PERSON');
    expect((await act(second, payoutNo, 'proposal', { outcome: 'FAILED' })).body.code).toBe(
      'SILENT_PAYOUT_PROPOSED',
    );
    expect((await act(second, payoutNo, 'confirmation')).body.value).toMatchObject({ state: 'ENDED' });
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', paid: '500000.00' });

    const late = [reported('PAID'), reported('FAILED')];
    const before = await differences();
    for (const one of [...late, ...late]) expect((await notice(payoutNo, one)).body.success).toBe(true);
    expect(await differences()).toEqual(before);
    const steps = await desk.wallet.rows(
      `SELECT step FROM withdrawal_step WHERE withdrawal_id = $1 AND step IN ('paidAsMarked', 'failedAfterPaid') ORDER BY number`,
      [order.id],
    );
    expect(steps).toEqual([{ step: 'paidAsMarked' }, { step: 'failedAfterPaid' }]);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', paid: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
    expect((await lateReturn(payoutNo, late[0]!.noticeId)).body.success).toBe(true);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'RETURNED', returned: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '0' });
  });

  it('a reference of the bank stands for one payment only', async () => {
    const [one, other] = [await queued(), await queued()];
    const reference = `FT${randomUUID().slice(0, 8)}`;
    for (const { payoutNo } of [one, other])
      await act(cashier(), payoutNo, 'proposal', { outcome: 'PAID', reference });
    expect((await act(cashier(), one.payoutNo, 'confirmation')).body.success).toBe(true);
    expect((await act(cashier(), other.payoutNo, 'confirmation')).body.code).toBe('PAYOUT_NOTICE_REUSED');
    expect(await statusOf(other.player, other.order)).toBe('PAYING');
    expect((await act(cashier(), other.payoutNo, 'refusal')).body.value).toMatchObject({ proposal: null });
    expect(await rowOf(other.payoutNo)).toMatchObject({ proposal: null, reference: null });
  });

  it('two operators mark it as failed: the order goes the way of a failed payment, each step with a name', async () => {
    const { player, order, payoutNo } = await queued();
    const [first, second] = [cashier(), cashier()];
    await act(first, payoutNo, 'proposal', { outcome: 'FAILED' });
    await act(second, payoutNo, 'confirmation');
    expect(await desk.read(player, order.id)).toMatchObject({
      ...{ status: 'RISK_REVIEW', reason: 'PAYOUT_FAILED' },
    });
    const { body } = await cashier().get(`/wps/v2/ops/withdrawals/${order.id}`);
    const { steps } = body.value as unknown as { steps: { step: string; actor: string }[] };
    const [proposed, failed] = steps.slice(-2);
    expect([proposed!.step, failed!.step]).toEqual(['proposeFailed', 'fail']);
    expect(proposed!.actor).toMatch(/^operator:/);
    expect(failed!.actor).not.toBe(proposed!.actor);
    await desk.decide(cashier(), order.id, 'rejection', { reason: 'ACCOUNT_INVALID' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '100000000', held: '0' });
  });

  it('of two confirmations at once and a notice one ends it', async () => {
    const { player, order, payoutNo } = await queued();
    await act(cashier(), payoutNo, 'proposal', {
      outcome: 'PAID',
      reference: `FT${randomUUID().slice(0, 8)}`,
    });
    const before = await differences();
    await Promise.all([
      act(cashier(), payoutNo, 'confirmation'),
      act(cashier(), payoutNo, 'confirmation'),
      notice(payoutNo, reported('PAID')),
    ]);
    expect(await desk.read(player, order.id)).toMatchObject({ status: 'DISBURSED', paid: '500000.00' });
    expect(await desk.money(player.memberId)).toEqual({ balance: '50000000', held: '0' });
    expect(await differences()).toEqual(before);
  });

  it('is seen by cashiers only, and by the metrics', async () => {
    const { player } = await queued();
    expect((await player.get('/wps/v2/ops/silent-payouts')).status).toBe(403);
    expect((await desk.wallet.cashier('support').get('/wps/v2/ops/silent-payouts')).status).toBe(403);
    const metrics = await desk.wallet.service.app.get(Registry).metrics();
    const figure = (name: string) => Number(new RegExp(`^${name}\\S* (.+)$`, 'm').exec(metrics)?.[1]);
    expect(figure('payout_silent_queued')).toBeGreaterThan(0);
    expect(figure('payout_silent_oldest_seconds')).toBeGreaterThan(0);
  });

  it('a channel cannot send a notice that looks like one of operators', async () => {
    const { payoutNo } = await silent();
    expect((await notice(payoutNo, reported('PAID', 'by-hand:FT1'))).body.code).toBe('PAYOUT_NOTICE_REUSED');
  });
});
