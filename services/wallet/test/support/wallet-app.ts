import { randomUUID } from 'node:crypto';
import type { AccountType, Principal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { postingRecorded, depositSucceeded } from '#libs/events';
import { signatureHeader, signBody } from '#libs/platform';
import { FakeClock, startTestService, type TestAnswer, type TestService } from '#libs/testing';
import { contraOf, type CreditKind } from '../../src/ledger/posting.rules.js';
import { PostingService } from '../../src/ledger/posting.service.js';
import { PayoutPostingService } from '../../src/payout/payout-posting.service.js';
import type { CreditAnswer, Requirement } from '../../src/rollover/rollover.rules.js';
import { RolloverService } from '../../src/rollover/rollover.service.js';
import { walletService } from '../../src/service.js';
import { FakeBank } from './fake-bank.js';

export const bankKeys = { live: 'a-key-of-the-bank', old: 'a-key-that-is-going' };

/** The real wallet, and the events that it published. */
export class WalletApp {
  readonly published: { type: string; payload: Record<string, unknown> }[] = [];

  private constructor(
    readonly service: TestService<FakeClock>,
    readonly bank: FakeBank,
  ) {
    service.bus.observe((message) => {
      if (message.value !== null)
        this.published.push({
          type: message.type,
          payload: JSON.parse(message.value) as Record<string, unknown>,
        });
    });
  }

  static async start(
    env: Record<string, string> = {},
    peers: Partial<Record<ServiceName, string>> = {},
  ): Promise<WalletApp> {
    const bank = await FakeBank.start();
    const channel = {
      BANK_CHANNEL: 'http',
      BANK_CHANNEL_URL: bank.url,
      BANK_ARRIVALS_URL: 'http://127.0.0.1:1/bank-channel/v1/arrivals',
      BANK_CHANNEL_KEYS: 'live=a-key-of-the-bank,old=a-key-that-is-going',
    };
    const service = await startTestService(walletService, { env: { ...channel, ...env }, peers });
    bank.now = () => service.clock.now();
    return new WalletApp(service, bank);
  }

  close = () => Promise.all([this.service.close(), this.bank.close()]);

  /** With the fund password just given, unless the test says otherwise. */
  member(memberId = randomUUID() as string, accountType: AccountType = 0, proven = true) {
    const principal: Principal = { kind: 'member', memberId, accountType, sessionId: 'session' };
    const client = this.service.as({ ...principal, ...(proven && { fundPassword: true }) });
    return Object.assign(client, { memberId });
  }

  caller = (name: ServiceName) => this.service.as({ kind: 'service', name } satisfies Principal);
  /** An operator of more than a day, unless the test says otherwise. */
  cashier = (role = 'cashier', since = 0) =>
    this.service.as({
      ...{ kind: 'operator', operatorId: randomUUID(), roles: ['operator', role], sessionId: 'ops', since },
    });

  decide(
    who: ReturnType<WalletApp['cashier']>,
    id: string,
    way: 'approval' | 'refusal' | 'withdrawal' = 'approval',
  ) {
    return who.post(`/wps/v2/ops/approvals/wallet/${id}/${way}`, { note: 'seen in the log' }, key());
  }

  /** Own money, by default a correction by hand; negative takes. */
  give(
    memberId: string,
    amount: bigint,
    { kind = 'ADJUST' as CreditKind | 'ADJUST', externalId = randomUUID() as string, note = 'test' } = {},
  ) {
    const request = { memberId, book: 'REAL' as const, kind, externalId, note, delta: amount };
    const postings = this.service.app.get(PostingService, { strict: false });
    return postings.post({ ...request, caller: 'wallet', contra: contraOf(kind, 'REAL') });
  }

  /** A bonus as promotions request it. */
  async bonus(
    memberId: string,
    amount: bigint,
    requirement: Partial<Requirement> = {},
  ): Promise<CreditAnswer> {
    const credit = {
      memberId,
      book: 'REAL' as const,
      kind: 'BONUS' as const,
      externalId: randomUUID(),
      note: 'welcome',
    };
    const rollovers = this.service.app.get(RolloverService, { strict: false });
    const answer = await rollovers.credit({
      ...{ ...credit, amount, caller: 'promotions', requirement: { multiplier: '10', ...requirement } },
    });
    if (answer.outcome !== 'ACCEPTED') throw new Error(`a bonus was answered ${answer.outcome}`);
    return answer;
  }

  /** The money side of withdrawals. */
  get payouts(): PayoutPostingService {
    return this.service.app.get(PayoutPostingService, { strict: false });
  }

  deposited = (memberId: string) => this.publishedOf(depositSucceeded.type, memberId);
  posted = (memberId: string) => this.publishedOf(postingRecorded.type, memberId);

  private publishedOf(type: string, memberId: string) {
    return this.published
      .filter((event) => event.type === type && event.payload['memberId'] === memberId)
      .map((event) => event.payload);
  }

  /** Reports an arrival as the bank does. */
  arrive(arrival: Record<string, unknown>, keys: Record<string, string> = bankKeys): Promise<TestAnswer> {
    const body = JSON.stringify({
      channel: 'BANK',
      account: '113366668888',
      bookedAt: this.service.clock.now().toISOString(),
      ...arrival,
    });
    const signature = signBody(keys, body, this.service.clock.now());
    return this.service
      .as({ kind: 'guest' })
      .post('/bank-channel/v1/arrivals', body, { [signatureHeader]: signature });
  }

  /** Reports a payment as the payout channel does. */
  reportPayout(notice: Record<string, unknown>): Promise<TestAnswer> {
    const body = JSON.stringify(notice);
    const signature = signBody(bankKeys, body, this.service.clock.now());
    return this.service
      .as({ kind: 'guest' })
      .post('/bank-channel/v1/payouts', body, { [signatureHeader]: signature });
  }

  async rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.service.pool.query(sql, values);
  }

  /** Everything that a refused request must leave as it was. */
  async footprint(): Promise<unknown> {
    const tables = [
      'posting',
      'posting_key',
      'stored_answer',
      'player_account',
      'player_limit',
      'account_change',
      'hold',
      'vendor_account',
      'deposit',
      'bank_arrival',
      'deposit_review',
      'outbox',
    ];
    return Promise.all(
      tables.map(async (table) => (await this.rows(`SELECT count(*) AS n FROM ${table}`))[0]!['n']),
    );
  }
}

export { eventually } from '#libs/testing';

export const key = (value: string = randomUUID()) => ({ 'idempotency-key': value });
