import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CLOCK, ServiceUnavailable, type Clock } from '#libs/platform';
import type { ProviderWinRequest, SettlementRequest } from './dto/provider.request.js';
import type { StoredSettlement } from '../round/round.rules.js';
import { PlayRepository, type PlayContext } from './play.repository.js';
import { refused, requestHash } from './protocol.rules.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

type Round = NonNullable<PlayContext['round']>;

/** Pays a win of a known round, also after the session has ended. */
@Injectable()
export class WinService {
  constructor(
    private readonly play: PlayRepository,
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async pay(vassalage: string, request: ProviderWinRequest): Promise<string> {
    const { transactionId, roundId } = request;
    const context = isUUID(request.sessionId)
      ? await this.play.context(vassalage, request, this.clock.now())
      : undefined;
    if (!context) return refused('SESSION_UNKNOWN', { transactionId });
    if (context.session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH', { transactionId });
    const hash = requestHash('WIN', request);
    if (context.transaction) return this.repeat(context.transaction, hash);

    const { round } = context;
    if (!round) {
      // Its bet may be pending: the outcome is unknown, and the provider retries.
      if (await this.repository.hasPendingBet(vassalage, roundId))
        throw new ServiceUnavailable('wallet', 'bet pending');
      return refused('ROUND_UNKNOWN', { transactionId });
    }
    const isMismatch =
      round.memberId !== context.session.memberId || (request.gameId ?? round.gameId) !== round.gameId;
    if (isMismatch) return refused('ROUND_UNKNOWN', { transactionId });
    if (round.status === 'VOID') return refused('ROUND_CLOSED', { transactionId });
    const win = this.newWin(vassalage, request, context, round, hash);
    if (await this.repository.add(win)) return this.finisher.finish(win);
    const existing = await this.repository.find(vassalage, transactionId);
    if (!existing) throw new Error(`transaction ${vassalage}:${transactionId} is missing`);
    return this.repeat(existing, hash);
  }

  private newWin(
    vassalage: string,
    request: ProviderWinRequest,
    { session }: PlayContext,
    round: Round,
    hash: Buffer,
  ) {
    return {
      vassalage,
      transactionId: request.transactionId,
      kind: 'WIN' as const,
      status: 'PENDING' as const,
      requestHash: hash,
      memberId: session.memberId,
      gameId: round.gameId,
      gameType: round.gameType,
      mode: session.mode,
      currency: session.currency,
      roundId: request.roundId,
      amount: BigInt(request.amount),
      roundFinished: request.roundFinished ?? false,
      settlement: request.settlement ? settlementOf(request.settlement) : null,
      appliedToRound: false,
      answer: null,
      rollbackAnswer: null,
      createdAt: this.clock.now(),
      nextAttemptAt: this.finisher.nextAttempt(),
    };
  }

  private async repeat(win: ProviderTransaction, hash: Buffer): Promise<string> {
    const { transactionId } = win;
    if (win.kind !== 'WIN' || !win.requestHash?.equals(hash))
      return refused('TRANSACTION_MISMATCH', { transactionId });
    return win.answer ?? this.finisher.finish(win);
  }
}

function settlementOf(settlement: SettlementRequest): StoredSettlement {
  return Object.fromEntries(Object.entries(settlement).filter(([, fact]) => fact !== undefined));
}
