import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '#libs/platform';
import type { QueryOutcome } from '../round-report.rules.js';
import type { OpenRound, RoundTransaction, UnfinishedTransaction } from '../stuck-round.repository.js';

/** Amounts are minor units. */
export class StuckRoundResponse {
  @ApiProperty({ type: String })
  betId!: string;
  @ApiProperty({ type: String })
  vassalage!: string;
  @ApiProperty({ type: String })
  roundId!: string;
  @ApiProperty({ type: String })
  memberId!: string;
  @ApiProperty({ type: String })
  gameId!: string;
  @ApiProperty({ type: String })
  mode!: string;
  @ApiProperty({ type: String })
  currency!: string;
  @ApiProperty({ type: String })
  status!: string;
  @ApiProperty({ type: String })
  stake!: string;
  @ApiProperty({ type: String })
  payout!: string;
  @ApiProperty({ type: Number })
  bets!: number;
  @ApiProperty({ type: String })
  placedAt!: string;
  /** How often the provider was asked. */
  @ApiProperty({ type: Number })
  attempts!: number;
  @ApiProperty({ type: String, nullable: true })
  askedAt!: string | null;
  @ApiProperty({ enum: ['OPEN', 'CLOSED', 'CANCELLED', 'MISMATCH', 'UNREACHABLE', 'FAILED'], nullable: true })
  outcome!: QueryOutcome | null;
}

export class RoundTransactionResponse {
  @ApiProperty({ type: String })
  transactionId!: string;
  @ApiProperty({ type: String })
  kind!: string;
  @ApiProperty({ type: String })
  status!: string;
  @ApiProperty({ type: String, nullable: true })
  amount!: string | null;
  @ApiProperty({ type: Number })
  attempts!: number;
  @ApiProperty({ type: String })
  createdAt!: string;
  @ApiProperty({ type: String, nullable: true })
  finishedAt!: string | null;
  @ApiProperty({ type: String })
  nextAttemptAt!: string;
}

export class StuckRoundDetailResponse extends StuckRoundResponse {
  /** The provider's last answer. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  answer!: Record<string, unknown> | null;
  @ApiProperty({ type: [RoundTransactionResponse] })
  transactions!: RoundTransactionResponse[];
}

export class UnfinishedTransactionResponse extends RoundTransactionResponse {
  @ApiProperty({ type: String })
  vassalage!: string;
  @ApiProperty({ type: String, nullable: true })
  roundId!: string | null;
  @ApiProperty({ type: String })
  memberId!: string;
  @ApiProperty({ type: String })
  mode!: string;
}

export class StuckRoundPage extends PageResponse(StuckRoundResponse) {}
export class UnfinishedTransactionPage extends PageResponse(UnfinishedTransactionResponse) {}

export class QueryOutcomeResponse {
  @ApiProperty({ enum: ['OPEN', 'CLOSED', 'CANCELLED', 'MISMATCH', 'UNREACHABLE', 'FAILED'] })
  outcome!: QueryOutcome;
}

export class TransactionStatusResponse {
  @ApiProperty({ type: String })
  status!: string;
}

export function roundResponse(row: OpenRound): StuckRoundResponse {
  const { betId, vassalage, roundId, memberId, gameId, mode, currency, status, stake, payout, bets } = row;
  return {
    ...{ betId, vassalage, roundId, memberId, gameId, mode, currency, status, stake, payout, bets },
    placedAt: row.placedAt.toISOString(),
    attempts: row.attempts,
    askedAt: row.askedAt?.toISOString() ?? null,
    outcome: row.outcome,
  };
}

export function transactionResponse(row: RoundTransaction): RoundTransactionResponse {
  const { transactionId, kind, status, amount, attempts } = row;
  return {
    ...{ transactionId, kind, status, amount, attempts },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt.toISOString(),
  };
}

export function unfinishedResponse(row: UnfinishedTransaction): UnfinishedTransactionResponse {
  const { vassalage, roundId, memberId, mode } = row;
  return { ...transactionResponse(row), vassalage, roundId, memberId, mode };
}
