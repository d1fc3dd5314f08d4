import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestAnswer } from '#libs/testing';
import { eventually, key, WalletApp } from './wallet-app.js';

export interface Order {
  id: string;
  status: string;
  amount: string;
  paid: string;
  remaining: string;
  returned: string;
  cancellable: boolean;
  confirmBy: string | null;
  reason: string | null;
}

type Player = ReturnType<WalletApp['member']>;
type Operator = ReturnType<WalletApp['cashier']>;

/** Members with money and a payout account, and the operators and the channel that serve them. */
export class WithdrawalDesk {
  private constructor(readonly wallet: WalletApp) {}

  static async start(env: Record<string, string> = {}): Promise<WithdrawalDesk> {
    const files = await mkdtemp(join(tmpdir(), 'proofs-'));
    return new WithdrawalDesk(await WalletApp.start({ FILES_DIR: files, RATE_LIMITS: '1000', ...env }));
  }

  close = () => this.wallet.close();

  /** With `balance` in minor units and one bank account. */
  async player(balance = 100_000_000n, number = newNumber()): Promise<Player & { accountId: string }> {
    const player = this.wallet.member();
    if (balance > 0n) await this.give(player.memberId, balance);
    const { body } = await this.bind(player, number);
    return Object.assign(player, { accountId: (body.value as unknown as { id: string }).id });
  }

  async give(memberId: string, amount: bigint): Promise<void> {
    await this.wallet.give(memberId, amount, { kind: 'BONUS' });
  }

  bind(player: Player, number = newNumber(), holder = 'Nguyễn Văn An'): Promise<TestAnswer> {
    return player.post('/wps/v2/bank-accounts', { institution: '970436', number, holder }, key());
  }

  order(player: Player & { accountId: string }, amount = '500000.00'): Promise<TestAnswer> {
    return player.post('/wps/v2/withdrawals', { accountId: player.accountId, amount }, key());
  }

  async ordered(player: Player & { accountId: string }, amount?: string): Promise<Order> {
    const { body } = await this.order(player, amount);
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.value as unknown as Order;
  }

  async read(player: Player, id: string): Promise<Order> {
    return (await player.get(`/wps/v2/withdrawals/${id}`)).body.value as unknown as Order;
  }

  async decide(
    operator: Operator,
    id: string,
    decision: 'approval' | 'rejection' | 'closure' | 'resolution',
    extra: Record<string, string> = {},
  ): Promise<TestAnswer> {
    await operator.post(`/wps/v2/ops/withdrawals/${id}/claim`, {}, key());
    return operator.post(`/wps/v2/ops/withdrawals/${id}/${decision}`, { note: 'checked', ...extra }, key());
  }

  /** Says that a payment did not come, with pictures. */
  async dispute(
    player: Player,
    id: string,
    files: readonly Buffer[],
    remark = 'chưa thấy tiền',
  ): Promise<TestAnswer> {
    const form = new FormData();
    form.set('remark', remark);
    for (const file of files) form.append('file', new Blob([new Uint8Array(file)]), 'proof.png');
    const request = new Request('http://form', { method: 'POST', body: form });
    const body = new Uint8Array(await request.arrayBuffer());
    const headers = { 'content-type': request.headers.get('content-type')! };
    return player.send('POST', `/wps/v2/withdrawals/${id}/not-received`, body, headers);
  }

  /** Number of the payment that the channel was asked for; `nth` counts those of the order. */
  async payoutOf(id: string, nth = 1): Promise<string> {
    const read = () =>
      this.wallet.rows(
        `SELECT id FROM payout_order WHERE withdrawal_id = $1 AND status <> 'CREATED' ORDER BY created_at`,
        [id],
      );
    const rows = await eventually(read, (found) => found.length >= nth);
    return rows.at(-1)!['id'] as string;
  }

  pay(payoutNo: string, amount: bigint, noticeId: string = randomUUID()): Promise<TestAnswer> {
    return this.wallet.reportPayout({ noticeId, payoutNo, outcome: 'PAID', amount: String(amount) });
  }

  /** Approved by one cashier and paid in full. */
  async disbursed(player: Player & { accountId: string }): Promise<{ order: Order; noticeId: string }> {
    const order = await this.ordered(player);
    await this.decide(this.wallet.cashier(), order.id, 'approval');
    const noticeId = randomUUID();
    await this.pay(await this.payoutOf(order.id), 50_000_000n, noticeId);
    return { order, noticeId };
  }

  async money(memberId: string): Promise<{ balance: string; held: string }> {
    const [row] = await this.wallet.rows(
      `SELECT balance, held FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return row as { balance: string; held: string };
  }

  facts(type: string, withdrawalId: string): Record<string, unknown>[] {
    return this.wallet.published
      .filter((event) => event.type === type && event.payload['withdrawalId'] === withdrawalId)
      .map(({ payload }) => payload);
  }
}

export function onePicture(): Promise<Buffer> {
  const canvas = { width: 20, height: 20, channels: 3, background: '#c00' } as const;
  return sharp({ create: canvas }).png().toBuffer();
}

export function newNumber(): string {
  return String(BigInt(`0x${randomUUID().replaceAll('-', '').slice(0, 14)}`))
    .padStart(12, '9')
    .slice(0, 12);
}
