import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { TestAnswer } from '#libs/testing';
import { DepositService } from '../../src/deposit/deposit.service.js';
import { ConfirmationService } from '../../src/withdrawal/confirmation.service.js';
import { PayoutService } from '../../src/withdrawal/payout.service.js';
import {
  beginnings,
  cashierLife,
  CashierModel,
  type CashierStep,
  type ModelPayment,
} from './cashier-model.js';
import { key } from './wallet-app.js';
import { onePicture, WithdrawalDesk } from './withdrawal-desk.js';

type Of<Op extends CashierStep['op']> = Extract<CashierStep, { op: Op }>;
type Player = Awaited<ReturnType<WithdrawalDesk['player']>>;

const minor = (units: number) => BigInt(units) * 100n;
const typed = (units: number) => `${units}.00`;
const newest = <T>(all: readonly T[], place: number): T | undefined => all.at(-1 - place);

/** The work of the jobs, which a run does itself so that every sequence is the same again. */
interface Jobs {
  expire(): Promise<void>;
  advance(): Promise<void>;
  timeOut(): Promise<void>;
}

/** Takes the jobs out of the clock's hands. */
function jobsOf({ wallet }: WithdrawalDesk): Jobs {
  const { app } = wallet.service;
  const deposits = app.get(DepositService, { strict: false });
  const payouts = app.get(PayoutService, { strict: false });
  const confirmations = app.get(ConfirmationService, { strict: false });
  const jobs = {
    expire: deposits.advance.bind(deposits),
    advance: payouts.advance.bind(payouts),
    timeOut: confirmations.timeOut.bind(confirmations),
  };
  for (const service of [deposits, payouts]) service.advance = () => Promise.resolve();
  confirmations.timeOut = () => Promise.resolve();
  return jobs;
}

/** One member at the real wallet and in the model, through the same steps. */
class CashierRun {
  readonly model = new CashierModel();
  private readonly depositIds: { id: string; code: string }[] = [];
  private readonly txns: string[] = [];
  private readonly orderIds: string[] = [];
  private readonly notices: string[] = [];

  constructor(
    private readonly desk: WithdrawalDesk,
    private readonly operator: ReturnType<WithdrawalDesk['wallet']['cashier']>,
    private readonly jobs: Jobs,
    private readonly player: Player,
    private readonly picture: Buffer,
    private readonly met: Set<string>,
  ) {}

  async take(step: CashierStep): Promise<void> {
    await this[step.op](step as never);
    await this.compare();
  }

  private expect(answer: TestAnswer, isTaken: boolean, step: string): void {
    assert.equal(answer.body.success, isTaken, `${step}: ${answer.status} ${JSON.stringify(answer.body)}`);
    assert(answer.status < 500, `${step}: ${answer.status}`);
    this.met.add(`${step} ${isTaken ? 'taken' : 'refused'}`);
  }

  async ORDER({ amount }: Of<'ORDER'>): Promise<void> {
    if (this.model.deposits.filter(({ status }) => status === 'PENDING').length >= 10) return;
    const request = { channel: 'BANK', amount: typed(amount) };
    const answer = await this.player.post('/wps/v2/deposits', request, key());
    this.expect(answer, true, 'ORDER');
    const { id, transferCode } = answer.body.value as unknown as { id: string; transferCode: string };
    this.depositIds.push({ id, code: transferCode });
    this.model.deposits.push({ status: 'PENDING', amount: minor(amount) });
  }

  /** The notice comes once or several times at once. */
  async ARRIVE({ deposit: place, kind, times }: Of<'ARRIVE'>): Promise<void> {
    const deposit = newest(this.model.deposits, place);
    const ids = newest(this.depositIds, place);
    if (!deposit || !ids) return;
    const amount = kind === 'short' ? deposit.amount - 100n : deposit.amount;
    const bankTxnId = randomUUID();
    const elsewhere = kind === 'elsewhere' ? { account: '99887766' } : {};
    const arrival = { bankTxnId, amount: String(amount), content: ids.code, ...elsewhere };
    const answers = await Promise.all(Array.from({ length: times }, () => this.desk.wallet.arrive(arrival)));
    for (const answer of answers) this.expect(answer, true, `ARRIVE ${kind}`);
    const before = this.model.reviews.length;
    this.model.arrive(deposit, kind, amount);
    if (this.model.reviews.length > before) this.txns.push(bankTxnId);
  }

  async EXPIRE({ deposit: place }: Of<'EXPIRE'>): Promise<void> {
    const deposit = newest(this.model.deposits, place);
    const ids = newest(this.depositIds, place);
    if (!deposit || !ids || deposit.status !== 'PENDING') return;
    const before = new Date(this.desk.wallet.service.clock.now().getTime() - 1_000);
    await this.desk.wallet.rows('UPDATE deposit SET expires_at = $2 WHERE id = $1', [ids.id, before]);
    await this.jobs.expire();
    deposit.status = 'EXPIRED';
  }

