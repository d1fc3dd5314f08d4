import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CLOCK, ServiceUnavailable, type Clock } from '#libs/platform';
import type { ProviderSettleRequest, ProviderWinRequest } from './dto/provider.request.js';
import { sameJackpots, storedJackpots } from '../jackpot/jackpot.rules.js';
import { PlayRepository, type PlayContext } from './play.repository.js';
import { refused, requestHash } from './protocol.rules.js';
import { storedSettlement } from './stored-settlement.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { noBetDetails, TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

/** Pays a win of a known round, also after the session has ended. */
@Injectable()
export class WinService {
  constructor(
    private readonly play: PlayRepository,
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Each result is a closing win of its own: one that is refused leaves the others as they are. */
  async payMany(vassalage: string, { results, ...shared }: ProviderSettleRequest): Promise<string> {
    const wins = results.map((result) => this.pay(vassalage, { ...shared, ...result, roundFinished: true }));
    // All are awaited, so that none is still under way when the call is answered as unknown.
    const paid = await Promise.allSettled(wins);
    const answers = paid.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    return `{"status":"OK","results":[${answers.join(',')}]}`;
  }

  async pay(vassalage: string, request: ProviderWinRequest): Promise<string> {
    const { transactionId, roundId } = request;
    const context = isUUID(request.sessionId)
      ? await this.play.context(vassalage, request, this.clock.now())
      : undefined;
    if (!context) return refused('SESSION_UNKNOWN', { transactionId });
    if (context.session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH', { transactionId });
    const hash = requestHash('WIN', request);
    if (context.transaction) return this.repeat(context.transaction, hash, request);

    const { round } = context;
    if (round && isAnotherRound(context, request)) return refused('ROUND_UNKNOWN', { transactionId });
    if (!round) {
      // Its bet may be pending: the outcome is unknown, and the provider retries.
      const { memberId, mode } = context.session;
      if (await this.repository.hasPendingBet({ vassalage, roundId, memberId, mode }))
        throw new ServiceUnavailable('wallet', 'bet pending');
    }
    const win = this.newWin(vassalage, request, context, hash);
    // Its bet may arrive later, or an earlier win bring a void round back: the refusal is recorded and stays.
    const refusal = round ? isEnded(round) && 'ROUND_CLOSED' : 'ROUND_UNKNOWN';
    const answer = refusal ? refused(refusal, { transactionId }) : null;
    const state =
      answer === null ? ({ status: 'PENDING', answer } as const) : ({ status: 'REFUSED', answer } as const);
    if (await this.repository.add({ ...win, ...state }))
      return answer ?? this.finisher.finish({ ...win, ...state });
    const existing = await this.repository.find(vassalage, transactionId);
    if (!existing) throw new Error(`transaction ${vassalage}:${transactionId} is missing`);
    return this.repeat(existing, hash, request);
  }

  private newWin(
    vassalage: string,
    request: ProviderWinRequest,
    { session, round }: PlayContext,
    hash: Buffer,
  ) {
    return {
      vassalage,
      transactionId: request.transactionId,
      kind: 'WIN' as const,
      requestHash: hash,
      gameSessionId: session.id,
      memberId: session.memberId,
      gameId: round?.gameId ?? session.gameId,
      gameType: round?.gameType ?? null,
      mode: session.mode,
      currency: session.currency,
      roundId: request.roundId,
      amount: BigInt(request.amount),
      ...noBetDetails,
      jackpots: storedJackpots(request.jackpots),
      roundFinished: request.roundFinished ?? false,
      settlement: request.settlement ? storedSettlement(request.settlement) : null,
      appliedToRound: false,
      rollbackAnswer: null,
      createdAt: this.clock.now(),
      nextAttemptAt: this.finisher.nextAttempt(),
    };
  }

  private async repeat(win: ProviderTransaction, hash: Buffer, request: ProviderWinRequest): Promise<string> {
    const { transactionId } = win;
    const isSame = win.requestHash
      ? win.requestHash.equals(hash)
      : // The provider reported it when it was asked about the round: the session is not part of that answer.
        win.roundId === request.roundId &&
        win.amount === BigInt(request.amount) &&
        sameJackpots(win.jackpots, storedJackpots(request.jackpots));
    if (win.kind !== 'WIN' || !isSame) return refused('TRANSACTION_MISMATCH', { transactionId });
    return win.answer ?? this.finisher.finish(win);
  }
}

/** It pays no more: no bet stands, or two operators have decided what it pays. */
function isEnded({ status, isDecided }: NonNullable<PlayContext['round']>): boolean {
  return status === 'VOID' || isDecided;
}

/** The round is of another game, which never changes. */
function isAnotherRound({ round }: PlayContext, request: ProviderWinRequest): boolean {
  return (request.gameId ?? round?.gameId) !== round?.gameId;
}
