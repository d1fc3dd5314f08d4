import { PageResponse } from '#libs/platform';
import type { QueryOutcome } from '../round-report.rules.js';
import type { OpenRound, RoundTransaction, UnfinishedTransaction } from '../stuck-round.repository.js';

/** Amounts are minor units. */
export class StuckRoundResponse {
  betId!: string;
  vassalage!: string;
  roundId!: string;
  memberId!: string;
  gameId!: string;
  mode!: string;
  currency!: string;
  status!: string;
  stake!: string;
  payout!: string;
  bets!: number;
  placedAt!: string;
  /** How often the provider was asked. */
  attempts!: number;
  askedAt!: string | null;
  outcome!: QueryOutcome | null;
}

export class RoundTransactionResponse {
  transactionId!: string;
  kind!: string;
  status!: string;
  amount!: string | null;
  attempts!: number;
  createdAt!: string;
  finishedAt!: string | null;
  nextAttemptAt!: string;
}

export class StuckRoundDetailResponse extends StuckRoundResponse {
  /** The provider's last answer. */
  answer!: Record<string, unknown> | null;
  transactions!: RoundTransactionResponse[];
}

export class UnfinishedTransactionResponse extends RoundTransactionResponse {
  vassalage!: string;
  roundId!: string | null;
  memberId!: string;
  mode!: string;
}

export class StuckRoundPage extends PageResponse(StuckRoundResponse) {}
export class UnfinishedTransactionPage extends PageResponse(UnfinishedTransactionResponse) {}

export class QueryOutcomeResponse {
  outcome!: QueryOutcome;
}

export class TransactionStatusResponse {
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
