import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { publicRoundId, type MemberRoundKey } from '../round/round-key.js';
import { RoundService } from '../round/round.service.js';
import { WalletClient, type MoneyAnswer, type Movement } from '../wallet/wallet.client.js';
import { ok, refused, walletKey, walletRollbackKey } from './protocol.rules.js';
import { TransactionRepository, type ProviderTransaction } from './transaction.repository.js';

/**
 * Brings a recorded transaction to its end: the wallet first, by a key that makes repetition harmless, then the outcome,
 * the round and its events in one transaction. It is safe to interrupt anywhere and to run concurrently.
 */
@Injectable()
export class TransactionFinisherService {
  constructor(
    private readonly repository: TransactionRepository,
    private readonly rounds: RoundService,
    private readonly wallet: WalletClient,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** The answer to the provider. Throws ServiceUnavailable while the outcome is unknown. */
  finish(transaction: ProviderTransaction): Promise<string> {
    if (transaction.status === 'ROLLBACK_PENDING') return this.finishRollback(transaction);
    switch (transaction.kind) {
      case 'BET':
        return this.finishBet(transaction);
      case 'WIN':
        return this.finishWin(transaction);
      case 'ADJUST':
        return this.finishAdjustment(transaction);
      case 'CREDIT':
        return this.finishCredit(transaction);
    }
  }

  async finishRollback(bet: ProviderTransaction): Promise<string> {
    const key = walletRollbackKey(bet.vassalage, bet.transactionId);
    const money = await this.wallet.rollback(
      movementOf(bet, key),
      walletKey(bet.vassalage, bet.transactionId),
    );
    return this.transactions.run(async (tx) => {
      const now = await this.locked(tx, bet);
      if (now.status !== 'ROLLBACK_PENDING') return now.rollbackAnswer ?? answerOf(bet, money);
      if (now.appliedToRound) await this.rounds.removeBet(tx, roundOf(now), now.amount);
      const answer = answerOf(bet, money);
      await this.repository.endRollback(tx, now, answer, this.clock.now());
      return answer;
    });
  }

  private async finishBet(bet: ProviderTransaction): Promise<string> {
    const money = await this.wallet.bet(
      movementOf(bet, walletKey(bet.vassalage, bet.transactionId)),
      bet.amount,
    );
    const answer = answerOf(bet, money);
    const outcome = await this.transactions.run(async (tx) => {
      const end = { answer, postingId: money.accepted ? money.postingId : null, now: this.clock.now() };
      const first = await this.repository.finish(tx, bet, {
        ...end,
        status: money.accepted ? 'DONE' : 'REFUSED',
      });
      if (!first) return this.answerOfExisting(await this.locked(tx, bet));
      if (!money.accepted || (await this.addToRound(tx, bet))) return { answer };
      return this.refund(tx, bet);
    });
    if (outcome.refund) await this.finishRollback(outcome.refund);
    return outcome.answer;
  }

  private async finishWin(win: ProviderTransaction): Promise<string> {
    const key = walletKey(win.vassalage, win.transactionId);
    const money: MoneyAnswer =
      win.amount > 0n
        ? await this.wallet.win(movementOf(win, key), win.amount)
        : { accepted: true, balance: await this.wallet.balance(win.memberId, win.mode), postingId: null };
    return this.finishOnce(win, money, (tx) => {
      const { amount, roundFinished: finished, settlement } = win;
      return this.rounds.addWin(tx, roundOf(win), { amount, finished, settlement: settlement ?? undefined });
    });
  }

  private async finishAdjustment(adjustment: ProviderTransaction): Promise<string> {
    const movement = movementOf(adjustment, walletKey(adjustment.vassalage, adjustment.transactionId));
    const corrected = await this.repository.paidOf(roundOf(adjustment));
    const bet = walletKey(adjustment.vassalage, corrected);
    const money = await this.wallet.correct(movement, adjustment.amount, bet);
    return this.finishOnce(adjustment, money, (tx) => {
      const { amount, settlement } = adjustment;
      return this.rounds.adjust(tx, roundOf(adjustment), { amount, settlement: settlement ?? undefined });
    });
  }

  private async finishCredit(credit: ProviderTransaction): Promise<string> {
    const movement = movementOf(credit, walletKey(credit.vassalage, credit.transactionId));
    const money = await this.wallet.win(movement, credit.amount);
    return this.finishOnce(credit, money, (tx) => this.rounds.credit(tx, betOf(credit)));
  }

  /** Records the outcome together with what it changes; a second call finds it recorded. */
  private finishOnce(
    transaction: ProviderTransaction,
    money: MoneyAnswer,
    change: (tx: Tx) => Promise<void>,
  ): Promise<string> {
    const answer = answerOf(transaction, money);
    return this.transactions.run(async (tx) => {
      const end = { answer, postingId: money.accepted ? money.postingId : null, now: this.clock.now() };
      const status = money.accepted ? 'DONE' : 'REFUSED';
      if (!(await this.repository.finish(tx, transaction, { ...end, status })))
        return (await this.locked(tx, transaction)).answer ?? answer;
      if (money.accepted) await change(tx);
      return answer;
    });
  }

  private addToRound(tx: Tx, bet: ProviderTransaction): Promise<boolean> {
    return this.rounds.addBet(tx, betOf(bet));
  }

  /** The round ended while the wallet was called: the bet is refused and its stake returned. */
  private async refund(tx: Tx, bet: ProviderTransaction): Promise<Outcome> {
    const answer = refused('ROUND_CLOSED', { transactionId: bet.transactionId });
    await this.repository.beginRollback(tx, bet, {
      answer,
      appliedToRound: false,
      nextAttemptAt: this.nextAttempt(),
    });
    return { answer, refund: { ...bet, status: 'ROLLBACK_PENDING' } };
  }

  private answerOfExisting(bet: ProviderTransaction): Outcome {
    return { answer: bet.answer ?? refused('BET_ROLLED_BACK', { transactionId: bet.transactionId }) };
  }

  private async locked(tx: Tx, transaction: ProviderTransaction): Promise<ProviderTransaction> {
    const now = await this.repository.lock(tx, transaction.vassalage, transaction.transactionId);
    if (!now) throw new Error(`transaction ${transaction.vassalage}:${transaction.transactionId} is missing`);
    return now;
  }

  nextAttempt(): Date {
    return new Date(this.clock.now().getTime() + this.config.recoveryAfterMs);
  }
}

interface Outcome {
  answer: string;
  refund?: ProviderTransaction;
}

function movementOf(transaction: ProviderTransaction, externalId: string): Movement {
  return {
    book: transaction.mode,
    memberId: transaction.memberId,
    externalId,
    roundId: publicRoundId(roundOf(transaction)),
    vassalage: transaction.vassalage,
    gameType: transaction.gameType ?? '',
  };
}

function roundOf({ vassalage, roundId, memberId }: ProviderTransaction): MemberRoundKey {
  return { vassalage, roundId: roundId ?? '', memberId };
}

function betOf(transaction: ProviderTransaction): Parameters<RoundService['addBet']>[1] {
  return {
    ...roundOf(transaction),
    gameId: transaction.gameId ?? '',
    gameType: transaction.gameType ?? '',
    mode: transaction.mode,
    currency: transaction.currency,
    amount: transaction.amount,
    placedAt: transaction.createdAt,
  };
}

function answerOf({ transactionId, currency }: ProviderTransaction, money: MoneyAnswer): string {
  if (!money.accepted) {
    return refused(money.code, {
      transactionId,
      ...(money.balance !== null && { balance: money.balance.toString() }),
    });
  }
  return ok({ transactionId, balance: money.balance.toString(), currency });
}
