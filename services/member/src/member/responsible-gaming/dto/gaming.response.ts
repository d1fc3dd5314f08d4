import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { Use } from '../enforcement.client.js';
import type { LimitRow } from '../gaming.repository.js';
import {
  limitKinds,
  limitPeriods,
  type ExclusionKind,
  type LimitKind,
  type LimitPeriod,
} from '../gaming.rules.js';
import type { GamingState } from '../gaming.service.js';
import type { Reality } from '../reality.service.js';

class PendingLimitResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'null for SESSION, and where the limit is to be lifted',
  })
  amount: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  minutes: number | null;

  @ApiProperty({ description: 'the limit is to be lifted' })
  lifted: boolean;

  @ApiProperty({ format: 'date-time', description: 'from then on the member can confirm' })
  confirmableFrom: string;
}

export class LimitResponse {
  @ApiProperty({ enum: limitKinds })
  kind: LimitKind;

  @ApiProperty({ enum: limitPeriods, description: 'day, week and month of the brand’s zone' })
  period: LimitPeriod;

  @ApiProperty({ type: String, nullable: true, description: 'null for SESSION' })
  amount: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'for SESSION' })
  minutes: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'of this period so far; null where it cannot be said',
  })
  usedAmount: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  usedMinutes: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resetsAt: string | null;

  @ApiProperty({ type: PendingLimitResponse, nullable: true })
  pending: PendingLimitResponse | null;

  static of(limit: LimitRow, uses: readonly Use[]): LimitResponse {
    const { kind, period, value, pending } = limit;
    const use = uses.find((one) => one.kind === kind && one.period === period);
    const inMoney = (units: bigint | null | undefined) =>
      kind === 'SESSION' || units == null ? null : formatMoney(units);
    const inMinutes = (units: bigint | null | undefined) =>
      kind !== 'SESSION' || units == null ? null : Number(units);
    return {
      kind,
      period,
      amount: inMoney(value),
      minutes: inMinutes(value),
      usedAmount: inMoney(use?.used),
      usedMinutes: inMinutes(use?.used),
      resetsAt: use?.resetsAt ?? null,
      pending: pending && {
        amount: inMoney(pending.value),
        minutes: inMinutes(pending.value),
        lifted: pending.value === null,
        confirmableFrom: pending.confirmableFrom.toISOString(),
      },
    };
  }
}

class ExclusionResponse {
  @ApiProperty({ enum: ['COOL_OFF', 'SELF_EXCLUSION'] })
  kind: ExclusionKind;

  @ApiProperty({ format: 'date-time' })
  from: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null for ever' })
  until: string | null;
}

export class GamingStateResponse {
  @ApiProperty({ type: [LimitResponse] })
  limits: LimitResponse[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'interval of the reality check' })
  realityCheckMinutes: number | null;

  @ApiProperty({ type: ExclusionResponse, nullable: true })
  exclusion: ExclusionResponse | null;

  @ApiProperty({ description: 'the member has set no limit and not been asked yet' })
  limitsPromptDue: boolean;

  @ApiProperty({ description: 'the facts are to be shown before the first wager' })
  factsDue: boolean;

  @ApiProperty({ description: 'false where a decision is still on its way to those who enforce it' })
  applied: boolean;

  static of({ account, exclusion, limits, uses }: GamingState): GamingStateResponse {
    return {
      limits: limits.map((limit) => LimitResponse.of(limit, uses)),
      realityCheckMinutes: account?.reality_minutes ?? null,
      exclusion: exclusion
        ? {
            kind: exclusion.kind,
            from: exclusion.from.toISOString(),
            until: exclusion.until?.toISOString() ?? null,
          }
        : null,
      limitsPromptDue: limits.length === 0 && (account?.prompt_answered_at ?? null) === null,
      factsDue: (account?.facts_read_at ?? null) === null,
      applied: account === undefined || account.applied_version === account.version,
    };
  }
}

export class RealityCheckResponse {
  @ApiProperty({ type: 'integer', nullable: true })
  intervalMinutes: number | null;

  @ApiProperty({ format: 'date-time', description: 'the login' })
  startedAt: string;

  @ApiProperty({ type: 'integer' })
  elapsedMinutes: number;

  @ApiProperty({ description: 'staked since the login' })
  staked: string;

  @ApiProperty({ description: 'won since the login' })
  returned: string;

  @ApiProperty({ description: 'with a minus where it is a loss' })
  netResult: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextAt: string | null;

  @ApiProperty({ description: 'the notice waits to be acknowledged' })
  due: boolean;

  static of(reality: Reality): RealityCheckResponse {
    return {
      intervalMinutes: reality.intervalMinutes,
      startedAt: reality.startedAt.toISOString(),
      elapsedMinutes: reality.elapsedMinutes,
      staked: formatMoney(reality.staked),
      returned: formatMoney(reality.returned),
      netResult: formatMoney(reality.netResult),
      nextAt: reality.nextAt?.toISOString() ?? null,
      due: reality.due,
    };
  }
}