  async DECIDE({ review: place, credits }: Of<'DECIDE'>): Promise<void> {
    const review = newest(this.model.reviews, place);
    if (!review) return;
    const [row] = await this.desk.wallet.rows('SELECT id FROM deposit_review WHERE bank_txn_id = $1', [
      newest(this.txns, place),
    ]);
    const path = `/wps/v2/ops/deposits/review/${row!['id'] as string}/${credits ? 'credit' : 'refusal'}`;
    const answer = await this.operator.post(path, { reason: 'checked' }, key());
    this.expect(answer, this.model.decide(review, credits), `DECIDE ${credits}`);
  }

  async ASK({ amount }: Of<'ASK'>): Promise<void> {
    const answer = await this.desk.order(this.player, typed(amount));
    this.expect(answer, this.model.ask(minor(amount)), 'ASK');
    if (answer.body.success) this.orderIds.push((answer.body.value as unknown as { id: string }).id);
  }

  APPROVE = (step: Of<'APPROVE'>) => this.onOrder(step, 'approval', (order) => this.model.approve(order));
  REJECT = (step: Of<'REJECT'>) =>
    this.onOrder(step, 'rejection', (order) => this.model.end(order, 'REJECTED'), { reason: 'RISK' });
  CLOSE = (step: Of<'CLOSE'>) => this.onOrder(step, 'closure', (order) => this.model.close(order));
  RESOLVE = (step: Of<'RESOLVE'>) =>
    this.onOrder(step, 'resolution', (order) => this.model.resolve(order, step.resolution), {
      resolution: step.resolution,
    });

  private async onOrder(
    { op, order: place }: { op: string; order: number },
    decision: 'approval' | 'rejection' | 'closure' | 'resolution',
    expected: (order: CashierModel['orders'][number]) => boolean,
    extra: Record<string, string> = {},
  ): Promise<void> {
    const [order, id] = [newest(this.model.orders, place), newest(this.orderIds, place)];
    if (!order || !id) return;
    const answer = await this.desk.decide(this.operator, id, decision, extra);
    this.expect(answer, expected(order), [op, ...Object.values(extra)].join(' '));
  }

  async CANCEL({ order: place }: Of<'CANCEL'>): Promise<void> {
    const [order, id] = [newest(this.model.orders, place), newest(this.orderIds, place)];
    if (!order || !id) return;
    const answer = await this.player.post(`/wps/v2/withdrawals/${id}/cancellation`, {}, key());
    this.expect(answer, this.model.end(order, 'CANCELLED'), 'CANCEL');
  }

  async DISPATCH(): Promise<void> {
    await this.jobs.advance();
    this.model.dispatch();
  }

