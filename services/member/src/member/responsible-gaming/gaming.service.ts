import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '#libs/database';
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
  wished,
  type Exclusion,
  type ExclusionWish,
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
 * Members' decisions about their own playing. A decision is written here first and then told to wallet and auth; the member
 * is answered once it holds there. What could not be told is told again until it is.
 */
@Injectable()
export class GamingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: GamingRepository,
    private readonly enforcement: EnforcementClient,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(memberId: string): Promise<GamingState> {
    const [account, limits] = await Promise.all([this.rows.find(memberId), this.rows.limitsOf(memberId)]);
    const uses = limits.length > 0 ? await this.enforcement.useOf(memberId) : [];
    const exclusion = account && exclusionOf(account);
    return {
      account,
      limits,
      uses,
      exclusion: isInForce(exclusion, this.clock.now()) ? exclusion : undefined,
    };
  }

  /** Another value, or none (null). Lower holds once this answers; higher, or none, waits for its confirmation. */
  async wish(who: Actor, kind: LimitKind, period: LimitPeriod, value: bigint | null): Promise<void> {
    const now = this.clock.now();
    await this.decide(who.memberId, async (tx, limits) => {
      const current = limits.find((limit) => limit.kind === kind && limit.period === period);
      const next = wished(current, value, now);
      if (!next) throw GamingErrors.LIMIT_NOT_SET();
      await this.rows.writeLimit(tx, who.memberId, { kind, period, ...next });
      await this.record(tx, who, 'LIMIT_WISHED', {
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

  /** Takes back a wish that waits. */
  async withdraw(who: Actor, kind: LimitKind, period: LimitPeriod): Promise<void> {
    await this.decide(who.memberId, async (tx, limits) => {
      const current = limits.find((limit) => limit.kind === kind && limit.period === period);
      if (!current?.pending) throw GamingErrors.LIMIT_NOTHING_PENDING();
      await this.rows.writeLimit(tx, who.memberId, { ...current, pending: null });
      await this.record(tx, who, 'LIMIT_WISH_WITHDRAWN', { kind, period });
      return false;
    });
  }

  async exclude(who: Actor, wish: ExclusionWish): Promise<void> {
    const now = this.clock.now();
    const until = endOf(wish, now);
    if (until === undefined) throw GamingErrors.EXCLUSION_INVALID();
    const next: Exclusion = { kind: wish.kind, from: now, until };
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
      return false;
    });
  }

  /** Tells wallet and auth what they have not been told. The lock keeps an older decision from arriving after a newer one. */
  async apply(memberId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await this.rows.lock(tx, memberId);
      if (account.applied_version === account.version) return;
      await this.enforcement.applyLimits(memberId, await this.rows.limitsOf(memberId, tx));
      const exclusion = exclusionOf(account);
      if (exclusion && isInForce(exclusion, this.clock.now()))
        await this.enforcement.applyExclusion(memberId, exclusion);
      await this.rows.markApplied(tx, memberId, account.version);
    });
  }

  /** Decisions of which wallet and auth may not have heard, because they or this service were away. */
  async applyMissed(): Promise<void> {
    for (const memberId of await this.rows.unapplied(100)) await this.apply(memberId);
  }

  /** `work` says whether anything changed that others have to know. */
  private async decide(
    memberId: string,
    work: (tx: EntityManager, limits: LimitRow[], account: GamingAccount) => Promise<boolean>,
  ): Promise<void> {
    const changed = await this.transactions.run(async (tx) => {
      const account = await this.rows.lock(tx, memberId);
      const told = await work(tx, await this.rows.limitsOf(memberId, tx), account);
      if (told) await this.rows.raiseVersion(tx, memberId);
      return told;
    });
    if (!changed) return;
    await this.apply(memberId).catch(pending);
  }

  private async record(tx: EntityManager, who: Actor, what: string, detail: object): Promise<void> {
    await this.rows.record(tx, { id: newId(), ...who, what, detail }, this.clock.now());
  }
}

function exclusionOf(account: GamingAccount): Exclusion | undefined {
  const { exclusion_kind: kind, excluded_from: from, excluded_until: until } = account;
  return kind === null ? undefined : { kind, from: from!, until };
}
