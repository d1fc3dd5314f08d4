import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, pageOf, type Clock, type Page, type PageQuery } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { PlayControlRepository, type PlayControlLogEntry } from '../play-control/play-control.repository.js';
import { LeftoverBetService } from '../provider/leftover-bet.service.js';
import { TransactionFinisherService } from '../provider/transaction-finisher.service.js';
import { TransactionRepository, type ProviderTransaction } from '../provider/transaction.repository.js';
import type { StuckRoundQuery } from './dto/stuck-round.request.js';
import {
  roundResponse,
  transactionResponse,
  unfinishedResponse,
  type StuckRoundDetailResponse,
  type StuckRoundResponse,
  type UnfinishedTransactionResponse,
} from './dto/stuck-round.response.js';
import { RoundQueryClient } from './round-query.client.js';
import type { QueryOutcome } from './round-report.rules.js';
import { RoundResolutionService } from './round-resolution.service.js';
import { StuckRoundErrors } from './stuck-round.errors.js';
import { StuckRoundRepository } from './stuck-round.repository.js';

const unfinishedAfterMs = 60_000;

/** What operators see of stuck rounds and transactions, and their second try; each try is logged. */
@Injectable()
export class StuckRoundService {
  constructor(
    private readonly rounds: StuckRoundRepository,
    private readonly resolution: RoundResolutionService,
    private readonly client: RoundQueryClient,
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    private readonly leftovers: LeftoverBetService,
    private readonly controls: PlayControlRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  async list(query: StuckRoundQuery): Promise<Page<StuckRoundResponse>> {
    const [search, limit] = [query.search?.trim(), query.pageSize];
    const offset = (query.pageNo - 1) * limit;
    const { rows, total } = search
      ? await this.rounds.found(search, limit, offset)
      : await this.rounds.page(this.ago(this.config.stuckRoundAfterSeconds * 1000), limit, offset);
    return pageOf(rows.map(roundResponse), query, total);
  }

  async one(betId: string): Promise<StuckRoundDetailResponse> {
    const round = await this.rounds.one(betId);
    if (!round) throw StuckRoundErrors.ROUND_NOT_FOUND();
    const transactions = await this.rounds.transactionsOf(round);
    return {
      ...roundResponse(round),
      answer: (round.answer ?? null) as Record<string, unknown> | null,
      transactions: transactions.map(transactionResponse),
    };
  }

  /** Asks the provider at once. The log entry is written first, so that no try goes unrecorded. */
  async askAgain(operatorId: string, betId: string): Promise<{ outcome: QueryOutcome }> {
    const round = await this.rounds.one(betId);
    if (!round) throw StuckRoundErrors.ROUND_NOT_FOUND();
    if (round.status !== 'OPEN') throw StuckRoundErrors.ROUND_NOT_OPEN();
    await this.log({
      operatorId,
      action: 'ROUND_QUERIED',
      subject: betId,
      detail: { roundId: round.roundId },
    });
    return { outcome: await this.resolution.resolve(round) };
  }

  async listTransactions(query: PageQuery): Promise<Page<UnfinishedTransactionResponse>> {
    const { rows, total } = await this.rounds.unfinishedPage(
      this.ago(unfinishedAfterMs),
      query.pageSize,
      (query.pageNo - 1) * query.pageSize,
    );
    return pageOf(rows.map(unfinishedResponse), query, total);
  }

  /** Tries to finish it at once. A pending bet that its provider has given up is cancelled. */
  async retry(operatorId: string, vassalage: string, transactionId: string): Promise<{ status: string }> {
    const transaction = await this.repository.find(vassalage, transactionId);
    if (!transaction) throw StuckRoundErrors.TRANSACTION_NOT_FOUND();
    const subject = `${vassalage}:${transactionId}`;
    await this.log({
      operatorId,
      action: 'TRANSACTION_RETRIED',
      subject,
      detail: { status: transaction.status },
    });
    if (transaction.status === 'PENDING' && transaction.kind === 'BET') {
      if (await this.isGivenUp(transaction)) await this.leftovers.cancel(transaction, 'BET_ROLLED_BACK');
      else await this.leftovers.finish(transaction);
    } else if (['PENDING', 'ROLLBACK_PENDING'].includes(transaction.status)) {
      await this.finisher.finish(transaction);
    }
    return { status: (await this.repository.find(vassalage, transactionId))!.status };
  }

  /** False if the provider cannot be asked. */
  private async isGivenUp({ vassalage, transactionId }: ProviderTransaction): Promise<boolean> {
    const report = await this.client.ask(vassalage, { transactionId }).catch(() => undefined);
    return report !== undefined && !report.bets.some((bet) => bet.transactionId === transactionId);
  }

  private log(entry: Omit<PlayControlLogEntry, 'at'>): Promise<void> {
    return this.transactions.run((tx) => this.controls.log(tx, { ...entry, at: this.clock.now() }));
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
