import { Injectable } from '@nestjs/common';
import type { ServiceName } from '#libs/config';
import { DomainError, ServiceClient, ServiceUnavailable } from '#libs/platform';
import type { LimitRow } from './gaming.repository.js';
import type { ScheduledCheck } from './reality-schedule.js';
import type { Exclusion, LimitKind, LimitPeriod } from './gaming.rules.js';

export interface Use {
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units, or minutes. */
  used: bigint;
  resetsAt: string;
}

interface WalletState {
  limits: { kind: LimitKind; period: LimitPeriod; used: string; resetsAt: string }[];
}

interface SessionUse {
  period: LimitPeriod;
  usedMinutes: number;
  resetsAt: string;
}

/** Applies decisions in wallet and auth. Each call returns once the decision holds there. */
@Injectable()
export class EnforcementClient {
  constructor(private readonly client: ServiceClient) {}

  async applyLimits(memberId: string, limits: readonly LimitRow[]): Promise<void> {
    const money = limits.filter(({ kind }) => kind !== 'SESSION');
    await this.put('wallet', `/internal/limits/${memberId}`, memberId, {
      book: 'REAL',
      limits: money.map(({ kind, period, value }) => ({ kind, period, amount: String(value) })),
    });
    const time = limits.filter(({ kind }) => kind === 'SESSION');
    await this.put('auth', `/internal/session-limits/${memberId}`, memberId, {
      limits: time.map(({ period, value }) => ({ period, minutes: Number(value) })),
    });
  }

  /** Money first, then the sessions, which include that of the request. A cool-off is a shorter exclusion. */
  async applyExclusion(memberId: string, { until }: Exclusion): Promise<void> {
    const end = until === null ? {} : { until: until.toISOString() };
    await this.put('wallet', `/internal/accounts/${memberId}/exclusion`, memberId, { book: 'REAL', ...end });
    await this.put('auth', `/internal/exclusions/${memberId}`, memberId, end);
  }

  /** Ahead of the event, so that play continues immediately after the acknowledgement. */
  async applyRealityCheck({ memberId, ...check }: ScheduledCheck): Promise<void> {
    await this.put('wallet', `/internal/accounts/${memberId}/reality-check`, memberId, check);
  }

  /** Usage of the current periods, without that of an unreachable service. */
  async useOf(memberId: string): Promise<Use[]> {
    const [money, time] = await Promise.allSettled([
      this.client.call<WalletState>('wallet', 'GET', `/internal/accounts/${memberId}?book=REAL`, {
        memberId,
      }),
      this.client.call<SessionUse[]>('auth', 'GET', `/internal/session-limits/${memberId}`, { memberId }),
    ]);
    return [
      ...(money.status === 'fulfilled'
        ? money.value.limits.map((use) => ({ ...use, used: BigInt(use.used) }))
        : []),
      ...(time.status === 'fulfilled'
        ? time.value.map(({ period, usedMinutes, resetsAt }) => ({
            kind: 'SESSION' as const,
            period,
            used: BigInt(usedMinutes),
            resetsAt,
          }))
        : []),
    ];
  }

  private async put(to: ServiceName, path: string, memberId: string, body: object): Promise<void> {
    try {
      await this.client.call(to, 'PUT', path, { memberId, body });
    } catch (error) {
      // A longer exclusion is in force there already.
      if (error instanceof DomainError && error.code === 'EXCLUSION_CANNOT_BE_SHORTENED') return;
      // A refusal is not the member's fault: the decision is kept and retried.
      if (error instanceof DomainError) throw new ServiceUnavailable(to, error.code);
      throw error;
    }
  }
}
