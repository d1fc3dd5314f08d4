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

/** Those who hold members to their own decisions. Each call answers once the decision holds there. */
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

  /** Money first, then the sessions: the one in which the member said so ends with the others. A break is as closed as an exclusion, and only shorter. */
  async applyExclusion(memberId: string, { until }: Exclusion): Promise<void> {
    const end = until === null ? {} : { until: until.toISOString() };
    await this.put('wallet', `/internal/accounts/${memberId}/exclusion`, memberId, { book: 'REAL', ...end });
    await this.put('auth', `/internal/exclusions/${memberId}`, memberId, end);
  }

  /** Before the event comes there: who has answered goes on playing at once. */
  async applyRealityCheck({ memberId, ...check }: ScheduledCheck): Promise<void> {
    await this.put('wallet', `/internal/accounts/${memberId}/reality-check`, memberId, check);
  }

  /** What the running periods have seen; of what cannot be asked at the moment nothing is said. */
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
      // It holds there already, and longer.
      if (error instanceof DomainError && error.code === 'EXCLUSION_CANNOT_BE_SHORTENED') return;
      // No refusal of theirs is one of the member's doing: the decision stands and is told again.
      if (error instanceof DomainError) throw new ServiceUnavailable(to, error.code);
      throw error;
    }
  }
}
