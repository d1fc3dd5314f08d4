import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, LOGGER, ServiceUnavailable, type Clock } from '#libs/platform';
import type { GameLaunchConfig } from '../game-launch.config.js';
import { LeftoverBetService } from './leftover-bet.service.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

const batch = 50;

/** Finishes transactions that a crash or an unreachable wallet has interrupted. */
@Injectable()
export class RecoveryWorker {
  private readonly attempts: Counter<'outcome'>;

  constructor(
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    private readonly leftovers: LeftoverBetService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Registry,
  ) {
    this.attempts = new Counter({
      name: 'provider_transaction_recoveries_total',
      help: 'Attempts to finish a provider transaction that was left unfinished',
      labelNames: ['outcome'],
      registers: [metrics],
    });
  }

  @PeriodicJob({
    name: 'recover-provider-transactions',
    everySeconds: ({ recoveryEveryMs }: GameLaunchConfig) => recoveryEveryMs / 1000,
  })
  async run(): Promise<void> {
    while ((await this.runOnce()) === batch);
  }

  /** One pass; returns the number of finished transactions. */
  async runOnce(): Promise<number> {
    const due = await this.repository.claimUnfinished(this.clock.now(), batch);
    const finished = await Promise.all(due.map((transaction) => this.attempt(transaction)));
    return finished.filter(Boolean).length;
  }

  private async attempt(transaction: ProviderTransaction): Promise<boolean> {
    try {
      const isLeftoverBet = transaction.kind === 'BET' && transaction.status === 'PENDING';
      await (isLeftoverBet ? this.leftovers : this.finisher).finish(transaction);
      this.attempts.inc({ outcome: 'finished' });
      return true;
    } catch (error) {
      this.attempts.inc({ outcome: error instanceof ServiceUnavailable ? 'unknown' : 'failed' });
      const about = {
        err: error,
        vassalage: transaction.vassalage,
        transactionId: transaction.transactionId,
      };
      this.logger.warn(about, 'recovery of a provider transaction failed: will retry');
      return false;
    }
  }
}
