import type { StoredSettlement } from '../round/round.rules.js';
import type { JackpotPart } from '../jackpot/jackpot.rules.js';
import { noBetDetails, type ProviderTransaction } from './transaction.repository.js';

/** The part of a round that a transaction belongs to. */
type Part = Pick<
  ProviderTransaction,
  'vassalage' | 'memberId' | 'gameId' | 'gameType' | 'mode' | 'currency'
> & {
  roundId: string;
};

interface OwnTransaction {
  transactionId: string;
  kind: 'WIN' | 'ADJUST';
  amount: bigint;
  roundFinished?: boolean;
  settlement?: StoredSettlement | null;
  jackpots?: JackpotPart[] | null;
  createdAt: Date;
  nextAttemptAt: Date;
}

/** A transaction that the platform adds to a part of a round by itself, without a call of the provider. */
export function ownTransaction(part: Part, own: OwnTransaction) {
  return {
    vassalage: part.vassalage,
    memberId: part.memberId,
    gameId: part.gameId,
    gameType: part.gameType,
    mode: part.mode,
    currency: part.currency,
    roundId: part.roundId,
    status: 'PENDING' as const,
    requestHash: null,
    gameSessionId: null,
    roundFinished: false,
    settlement: null,
    ...noBetDetails,
    appliedToRound: false,
    answer: null,
    rollbackAnswer: null,
    ...own,
  };
}