  async PAID({ payout: place, share, times }: Of<'PAID'>): Promise<void> {
    const payout = newest(this.model.payouts, place);
    const left = payout ? payout.amount - payout.paid : 0n;
    if (!payout || left <= 0n || payout.status === 'DISPUTED') return;
    const amount = share === 'all' ? left : left / 2n;
    if (amount === 0n) return;
    const noticeId = randomUUID();
    const id = await this.payoutId(place);
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.desk.pay(id, amount, noticeId)),
    );
    for (const answer of answers) this.expect(answer, true, `PAID ${share}`);
    this.notices.push(noticeId);
    this.model.pay(payout, amount);
  }

  async FAILED({ payout: place }: Of<'FAILED'>): Promise<void> {
    const payout = newest(this.model.payouts, place);
    if (!payout) return;
    const notice = { noticeId: randomUUID(), payoutNo: await this.payoutId(place) };
    const answer = await this.desk.wallet.reportPayout({ ...notice, outcome: 'FAILED', amount: '0' });
    this.expect(answer, true, 'FAILED');
    this.model.fail(payout);
  }

  async RETURNED({ payment: place, share }: Of<'RETURNED'>): Promise<void> {
    const payment = newest(this.model.payments, place);
    if (!payment) return;
    const amount = share === 'all' ? payment.amount : payment.amount / 2n;
    if (amount === 0n) return;
    const payoutNo = await this.payoutId(this.placeOf(payment));
    const about = { noticeId: randomUUID(), payoutNo, refersTo: newest(this.notices, place) };
    const notice = { ...about, outcome: 'RETURNED', amount: String(amount) };
    const answer = await this.desk.wallet.reportPayout(notice);
    this.expect(answer, this.model.bounce(payment, amount), `RETURNED ${share}`);
  }

  RECEIVE = (step: Of<'RECEIVE'>) =>
    this.confirm(step, 'RECEIVED', (id) => this.player.post(`/wps/v2/withdrawals/${id}/received`, {}));
  DISPUTE = (step: Of<'DISPUTE'>) =>
    this.confirm(step, 'NOT_RECEIVED', (id) => this.desk.dispute(this.player, id, [this.picture]));

  private async confirm(
    { op, order: place }: { op: string; order: number },
    to: string,
    send: (id: string) => Promise<TestAnswer>,
  ): Promise<void> {
    const [order, id] = [newest(this.model.orders, place), newest(this.orderIds, place)];
    if (order && id) this.expect(await send(id), this.model.move(order, ['DISBURSED'], to), op);
  }

  async TIME_OUT({ order: place }: Of<'TIME_OUT'>): Promise<void> {
    const [order, id] = [newest(this.model.orders, place), newest(this.orderIds, place)];
    if (!order || !id) return;
    await this.desk.wallet.rows(
      `UPDATE withdrawal_order SET confirm_by = clock_timestamp() WHERE id = $1 AND status = 'DISBURSED'`,
      [id],
    );
    await this.jobs.timeOut();
    this.model.move(order, ['DISBURSED'], 'AUTO_RECEIVED');
  }

  private placeOf({ payout }: ModelPayment): number {
    return this.model.payouts.length - 1 - this.model.payouts.indexOf(payout);
  }

  private async payoutId(place: number): Promise<string> {
    const rows = await this.desk.wallet.rows(
      `SELECT p.id FROM payout_order p JOIN withdrawal_order w ON w.id = p.withdrawal_id
        WHERE w.member_id = $1 ORDER BY p.created_at, p.id`,
      [this.player.memberId],
    );
    assert.equal(rows.length, this.model.payouts.length);
    return newest(rows, place)!['id'] as string;
  }

  private async compare(): Promise<void> {
    const { memberId } = this.player;
    const [row] = await this.desk.wallet.rows(
      `SELECT (SELECT balance FROM player_account WHERE member_id = $1 AND book = 'REAL') AS balance,
              (SELECT held FROM player_account WHERE member_id = $1 AND book = 'REAL') AS held,
              (SELECT count(*) FROM posting WHERE member_id = $1 AND kind = 'DEPOSIT') AS credits,
              (SELECT array_agg(status ORDER BY created_at, id) FROM deposit WHERE member_id = $1) AS deposits,
              (SELECT array_agg(concat_ws(' ', status, paid, returned) ORDER BY created_at, id)
                 FROM withdrawal_order WHERE member_id = $1) AS orders`,
      [memberId],
    );
    const { balance, held, credits, deposits, orders } = this.model;
    assert.deepEqual(
      { ...row, balance: row!['balance'] ?? '0', held: row!['held'] ?? '0' },
      {
        ...{ balance: String(balance), held: String(held), credits: String(credits) },
        deposits: deposits.length > 0 ? deposits.map(({ status }) => status) : null,
        orders:
          orders.length > 0
            ? orders.map(({ status, paid, returned }) => `${status} ${paid} ${returned}`)
            : null,
      },
    );
    assert(held >= 0n && balance >= held);
  }
}

const ENDS = `'CANCELLED', 'REJECTED', 'RECEIVED', 'AUTO_RECEIVED'`;

/** Random interleavings of what members, operators, the bank and the clock do at the cashier, against the model. */
export async function serveInRandomSequences(runs: number): Promise<void> {
  const env = { DEPOSIT_TURNOVER: '0', WITHDRAWAL_REVIEW_SCORE: '0', WITHDRAWAL_DAILY_COUNT: '1000' };
  const desk = await WithdrawalDesk.start({ ...env, WITHDRAWAL_FREE_PER_DAY: '1' });
  const picture = await onePicture();
  const met = new Set<string>();
  const operator = desk.wallet.cashier();
  const jobs = jobsOf(desk);
  let channel = 0n;
  try {
    await fc.assert(
      fc.asyncProperty(cashierLife, async (steps) => {
        const run = new CashierRun(desk, operator, jobs, await desk.player(0n), picture, met);
        try {
          for (const step of steps) await run.take(step);
        } finally {
          channel += run.model.channel;
        }
      }),
      { numRuns: runs, examples: beginnings.map((steps): [CashierStep[]] => [steps]) },
    );
    assert.equal(await channelAccount(desk), channel, 'the channel holds arrivals less payouts');
    await assertOneEnd(desk);
    for (const step of ['RESOLVE PAY_AGAIN taken', 'CLOSE taken', 'RETURNED part taken', 'DISPUTE taken'])
      assert(met.has(step), `${step} never came about`);
  } finally {
    await desk.close();
  }
}

async function channelAccount({ wallet }: WithdrawalDesk): Promise<bigint> {
  const { body } = await wallet.cashier('ledger').get('/wps/v2/ops/ledger/trial-balance?book=REAL');
  const { accounts } = body.value as unknown as { accounts: { number: number; balance: string }[] };
  const account = accounts.find(({ number }) => number === 1110);
  return BigInt((account?.balance ?? '0.00').replace('.', ''));
}

/** Only the bank leads out of an end: a payment that was received comes back. */
async function assertOneEnd({ wallet }: WithdrawalDesk): Promise<void> {
  const twice = await wallet.rows(
    `SELECT withdrawal_id FROM withdrawal_step WHERE step IN ('cancel', 'reject', 'receive', 'timeOut', 'settle')
        AND status IN (${ENDS}) GROUP BY withdrawal_id HAVING count(*) > 1`,
  );
  assert.deepEqual(twice, []);
}
