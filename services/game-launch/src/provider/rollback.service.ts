import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { WalletClient } from '../wallet/wallet.client.js';
import type { ProviderCancelRequest, ProviderRollbackRequest } from './dto/provider.request.js';
import { PlayRepository, type GameSession } from './play.repository.js';
import { ok, refused } from './protocol.rules.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

type Step = { answer: string } | { finish: ProviderTransaction };

/** Rolls a bet back, whole and once. A rollback that precedes its bet makes the bet refused. */
@Injectable()
export class RollbackService {
  constructor(
    private readonly play: PlayRepository,
    private readonly repository: TransactionRepository,
    private readonly finisher: TransactionFinisherService,
    private readonly wallet: WalletClient,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Each bet is a rollback of its own. One after the other, so that the last of a part takes back what the part has paid. */
  async rollBackMany(vassalage: string, { bets, ...shared }: ProviderCancelRequest): Promise<string> {
    const answers: string[] = [];
    for (const bet of bets) answers.push(await this.rollBack(vassalage, { ...shared, ...bet }));
    return `{"status":"OK","bets":[${answers.join(',')}]}`;
  }

  async rollBack(vassalage: string, request: ProviderRollbackRequest): Promise<string> {
    const { transactionId } = request;
    const session = isUUID(request.sessionId)
      ? await this.play.session(vassalage, request.sessionId, this.clock.now())
      : undefined;
    if (!session) return refused('SESSION_UNKNOWN', { transactionId });
    if (session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH', { transactionId });
    const known = await this.repository.find(vassalage, transactionId);
    if (known?.rollbackAnswer && !mismatches(known, session, request)) return known.rollbackAnswer;
    // A no-op rollback returns the balance too; it is read before anything is written.
    const noOp =
      known && known.status !== 'REFUSED' ? undefined : await this.noOpAnswer(session, transactionId);
    const step = await this.transactions.run((tx) => this.begin(tx, vassalage, request, session, noOp));
    return 'answer' in step ? step.answer : this.finisher.finishRollback(step.finish);
  }

  private async begin(
    tx: Tx,
    vassalage: string,
    request: ProviderRollbackRequest,
    session: GameSession,
    noOp: string | undefined,
  ): Promise<Step> {
    const { transactionId } = request;
    const { memberId, mode, currency } = session;
    const tombstone = { vassalage, transactionId, memberId, mode, currency };
    if (noOp !== undefined && (await this.repository.addTombstone(tx, tombstone, noOp, this.clock.now())))
      return { answer: noOp };
    const bet = await this.repository.lock(tx, vassalage, transactionId);
    if (!bet) throw new Error(`transaction ${vassalage}:${transactionId} is missing`);
    if (bet.kind !== 'BET') return { answer: refused('TRANSACTION_NOT_A_BET', { transactionId }) };
    if (mismatches(bet, session, request))
      return { answer: refused('TRANSACTION_MISMATCH', { transactionId }) };
    if (bet.rollbackAnswer !== null) return { answer: bet.rollbackAnswer };
    if (bet.status === 'REFUSED') {
      const answer = noOp ?? (await this.noOpAnswer(session, transactionId));
      await this.repository.keepRollbackAnswer(tx, bet, answer);
      return { answer };
    }
    if (bet.status !== 'ROLLBACK_PENDING') {
      const { answer, appliedToRound } = bet;
      await this.repository.beginRollback(tx, bet, {
        answer,
        appliedToRound,
        nextAttemptAt: this.finisher.nextAttempt(),
      });
    }
    return { finish: { ...bet, status: 'ROLLBACK_PENDING' } };
  }

  private async noOpAnswer(session: GameSession, transactionId: string): Promise<string> {
    const balance = await this.wallet.balance(session.memberId, session.mode);
    return ok({ transactionId, balance: balance.toString(), currency: session.currency });
  }
}

/** The bet belongs to another player or another round than the call names. */
function mismatches(
  bet: ProviderTransaction,
  session: GameSession,
  request: ProviderRollbackRequest,
): boolean {
  if (bet.kind !== 'BET') return true;
  if (bet.memberId !== session.memberId || bet.mode !== session.mode) return true;
  return request.roundId !== undefined && bet.roundId !== null && bet.roundId !== request.roundId;
}
