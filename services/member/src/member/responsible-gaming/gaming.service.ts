import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { exclusionBegan } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { EnforcementClient, type Use } from './enforcement.client.js';
import { GamingErrors, pending } from './gaming.errors.js';
import { GamingRepository, type GamingAccount, type LimitRow } from './gaming.repository.js';
import {
  confirmed,
  endOf,
  isInForce,
  mayReplace,
  requestedLimit,
  type Exclusion,
  type RequestedExclusion,
  type LimitKind,
  type LimitPeriod,
} from './gaming.rules.js';

export interface Actor {
  memberId: string;
  clientIp: string;
}

export interface GamingState {
  account: GamingAccount | undefined;
  exclusion: Exclusion | undefined;
  limits: LimitRow[];
  uses: Use[];
}

/**
 * Decisions of members about their own play. A decision is stored, then applied in wallet and auth before the response;
 * a failed application is retried until it succeeds.
 */
@Injectable()
export class GamingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: GamingRepository,
    private readonly enforcement: EnforcementClient,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async read(memberId: string): Promise<GamingState> {
    const [account, limits] = await Promise.all([
      this.rows.find(memberId),
      this.rows.limitsOf(this.pool, memberId),
    ]);
    const uses = limits.length > 0 ? await this.enforcement.useOf(memberId) : [];
    const exclusion = account && exclusionOf(account);
    return {
      account,
      limits,
      uses,
      exclusion: isInForce(exclusion, this.clock.now()) ? exclusion : undefined,
    };
  }

  /** Requests another value, or none (null). A lower one holds at once; a higher one waits for confirmation. */
  async request(who: Actor, kind: LimitKind, period: LimitPeriod, value: bigint | null): Promise<void> {
    const now = this.clock.now();
    await this.decide(who.memberId, async (tx, limits) => {
      const current = limits.find((limit) => limit.kind === kind && limit.period === period);
      const next = requestedLimit(current, value, now);
      if (!next) throw GamingErrors.LIMIT_NOT_SET();
      await this.rows.writeLimit(tx, who.memberId, { kind, period, ...next });
      await this.record(tx, who, 'LIMIT_REQUESTED', {
        kind,
        period,
        value: value === null ? null : String(value),
      });
      return next.value !== current?.value;
    });
  }

  async confirm(who: Actor, kind: LimitKind, period: LimitPeriod): Promise<void> {
    const now = this.clock.now();
    await this.decide(who.memberId, async (tx, limits) => {
      const current = limits.find((limit) => limit.kind === kind && limit.period === period);
      const result = confirmed(current, now);
      if (result === 'NOTHING_PENDING') throw GamingErrors.LIMIT_NOTHING_PENDING();
      if (result === 'TOO_SOON')
        throw GamingErrors.LIMIT_RAISE_TOO_SOON({
          confirmableFrom: current!.pending!.confirmableFrom.toISOString(),
        });
      const { value } = result;
      if (value === null) await this.rows.deleteLimit(tx, who.memberId, kind, period);
      else await this.rows.writeLimit(tx, who.memberId, { kind, period, value, pending: null });
      await this.record(tx, who, 'LIMIT_CONFIRMED', {
        kind,
        period,
        value: value === null ? null : String(value),
      });
      return true;
    });
  }

  /** Withdraws a pending request. */
  async withdraw(who: Actor, kind: LimitKind, period: LimitPeriod): Promise<void> {
    await this.decide(who.memberId, async (tx, limits) => {
      const current = limits.find((limit) => limit.kind === kind && limit.period === period);
      if (!current?.pending) throw GamingErrors.LIMIT_NOTHING_PENDING();
      await this.rows.writeLimit(tx, who.memberId, { ...current, pending: null });
      await this.record(tx, who, 'LIMIT_REQUEST_WITHDRAWN', { kind, period });
      return false;
    });
  }

  async exclude(who: Actor, request: RequestedExclusion): Promise<void> {
    const now = this.clock.now();
    const until = endOf(request, now);
    if (until === undefined) throw GamingErrors.EXCLUSION_INVALID();
    const next: Exclusion = { kind: request.kind, from: now, until };
    await this.decide(who.memberId, async (tx, _limits, account) => {
      const current = exclusionOf(account);
      if (isInForce(current, now) && !mayReplace(current, next))
        throw GamingErrors.EXCLUSION_CANNOT_BE_SHORTENED();
      await this.rows.writeExclusion(tx, who.memberId, next);
      const end = until === null ? {} : { until: until.toISOString() };
      await this.record(tx, who, 'EXCLUDED', { kind: next.kind, ...end });
      await this.outbox.add(tx, exclusionBegan, {
        memberId: who.memberId,
        kind: next.kind,
        ...end,
        at: now.toISOString(),
      });
      return true;
    });
  }

  async answerNotices(who: Actor, answered: { prompt: boolean; facts: boolean }): Promise<void> {
    await this.decide(who.memberId, async (tx) => {
      await this.rows.answerNotices(tx, who.memberId, answered, this.clock.now());
      await this.record(tx, who, 'NOTICES_ANSWERED', answered);
      return false;
    });
  }

  /** Applies the latest decision in wallet and auth. The lock keeps an older one from arriving after a newer one. */
  async apply(memberId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await this.rows.lock(tx, memberId);
      if (account.applied_version === account.version) return;
      await this.enforcement.applyLimits(memberId, await this.rows.limitsOf(tx, memberId));
      const exclusion = exclusionOf(account);
      if (exclusion && isInForce(exclusion, this.clock.now()))
        await this.enforcement.applyExclusion(memberId, exclusion);
      await this.rows.markApplied(tx, memberId, account.version);
    });
  }

  /** Applies decisions that wallet or auth has not confirmed. */
  async applyMissed(): Promise<void> {
    const failures: unknown[] = [];
    for (const memberId of await this.rows.unapplied(100))
      await this.apply(memberId).catch((error: unknown) => failures.push(error));
    // One member who cannot be applied keeps no other waiting; the job still fails, and is logged and retried.
    if (failures.length > 0) throw failures[0];
  }

  /** `work` returns whether wallet and auth have to apply a change. */
  private async decide(
    memberId: string,
    work: (tx: Tx, limits: LimitRow[], account: GamingAccount) => Promise<boolean>,
  ): Promise<void> {
    const changed = await this.transactions.run(async (tx) => {
      const account = await this.rows.lock(tx, memberId);
      const received = await work(tx, await this.rows.limitsOf(tx, memberId), account);
      if (received) await this.rows.raiseVersion(tx, memberId);
      return received;
    });
    if (!changed) return;
    await this.apply(memberId).catch(pending);
  }

  private async record(tx: Tx, who: Actor, what: string, detail: object): Promise<void> {
    await this.rows.record(tx, { id: newId(), ...who, what, detail }, this.clock.now());
  }
}

function exclusionOf(account: GamingAccount): Exclusion | undefined {
  const { exclusion_kind: kind, excluded_from: from, excluded_until: until } = account;
  return kind === null ? undefined : { kind, from: from!, until };
}
