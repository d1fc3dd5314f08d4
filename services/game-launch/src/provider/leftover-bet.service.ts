import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { PlayRepository } from './play.repository.js';
import { refused } from './protocol.rules.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

/**
 * Finishes a bet that a crash or an unreachable wallet has left pending. If it may no longer be placed it is cancelled:
 * the wallet refunds it, or refuses it from then on if it has not seen it.
 */
@Injectable()
export class LeftoverBetService {
  constructor(
    private readonly play: PlayRepository,
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The answer to the provider. Throws ServiceUnavailable while the outcome is unknown. */
  async finish(bet: ProviderTransaction): Promise<string> {
    const refusal = await this.play.refusalOfPending(bet, this.clock.now());
    return refusal ? this.cancel(bet, refusal) : this.finisher.finish(bet);
  }

  /** Refuses a pending bet for good; a bet that was finished in the meantime keeps its answer. */
  async cancel(bet: ProviderTransaction, code: string): Promise<string> {
    const { transactionId } = bet;
    const answer = refused(code, { transactionId });
    const found = await this.transactions.run(async (tx) => {
      const now = await this.repository.lock(tx, bet.vassalage, transactionId);
      if (!now) throw new Error(`transaction ${bet.vassalage}:${transactionId} is missing`);
      if (now.status !== 'PENDING') return now;
      const nextAttemptAt = this.finisher.nextAttempt();
      await this.repository.beginRollback(tx, now, { answer, appliedToRound: false, nextAttemptAt });
      return { ...now, answer, status: 'ROLLBACK_PENDING' as const };
    });
    if (found.status === 'ROLLBACK_PENDING') await this.finisher.finishRollback(found);
    return found.answer ?? refused('BET_ROLLED_BACK', { transactionId });
  }
}
