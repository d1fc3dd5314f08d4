import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CLOCK, type Clock } from '#libs/platform';
import type { ProviderCreditRequest } from './dto/provider.request.js';
import type { JackpotPart } from '../jackpot/jackpot.rules.js';
import { PlayRepository, type PlayContext } from './play.repository.js';
import { refused, requestHash } from './protocol.rules.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { noBetDetails, TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

/** Pays money that has no stake (free rounds, promotions, tournaments, jackpots) as a round of its own. */
@Injectable()
export class CreditService {
  constructor(
    private readonly play: PlayRepository,
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async pay(vassalage: string, request: ProviderCreditRequest): Promise<string> {
    const { transactionId } = request;
    const context = isUUID(request.sessionId)
      ? await this.play.context(vassalage, request, this.clock.now())
      : undefined;
    if (!context) return refused('SESSION_UNKNOWN', { transactionId });
    if (context.session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH', { transactionId });
    const known = context.transaction ?? (await this.record(vassalage, request, context));
    if (!known) return refused('GAME_UNKNOWN', { transactionId });
    if (known.kind !== 'CREDIT' || !known.requestHash?.equals(requestHash('CREDIT', request)))
      return refused('TRANSACTION_MISMATCH', { transactionId });
    return known.answer ?? this.finisher.finish(known);
  }

  /** Undefined if the vendor has no such game. */
  private async record(
    vassalage: string,
    request: ProviderCreditRequest,
    { session, game }: PlayContext,
  ): Promise<ProviderTransaction | undefined> {
    if (!game) return undefined;
    const { transactionId } = request;
    const credit = {
      vassalage,
      transactionId,
      kind: 'CREDIT' as const,
      status: 'PENDING' as const,
      answer: null,
      requestHash: requestHash('CREDIT', request),
      gameSessionId: session.id,
      memberId: session.memberId,
      gameId: request.gameId ?? session.gameId,
      gameType: game.gameType,
      mode: session.mode,
      currency: session.currency,
      roundId: creditRound(transactionId),
      amount: BigInt(request.amount),
      roundFinished: true,
      settlement: null,
      ...noBetDetails,
      creditReason: request.reason,
      jackpots: poolPaying(request),
      appliedToRound: false,
      rollbackAnswer: null,
      createdAt: this.clock.now(),
      nextAttemptAt: this.finisher.nextAttempt(),
    };
    if (await this.repository.add(credit)) return credit;
    return this.repository.find(vassalage, transactionId);
  }
}

/** A jackpot is paid by its pool, any other credit by the house. */
function poolPaying({ reason, pool, amount }: ProviderCreditRequest): JackpotPart[] | null {
  return reason === 'JACKPOT' && pool !== undefined ? [{ pool, award: amount }] : null;
}

/** A round of our own, whose id no provider can form. */
function creditRound(transactionId: string): string {
  return `~credit~${transactionId}`;
}
