import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Transactions } from '#libs/database';
import { CLOCK, ServiceUnavailable, type Clock } from '#libs/platform';
import type { ProviderConfirmRequest } from './dto/provider.request.js';
import { PlayRepository } from './play.repository.js';
import { ok, refused } from './protocol.rules.js';
import {
  TransactionRepository,
  type ProviderTransaction,
  type StatedOdds,
} from './transaction.repository.js';

/** Records the final price of a bet that was placed at a price still to be confirmed. No money moves. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly play: PlayRepository,
    private readonly repository: TransactionRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async confirm(vassalage: string, request: ProviderConfirmRequest): Promise<string> {
    const { transactionId } = request;
    const session = isUUID(request.sessionId)
      ? await this.play.session(vassalage, request.sessionId, this.clock.now())
      : undefined;
    if (!session) return refused('SESSION_UNKNOWN', { transactionId });
    if (session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH', { transactionId });
    const odds = { format: request.odds.format, value: request.odds.value };
    return this.transactions.run(async (tx) => {
      const bet = await this.repository.lock(tx, vassalage, transactionId);
      if (bet?.memberId !== session.memberId || bet.mode !== session.mode || bet.kind !== 'BET')
        return refused('TRANSACTION_NOT_A_BET', { transactionId });
      if (bet.status === 'PENDING') throw new ServiceUnavailable('wallet', 'bet pending');
      const refusal = refusalOf(bet, odds);
      if (refusal) return refused(refusal, { transactionId });
      if (bet.confirmation === 'AWAITED') await this.repository.confirm(tx, bet, odds);
      return ok({ transactionId, odds });
    });
  }
}

function refusalOf(bet: ProviderTransaction, odds: StatedOdds) {
  if (bet.confirmation === null || bet.status === 'REFUSED') return 'BET_NOT_AWAITING';
  if (bet.status !== 'DONE') return 'BET_ROLLED_BACK';
  const { confirmedOdds: before } = bet;
  if (before && (before.format !== odds.format || before.value !== odds.value)) return 'TRANSACTION_MISMATCH';
  return undefined;
}
