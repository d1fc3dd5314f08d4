import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { WalletClient } from '../wallet/wallet.client.js';
import type { ProviderRollbackRequest } from './dto/provider.request.js';
import { PlayRepository, type GameSession } from './play.repository.js';
import { ok, refused } from './protocol.rules.js';
import { TransactionFinisher } from './transaction-finisher.service.js';
import { TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

type Step = { answer: string } | { finish: ProviderTransaction };

/** Takes a bet back, whole and once; where the bet has not come yet, sees to it that it never counts. */
@Injectable()
export class Rollbacks {
  constructor(
    @Inject(PlayRepository) private readonly play: PlayRepository,
    @Inject(TransactionRepository) private readonly repository: TransactionRepository,
    @Inject(TransactionFinisher) private readonly finisher: TransactionFinisher,
    @Inject(WalletClient) private readonly wallet: WalletClient,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async rollBack(vassalage: string, request: ProviderRollbackRequest): Promise<string> {
    const { transactionId } = request;
    const session = isUUID(request.sessionId)
      ? await this.play.session(vassalage, request.sessionId, this.clock.now())
      : undefined;
    if (!session) return refused('SESSION_UNKNOWN', { transactionId });
    if (session.playerRef !== request.playerRef) return refused('PLAYER_MISMATCH', { transactionId });
    const known = await this.repository.find(vassalage, transactionId);
    if (known?.rollbackAnswer && !strange(known, session, request)) return known.rollbackAnswer;
    // Where no money will move the answer still tells the balance; it is asked for before anything is written.
    const idle =
      known && known.status !== 'REFUSED' ? undefined : await this.idleAnswer(session, transactionId);
    const step = await this.transactions.run((tx) => this.begin(tx, vassalage, request, session, idle));
    return 'answer' in step ? step.answer : this.finisher.finishRollback(step.finish);
  }

  private async begin(
    tx: EntityManager,
    vassalage: string,
    request: ProviderRollbackRequest,
    session: GameSession,
    idle: string | undefined,
  ): Promise<Step> {
    const { transactionId } = request;
    const { memberId, mode, currency } = session;
    const tombstone = { vassalage, transactionId, memberId, mode, currency };
    if (idle !== undefined && (await this.repository.addTombstone(tx, tombstone, idle, this.clock.now())))
      return { answer: idle };
    const bet = await this.repository.lock(tx, vassalage, transactionId);
    if (!bet) throw new Error(`transaction ${vassalage}:${transactionId} is gone`);
    if (bet.kind !== 'BET') return { answer: refused('TRANSACTION_NOT_A_BET', { transactionId }) };
    if (strange(bet, session, request)) return { answer: refused('TRANSACTION_MISMATCH', { transactionId }) };
    if (bet.rollbackAnswer !== null) return { answer: bet.rollbackAnswer };
    if (bet.status === 'REFUSED') {
      const answer = idle ?? (await this.idleAnswer(session, transactionId));
      await this.repository.keepRollbackAnswer(tx, bet, answer);
      return { answer };
    }
    if (bet.status !== 'ROLLBACK_PENDING') {
      const { answer, counted } = bet;
      await this.repository.beginRollback(tx, bet, {
        answer,
        counted,
        nextAttemptAt: this.finisher.nextAttempt(),
      });
    }
    return { finish: { ...bet, status: 'ROLLBACK_PENDING' } };
  }

  private async idleAnswer(session: GameSession, transactionId: string): Promise<string> {
    const balance = await this.wallet.balance(session.memberId, session.mode);
    return ok({ transactionId, balance: balance.toString(), currency: session.currency });
  }
}

/** Another player's bet, or one of another round than the call says. */
function strange(bet: ProviderTransaction, session: GameSession, request: ProviderRollbackRequest): boolean {
  if (bet.kind !== 'BET') return true;
  if (bet.memberId !== session.memberId || bet.mode !== session.mode) return true;
  return request.roundId !== undefined && bet.roundId !== null && bet.roundId !== request.roundId;
}
