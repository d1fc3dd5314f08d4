import { randomUUID } from 'node:crypto';
import {
  betSettled,
  bonusIssued,
  creditCompleted,
  creditRefused,
  creditRequested,
  creditRevocationRequested,
  depositReversed,
  depositSucceeded,
  memberRegistered,
  type PayloadOf,
} from '#libs/events';
import {
  eventually,
  type FakeClock,
  startTestService,
  type TestAnswer,
  type TestService,
} from '#libs/testing';
import type { Promotion } from '../../src/promotion/promotion.rules.js';
import { promotionsService } from '../../src/service.js';

type Command = PayloadOf<typeof creditRequested>;
type Answered = typeof creditCompleted | typeof creditRefused;

/** The real service on a fresh database. The wallet's side of the topic is the test's own. */
export class PromotionsApp {
  readonly commands: Command[] = [];
  readonly issued: PayloadOf<typeof bonusIssued>[] = [];
  readonly revoked: PayloadOf<typeof creditRevocationRequested>[] = [];
  private next = 0;

  private constructor(readonly service: TestService<FakeClock>) {
    service.bus.observe(({ type, value }) => {
      if (type === creditRequested.type) this.commands.push(JSON.parse(value!));
      if (type === creditRevocationRequested.type) this.revoked.push(JSON.parse(value!));
      if (type === bonusIssued.type) this.issued.push(JSON.parse(value!));
    });
  }

  static async start(options: { env?: Record<string, string> } = {}): Promise<PromotionsApp> {
    const env = { DEMO_PROMOTIONS: 'off', RATE_LIMITS: '1000', ...options.env };
    return new PromotionsApp(await startTestService(promotionsService, { env }));
  }

  close = (): Promise<void> => this.service.close();
  query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => this.service.pool.query(sql, values);
  iso = (ms = 0): string => new Date(this.service.clock.now().getTime() + ms).toISOString();

  member(memberId: string) {
    return this.service.as({ kind: 'member', memberId, accountType: 0, sessionId: 's' });
  }

  operator() {
    return this.service.as({
      kind: 'operator',
      operatorId: randomUUID(),
      roles: ['rewards'],
      sessionId: 's',
    });
  }

  async register(more: Partial<PayloadOf<typeof memberRegistered>> = {}): Promise<string> {
    const memberId = randomUUID();
    await this.service.bus.publish(memberRegistered, {
      ...memberRegistered.example,
      ...{ memberId, account: `member.${memberId.slice(0, 8)}`, registeredAt: this.iso() },
      ...more,
    });
    return memberId;
  }

  async bet(memberId: string, more: Partial<PayloadOf<typeof betSettled>> = {}): Promise<void> {
    const at = { placedAt: this.iso(), settledAt: this.iso() };
    const sourceKey = `game-launch:bet:${(this.next += 1)}-${memberId}`;
    await this.service.bus.publish(betSettled, {
      ...betSettled.example,
      ...at,
      sourceKey,
      memberId,
      win: '0',
      ...more,
    });
  }

  async deposit(
    memberId: string,
    amount: bigint,
    first = true,
    depositId = randomUUID() as string,
  ): Promise<void> {
    const facts = { memberId, depositId, first, amount: String(amount), at: this.iso() };
    await this.service.bus.publish(depositSucceeded, { ...depositSucceeded.example, ...facts });
  }

  async reverseDeposit(memberId: string, depositId: string): Promise<void> {
    const facts = { memberId, depositId, at: this.iso() };
    await this.service.bus.publish(depositReversed, { ...depositReversed.example, ...facts });
  }

  commandsOf = (memberId: string): Command[] =>
    this.commands.filter((command) => command.memberId === memberId);

  async commanded(memberId: string, count: number): Promise<Command[]> {
    await eventually(() => this.commandsOf(memberId).length >= count);
    return this.commandsOf(memberId);
  }

  async walletAnswers(contract: Answered, { creditKey, memberId, amount }: Command): Promise<void> {
    const answer = { creditKey, memberId, amount, requestedBy: 'promotions', kind: 'BONUS', at: this.iso() };
    await this.service.bus.publish(contract as typeof creditCompleted, {
      ...(contract.example as PayloadOf<typeof creditCompleted>),
      ...(answer as object),
    });
  }

  /** Adds a promotion as the editor would have written it. */
  async define(
    given: Pick<Promotion, 'kind' | 'formula'> & Partial<Promotion> & { budget?: string; stock?: number },
  ): Promise<string> {
    const { budget, stock, ...rest } = given;
    const id = randomUUID();
    const text = { vi: 'Khuyến mãi', en: 'Promotion' };
    const row = {
      ...{ category: 'special', state: 'LIVE', title: text, summary: text, terms: text, claimMode: 'MANUAL' },
      ...{ startsAt: new Date(this.iso(-3_600_000)), endsAt: null, claimDays: 7, audience: {} },
      ...{
        rollover: { mode: 'BONUS', multiplier: '1' },
        perDay: null,
        perMember: null,
        exclusiveGroup: null,
      },
      ...{ strict: false, reapply: false, rank: 0, merchantCode: '' },
      ...rest,
    };
    await this.query(
      `INSERT INTO promotion (id, merchant_code, category, kind, state, title, summary, terms, claim_mode, starts_at, ends_at,
         claim_days, audience, formula, rollover, per_day, per_member, exclusive_group, strict, reapply, rank, version, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, 1, now())`,
      [
        ...[
          id,
          row.merchantCode,
          row.category,
          row.kind,
          row.state,
          row.title,
          row.summary,
          row.terms,
          row.claimMode,
        ],
        ...[
          row.startsAt,
          row.endsAt,
          row.claimDays,
          row.audience,
          row.formula,
          row.rollover,
          row.perDay,
          row.perMember,
        ],
        ...[row.exclusiveGroup, row.strict, row.reapply, row.rank],
      ],
    );
    await this.query(
      `INSERT INTO promotion_budget VALUES ($1, $2::numeric * 100, $2::numeric * 100, $3, $3)`,
      [id, budget ?? null, stock ?? null],
    );
    return id;
  }

  /** The status of a promotion as the member sees it. */
  async offer(
    memberId: string,
    id: string,
  ): Promise<{
    status: string;
    eligible: boolean;
    exhausted: boolean;
    cycles: { status: string; value: string }[];
    enrolment: { status: string; reason: string | null } | null;
  }> {
    return (await this.member(memberId).get(`/wps/v2/promotions/${id}`)).body.value as never;
  }

  claim = (
    memberId: string,
    id: string,
    cycleKey?: string,
    from: Record<string, string> = {},
  ): Promise<TestAnswer> =>
    this.member(memberId).post(
      `/wps/v2/promotions/${id}/claim`,
      { ...(cycleKey && { cycleKey }) },
      {
        'x-lotus-client-ip': addressOf(memberId),
        ...from,
      },
    );
  join = (memberId: string, id: string): Promise<TestAnswer> =>
    this.member(memberId).post(`/wps/v2/promotions/${id}/join`);
}

/** An address of its own for each member. */
export function addressOf(memberId: string): string {
  const bytes = Buffer.from(memberId.replaceAll('-', ''), 'hex');
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
}
