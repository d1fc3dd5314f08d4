import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, MicroBatcher, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { publicRoundId, type MemberRoundKey } from '../round/round-key.js';
import { RoundService, type PlacedBet, type Win } from '../round/round.service.js';
import { together } from '../together.js';
import { WalletClient, type MoneyAnswer, type Movement } from '../wallet/wallet.client.js';
import { ok, refused, walletKey, walletRollbackKey } from './protocol.rules.js';
import {
  TransactionRepository,
  type ProviderTransaction,
  type TransactionEnd as End,
} from './transaction.repository.js';

/**
 * Brings a recorded transaction to its end: the wallet first, by a key that makes repetition harmless, then the outcome,
 * the round and its events in one transaction. It is safe to interrupt anywhere and to run concurrently.
 */
@Injectable()
export class TransactionFinisherService {
  private readonly bets = new MicroBatcher((ends: End[]) => this.endBets(ends), outcomes);
  private readonly wins = new MicroBatcher(
    (ends: End[]) => this.endAll(ends, (tx, wins) => this.rounds.addWins(tx, wins.map(winOf))),
    outcomes,
  );

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
    const key = walletKey(bet.vassalage, bet.transactionId);
    const outcome = await this.bets.run(endOf(bet, await this.wallet.bet(movementOf(bet, key), bet.amount)));
    if (outcome.refund) await this.finishRollback(outcome.refund);
    return outcome.answer;
  }

  /** Records how the bets in flight ended and adds those that the wallet has taken to their rounds. */
  private endBets(ends: End[]): Promise<Outcome[]> {
    return this.transactions.run(async (tx) => {
      const finished = await this.repository.finishAll(tx, ends, this.clock.now());
      const accepted = finished.filter(({ status }) => status === 'DONE');
      const added = await this.rounds.addBets(
        tx,
        accepted.map(({ transaction }) => betOf(transaction)),
      );
      const refunds = new Map<End, Outcome>();
      for (const [at, end] of accepted.entries())
        if (!added[at]) refunds.set(end, await this.refund(tx, end.transaction));
      const outcomes: Outcome[] = [];
      for (const end of ends)
        outcomes.push(
          finished.includes(end)
            ? (refunds.get(end) ?? { answer: end.answer })
            : this.answerOfExisting(await this.locked(tx, end.transaction)),
        );
      return outcomes;
    });
  }

  private async finishWin(win: ProviderTransaction): Promise<string> {
    const key = walletKey(win.vassalage, win.transactionId);
    const money: MoneyAnswer =
      win.amount > 0n
        ? await this.wallet.win(movementOf(win, key), win.amount)
        : { accepted: true, balance: await this.wallet.balance(win.memberId, win.mode), postingId: null };
    return this.wins.run(endOf(win, money));
  }

  private async finishAdjustment(adjustment: ProviderTransaction): Promise<string> {
    const movement = movementOf(adjustment, walletKey(adjustment.vassalage, adjustment.transactionId));
    const corrected = await this.repository.paidOf(roundOf(adjustment));
    const bet = walletKey(adjustment.vassalage, corrected);
    const money = await this.wallet.correct(movement, adjustment.amount, bet);
    return this.end(adjustment, money, (tx) => {
      const { amount, settlement } = adjustment;
      return this.rounds.adjust(tx, roundOf(adjustment), { amount, settlement: settlement ?? undefined });
    });
  }

  private async finishCredit(credit: ProviderTransaction): Promise<string> {
    const movement = movementOf(credit, walletKey(credit.vassalage, credit.transactionId));
    const money = await this.wallet.win(movement, credit.amount);
    return this.end(credit, money, (tx) => this.rounds.credit(tx, betOf(credit)));
  }

  private async end(
    transaction: ProviderTransaction,
    money: MoneyAnswer,
    change: (tx: Tx) => Promise<void>,
  ): Promise<string> {
    const [answer] = await this.endAll([endOf(transaction, money)], (tx, accepted) =>
      accepted.length > 0 ? change(tx) : Promise.resolve(),
    );
    return answer!;
  }

  /** Records how transactions ended together with what they change; a second call finds it recorded. */
  private endAll(
    ends: End[],
    change: (tx: Tx, accepted: ProviderTransaction[]) => Promise<void>,
  ): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      const finished = await this.repository.finishAll(tx, ends, this.clock.now());
      const accepted = finished.filter(({ status }) => status === 'DONE');
      await change(
        tx,
        accepted.map(({ transaction }) => transaction),
      );
      const answers: string[] = [];
      for (const end of ends) {
        const recorded = finished.includes(end) ? end : await this.locked(tx, end.transaction);
        answers.push(recorded.answer ?? end.answer);
      }
      return answers;
    });
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

/** A batch that waits for a row leaves the way free for another. */
const outcomes = { ...together, concurrency: 2 };

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

function betOf(transaction: ProviderTransaction): PlacedBet {
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

function winOf(win: ProviderTransaction): Win {
  const { amount, roundFinished: finished, settlement } = win;
  return { ...roundOf(win), amount, finished, settlement: settlement ?? undefined };
}

/** A transaction that the wallet has answered. */
function endOf(transaction: ProviderTransaction, money: MoneyAnswer): End {
  return {
    transaction,
    status: money.accepted ? 'DONE' : 'REFUSED',
    answer: answerOf(transaction, money),
    postingId: money.accepted ? money.postingId : null,
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
