import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { RoundRepository } from '../round/round.repository.js';
import type { ProviderAdjustRequest } from './dto/provider.request.js';
import { PlayRepository, type PlayContext } from './play.repository.js';
import { refused, requestHash, type RefusalCode } from './protocol.rules.js';
import { storedSettlement } from './stored-settlement.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { noBetDetails, TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

/** Corrects what a settled round has paid, up or down, also after the session has ended. */
@Injectable()
export class AdjustmentService {
  constructor(
    private readonly play: PlayRepository,
    private readonly repository: TransactionRepository,
    private readonly rounds: RoundRepository,
    private readonly finisher: TransactionFinisherService,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async adjust(vassalage: string, request: ProviderAdjustRequest): Promise<string> {
    const { transactionId } = request;
    const context = isUUID(request.sessionId)
      ? await this.play.context(vassalage, request, this.clock.now())
      : undefined;
    if (!context) return refused('SESSION_UNKNOWN', { transactionId });
    if (context.session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH', { transactionId });
    const hash = requestHash('ADJUST', request);
    const known =
      context.transaction ??
      (await this.transactions.run((tx) => this.record(tx, vassalage, request, context)));
    if (known.kind !== 'ADJUST' || !known.requestHash?.equals(hash))
      return refused('TRANSACTION_MISMATCH', { transactionId });
    return known.answer ?? this.finisher.finish(known);
  }

  /** The round is locked while its payout and the adjustments under way are compared, so that it never falls below zero. */
  private async record(
    tx: Tx,
    vassalage: string,
    request: ProviderAdjustRequest,
    { session }: PlayContext,
  ): Promise<ProviderTransaction> {
    const { transactionId, roundId } = request;
    const key = { vassalage, roundId, memberId: session.memberId, mode: session.mode };
    const round = await this.rounds.lock(tx, key);
    const amount = BigInt(request.amount);
    let refusal: RefusalCode | undefined;
    if (!round) refusal = 'ROUND_UNKNOWN';
    else if (round.status === 'OPEN') refusal = 'ROUND_OPEN';
    else if (round.status === 'VOID') refusal = 'ROUND_CLOSED';
    else if (round.payout + (await this.repository.pendingDecrease(tx, key)) + amount < 0n)
      refusal = 'ADJUSTMENT_ABOVE_PAYOUT';
    const answer = refusal ? refused(refusal, { transactionId }) : null;
    const adjustment = {
      vassalage,
      transactionId,
      kind: 'ADJUST' as const,
      requestHash: requestHash('ADJUST', request),
      gameSessionId: session.id,
      memberId: session.memberId,
      gameId: round?.gameId ?? null,
      gameType: round?.gameType ?? null,
      mode: session.mode,
      currency: session.currency,
      roundId,
      amount,
      roundFinished: false,
      settlement: request.settlement ? storedSettlement(request.settlement) : null,
      ...noBetDetails,
      appliedToRound: false,
      rollbackAnswer: null,
      createdAt: this.clock.now(),
      nextAttemptAt: this.finisher.nextAttempt(),
      ...(answer === null ? { status: 'PENDING' as const, answer } : { status: 'REFUSED' as const, answer }),
    };
    if (await this.repository.addIn(tx, adjustment)) return adjustment;
    const existing = await this.repository.lock(tx, vassalage, transactionId);
    if (!existing) throw new Error(`transaction ${vassalage}:${transactionId} is missing`);
    return existing;
  }
}
