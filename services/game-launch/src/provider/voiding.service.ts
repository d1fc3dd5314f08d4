import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { RoundRepository, type LockedRound } from '../round/round.repository.js';
import { voidingOf } from './protocol.rules.js';
import { noBetDetails, TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

/** Takes back what a round has paid when none of its bets stands any more, as a correction of its own. */
@Injectable()
export class VoidingService {
  constructor(
    private readonly rounds: RoundRepository,
    private readonly repository: TransactionRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** The correction that belongs to the rollback of this bet; undefined if there is nothing to take back. */
  ofRollback(bet: ProviderTransaction): Promise<ProviderTransaction | undefined> {
    return this.transactions.run(async (tx) => {
      const known = await this.repository.lock(tx, bet.vassalage, voidingOf(bet.transactionId));
      if (known) return known;
      const { vassalage, roundId, memberId, mode, transactionId } = bet;
      const key = { vassalage, roundId: roundId ?? '', memberId, mode };
      const round = await this.rounds.lock(tx, key);
      if (!round || (await this.repository.hasOtherBet(tx, key, transactionId))) return undefined;
      return this.add(tx, round, transactionId);
    });
  }

  /** Records the correction of all that is paid. The caller holds the round's lock. */
  async add(tx: Tx, round: LockedRound, cause: string): Promise<ProviderTransaction | undefined> {
    const paid = round.payout + (await this.repository.pendingDecrease(tx, round));
    if (paid <= 0n) return undefined;
    const now = this.clock.now();
    const correction = {
      vassalage: round.vassalage,
      transactionId: voidingOf(cause),
      kind: 'ADJUST' as const,
      status: 'PENDING' as const,
      requestHash: null,
      gameSessionId: null,
      memberId: round.memberId,
      gameId: round.gameId,
      gameType: round.gameType,
      mode: round.mode,
      currency: round.currency,
      roundId: round.roundId,
      amount: -paid,
      roundFinished: false,
      settlement: null,
      ...noBetDetails,
      appliedToRound: false,
      answer: null,
      rollbackAnswer: null,
      createdAt: now,
      nextAttemptAt: new Date(now.getTime() + this.config.recoveryAfterMs),
    };
    await this.repository.addIn(tx, correction);
    return correction;
  }
}
