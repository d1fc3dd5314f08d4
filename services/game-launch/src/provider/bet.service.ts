import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CLOCK, type Clock } from '#libs/platform';
import type { ProviderBetRequest, ProviderBetsRequest } from './dto/provider.request.js';
import { LeftoverBetService } from './leftover-bet.service.js';
import { PlayRepository, type PlayContext } from './play.repository.js';
import { refused, requestHash, type RefusalCode } from './protocol.rules.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

/** Places a bet: validated, recorded as pending, then finished. */
@Injectable()
export class BetService {
  constructor(
    private readonly play: PlayRepository,
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    private readonly leftovers: LeftoverBetService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Each bet for itself: one that is refused leaves the others as they are. */
  async placeMany(vassalage: string, { bets, ...shared }: ProviderBetsRequest): Promise<string> {
    const answers: string[] = [];
    for (const bet of bets) answers.push(await this.place(vassalage, { ...shared, ...bet }));
    return `{"status":"OK","bets":[${answers.join(',')}]}`;
  }

  async place(vassalage: string, request: ProviderBetRequest): Promise<string> {
    const { transactionId } = request;
    const context = isUUID(request.sessionId)
      ? await this.play.context(vassalage, request, this.clock.now())
      : undefined;
    if (!context) return refused('SESSION_UNKNOWN', { transactionId });
    if (context.session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH', { transactionId });
    const hash = requestHash('BET', request);
    if (context.transaction) return this.repeat(context.transaction, hash);

    const refusal = refusalOf(context, request);
    if (refusal && isFinalRefusal(refusal, context, request)) return refused(refusal, { transactionId });
    const bet = this.newBet(vassalage, request, context, hash);
    // What could be accepted later is recorded as refused, so that a repeated call gets the same response.
    const answer = refusal ? refused(refusal, { transactionId }) : null;
    const status =
      answer === null ? ({ status: 'PENDING', answer } as const) : ({ status: 'REFUSED', answer } as const);
    if (!(await this.repository.add({ ...bet, ...status })))
      return this.repeatExisting(vassalage, transactionId, hash);
    return answer ?? this.finisher.finish({ ...bet, ...status });
  }

  private newBet(
    vassalage: string,
    request: ProviderBetRequest,
    { session, game }: PlayContext,
    hash: Buffer,
  ) {
    return {
      vassalage,
      transactionId: request.transactionId,
      kind: 'BET' as const,
      requestHash: hash,
      gameSessionId: session.id,
      memberId: session.memberId,
      gameId: request.gameId,
      gameType: game?.gameType ?? null,
      mode: session.mode,
      currency: session.currency,
      roundId: request.roundId,
      amount: BigInt(request.amount),
      selection: request.selection ?? null,
      odds: request.odds ? { ...request.odds } : null,
      confirmation: request.awaitsConfirmation ? ('AWAITED' as const) : null,
      confirmedOdds: null,
      creditReason: null,
      jackpots: null,
      roundFinished: false,
      settlement: null,
      appliedToRound: false,
      rollbackAnswer: null,
      createdAt: this.clock.now(),
      nextAttemptAt: this.finisher.nextAttempt(),
    };
  }

  private async repeatExisting(vassalage: string, transactionId: string, hash: Buffer): Promise<string> {
    const existing = await this.repository.find(vassalage, transactionId);
    if (!existing) throw new Error(`transaction ${vassalage}:${transactionId} is missing`);
    return this.repeat(existing, hash);
  }

  /** A repeated call gets the first response; a different call under the same id is refused. */
  private async repeat(bet: ProviderTransaction, hash: Buffer): Promise<string> {
    const { transactionId } = bet;
    if (bet.kind !== 'BET') return refused('TRANSACTION_MISMATCH', { transactionId });
    if (bet.requestHash && !bet.requestHash.equals(hash))
      return refused('TRANSACTION_MISMATCH', { transactionId });
    if (bet.answer !== null) return bet.answer;
    if (bet.status === 'PENDING') return this.leftovers.finish(bet);
    return refused('BET_ROLLED_BACK', { transactionId });
  }
}

/** Neither an ended session, nor a closed round or one of another game, nor another game than the session's ever takes it. */
function isFinalRefusal(
  refusal: RefusalCode,
  { session }: PlayContext,
  request: ProviderBetRequest,
): boolean {
  if (refusal === 'GAME_UNKNOWN') return !isOfSession(session, request.gameId);
  return ['SESSION_ENDED', 'ROUND_CLOSED', 'ROUND_UNKNOWN'].includes(refusal);
}

function refusalOf(
  { session, game, round }: PlayContext,
  request: ProviderBetRequest,
): RefusalCode | undefined {
  if (!game || !isOfSession(session, request.gameId)) return 'GAME_UNKNOWN';
  if (session.ended) return 'SESSION_ENDED';
  if (round && round.gameId !== request.gameId) return 'ROUND_UNKNOWN';
  if (round && (round.status !== 'OPEN' || round.isDecided)) return 'ROUND_CLOSED';
  if (game.maxBet !== null && BigInt(request.amount) > game.maxBet) return 'STAKE_ABOVE_LIMIT';
  return game.maintenance ? 'GAME_MAINTENANCE' : undefined;
}

function isOfSession(session: PlayContext['session'], gameId: string): boolean {
  return session.lobby || gameId === session.gameId;
}
