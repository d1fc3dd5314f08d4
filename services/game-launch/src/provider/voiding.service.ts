import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { RoundRepository, type LockedRound } from '../round/round.repository.js';
import { ownTransaction } from './own-transaction.js';
import { voidingOf } from './protocol.rules.js';
import { TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

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

  /** A win that was paid while the last bet was rolled back is taken back by the recovery. The caller holds the round's lock. */
  async ofLateWins(tx: Tx, round: LockedRound, cause: string): Promise<void> {
    if (round.bets === 0 && round.payout > 0n) await this.add(tx, round, `${cause}~late`);
  }

  private async add(tx: Tx, round: LockedRound, cause: string): Promise<ProviderTransaction | undefined> {
    const paid = round.payout + (await this.repository.pendingDecrease(tx, round));
    if (paid <= 0n) return undefined;
    const now = this.clock.now();
    const correction = ownTransaction(round, {
      transactionId: voidingOf(cause),
      kind: 'ADJUST',
      amount: -paid,
      createdAt: now,
      nextAttemptAt: new Date(now.getTime() + this.config.recoveryAfterMs),
    });
    await this.repository.addIn(tx, correction);
    return correction;
  }
}
