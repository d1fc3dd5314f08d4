import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import { CLOCK, LOGGER, ServiceUnavailable, type Clock } from '#libs/platform';
import { LeftoverBetService } from '../provider/leftover-bet.service.js';
import { ownTransaction } from '../provider/own-transaction.js';
import { TransactionFinisherService } from '../provider/transaction-finisher.service.js';
import { TransactionRepository, type ProviderTransaction } from '../provider/transaction.repository.js';
import type { StoredSettlement } from '../round/round.rules.js';
import type { RoundReport } from './dto/round-report.response.js';
import { RoundQueryClient } from './round-query.client.js';
import {
  closingTransaction,
  nextAskSeconds,
  planOf,
  type QueryOutcome,
  type ReportedWin,
} from './round-report.rules.js';
import { StuckRoundRepository, type OpenRound } from './stuck-round.repository.js';

interface Resolution {
  outcome: QueryOutcome;
  answer: unknown;
}

const isUnfinished = ({ status }: ProviderTransaction): boolean =>
  status === 'PENDING' || status === 'ROLLBACK_PENDING';

type EndPlan = Extract<ReturnType<typeof planOf>, { kind: 'END' }>;

/** Asks the provider about an open round and settles or cancels it as the provider reports. Safe to interrupt and repeat. */
@Injectable()
export class RoundResolutionService {
  constructor(
    private readonly rounds: StuckRoundRepository,
    private readonly client: RoundQueryClient,
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    private readonly leftovers: LeftoverBetService,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async resolve(round: OpenRound): Promise<QueryOutcome> {
    const resolution = await this.tryToResolve(round);
    const attempts = round.attempts + 1;
    const askedAt = this.clock.now();
    const nextAskAt = new Date(askedAt.getTime() + nextAskSeconds(attempts) * 1000);
    await this.rounds.recordQuery(round.betId, { attempts, askedAt, nextAskAt, ...resolution });
    const { betId, vassalage, roundId } = round;
    if (['MISMATCH', 'UNREACHABLE', 'FAILED'].includes(resolution.outcome))
      this.logger.warn(
        { betId, vassalage, roundId, ...resolution },
        'resolution of a stuck round failed: will retry',
      );
    else this.logger.info({ betId, vassalage, roundId, outcome: resolution.outcome }, 'stuck round queried');
    return resolution.outcome;
  }

  private async tryToResolve(round: OpenRound): Promise<Resolution> {
    let report: RoundReport;
    try {
      report = await this.client.ask(round.vassalage, {
        roundId: round.roundId,
        playerRef: round.playerRef,
      });
    } catch (error) {
      return { outcome: 'UNREACHABLE', answer: { error: String(error) } };
    }
    try {
      let known = await this.rounds.fullTransactionsOf(round);
      let plan = planOf(report, known);
      if (plan.kind === 'END' && known.some(isUnfinished)) {
        await this.finishLeftovers(known, plan);
        known = await this.rounds.fullTransactionsOf(round);
        plan = planOf(report, known);
      }
      if (plan.kind === 'WAIT') return { outcome: 'OPEN', answer: report };
      if (plan.kind === 'MISMATCH') return { outcome: 'MISMATCH', answer: { ...report, why: plan.why } };
      await this.end(round, plan, known, report);
      return { outcome: plan.cancelled ? 'CANCELLED' : 'CLOSED', answer: report };
    } catch (error) {
      if (!(error instanceof ServiceUnavailable))
        this.logger.error({ err: error }, 'round resolution failed');
      return { outcome: 'FAILED', answer: { ...report, error: String(error) } };
    }
  }

  private async end(
    round: OpenRound,
    plan: EndPlan,
    known: ProviderTransaction[],
    { settlement }: RoundReport,
  ): Promise<void> {
    for (const bet of known.filter(({ transactionId }) => plan.reverse.includes(transactionId)))
      await this.reverse(bet);
    if (plan.cancelled) return;
    const stored = settlement ? (JSON.parse(JSON.stringify(settlement)) as StoredSettlement) : null;
    const close = { transactionId: closingTransaction(round.betId), amount: 0n };
    const wins: ReportedWin[] = plan.wins.length > 0 ? plan.wins : [close];
    for (const [index, win] of wins.entries())
      await this.pay(
        round,
        win,
        index === wins.length - 1 ? { finished: true, settlement: stored } : undefined,
      );
  }

  /** What a crash has left goes first, so that the round is closed with all its bets and wins. */
  private async finishLeftovers(known: readonly ProviderTransaction[], plan: EndPlan): Promise<void> {
    for (const one of known.filter(isUnfinished)) {
      if (one.kind === 'WIN' || one.status === 'ROLLBACK_PENDING') await this.finisher.finish(one);
      else if (plan.reverse.includes(one.transactionId)) await this.leftovers.cancel(one, 'BET_ROLLED_BACK');
      else await this.leftovers.finish(one);
    }
  }

  private async reverse(bet: ProviderTransaction): Promise<void> {
    const found = await this.transactions.run(async (tx) => {
      const now = await this.repository.lock(tx, bet.vassalage, bet.transactionId);
      if (now?.status !== 'DONE') return now;
      const { answer, appliedToRound } = now;
      const nextAttemptAt = this.finisher.nextAttempt();
      await this.repository.beginRollback(tx, now, { answer, appliedToRound, nextAttemptAt });
      return { ...now, status: 'ROLLBACK_PENDING' as const };
    });
    if (found?.status === 'ROLLBACK_PENDING') await this.finisher.finishRollback(found);
  }

  private async pay(
    round: OpenRound,
    { transactionId, amount, jackpots }: ReportedWin,
    end: { finished: true; settlement: StoredSettlement | null } | undefined,
  ): Promise<void> {
    const win = ownTransaction(round, {
      transactionId,
      kind: 'WIN',
      amount,
      roundFinished: end !== undefined,
      settlement: end?.settlement ?? null,
      jackpots: jackpots ?? null,
      createdAt: this.clock.now(),
      nextAttemptAt: this.finisher.nextAttempt(),
    });
    await this.repository.add(win);
    const recorded = await this.repository.find(round.vassalage, transactionId);
    if (recorded?.status === 'PENDING') await this.finisher.finish(recorded);
  }
}
