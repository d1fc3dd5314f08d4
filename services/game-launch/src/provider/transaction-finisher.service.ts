import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, MicroBatcher, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { publicRoundId, type MemberRoundKey } from '../round/round-key.js';
import { RoundService, type PlacedBet, type Win } from '../round/round.service.js';
import { together } from '../together.js';
import { WalletClient, type MoneyAnswer, type Movement } from '../wallet/wallet.client.js';
import { awardsOf } from '../jackpot/jackpot.rules.js';
import { isVoiding, ok, refused, walletKey, walletRollbackKey } from './protocol.rules.js';
import {
  TransactionRepository,
  type ProviderTransaction,
  type TransactionEnd as End,
} from './transaction.repository.js';
import { VoidingService } from './voiding.service.js';

/**
 * Brings a recorded transaction to its end: the wallet first, by a key that makes repetition harmless, then the outcome,
 * the round and its events in one transaction. It is safe to interrupt anywhere and to run concurrently.
 */
@Injectable()
export class TransactionFinisherService {
  private readonly bets = new MicroBatcher(
    (ends: End[]) => this.end(ends, (tx, bets) => this.addToRounds(tx, bets)),
    twoAtATime,
  );
  private readonly wins = new MicroBatcher(
    (ends: End[]) => this.end(ends, (tx, wins) => this.addWins(tx, wins)),
    twoAtATime,
  );

  constructor(
    private readonly repository: TransactionRepository,
    private readonly rounds: RoundService,
    private readonly wallet: WalletClient,
    private readonly voidings: VoidingService,
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
    // Before the stake is back: the wallet divides a correction between own and bonus money as the stakes were.
    const voiding = bet.appliedToRound ? await this.voidings.ofRollback(bet) : undefined;
    if (voiding?.status === 'PENDING') await this.finishAdjustment(voiding);
    const key = walletRollbackKey(bet.vassalage, bet.transactionId);
    const money = await this.wallet.rollback(
      movementOf(bet, key),
      walletKey(bet.vassalage, bet.transactionId),
    );
    return this.transactions.run(async (tx) => {
      const now = await this.locked(tx, bet);
      if (now.status !== 'ROLLBACK_PENDING') return now.rollbackAnswer ?? answerOf(bet, money);
      if (now.appliedToRound) {
        const round = await this.rounds.removeBet(tx, roundOf(now), now.amount);
        await this.voidings.ofLateWins(tx, round, now.transactionId);
      }
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

  private async finishWin(win: ProviderTransaction): Promise<string> {
    const key = walletKey(win.vassalage, win.transactionId);
    return (await this.wins.run(endOf(win, await this.paid(win, key)))).answer;
  }

  private async paid(win: ProviderTransaction, key: string): Promise<MoneyAnswer> {
    const { amount, jackpots, memberId, mode } = win;
    if (jackpots) return this.wallet.payWithJackpots(movementOf(win, key), amount, jackpots);
    if (amount > 0n) return this.wallet.win(movementOf(win, key), amount);
    return { accepted: true, balance: await this.wallet.balance(memberId, mode), postingId: null };
  }

  private async finishAdjustment(adjustment: ProviderTransaction): Promise<string> {
    const movement = movementOf(adjustment, walletKey(adjustment.vassalage, adjustment.transactionId));
    const corrected = await this.repository.paidOf(roundOf(adjustment));
    const bet = walletKey(adjustment.vassalage, corrected);
    const money = await this.wallet.correct(movement, adjustment.amount, bet);
    const { amount, settlement, transactionId } = adjustment;
    const reason = isVoiding(transactionId) ? 'ROLLBACK' : 'RESETTLED';
    const [outcome] = await this.end([endOf(adjustment, money)], async (tx, accepted) => {
      if (accepted.length === 0) return;
      const change = { amount, settlement: settlement ?? undefined };
      await this.rounds.adjust(tx, roundOf(adjustment), change, reason);
    });
    return outcome!.answer;
  }

  private async finishCredit(credit: ProviderTransaction): Promise<string> {
    const movement = movementOf(credit, walletKey(credit.vassalage, credit.transactionId));
    const { jackpots, amount } = credit;
    const money = jackpots
      ? await this.wallet.payWithJackpots(movement, 0n, jackpots)
      : await this.wallet.win(movement, amount);
    const [outcome] = await this.end([endOf(credit, money)], async (tx, accepted) => {
      if (accepted.length > 0) await this.rounds.credit(tx, betOf(credit));
    });
    return outcome!.answer;
  }

  /**
   * Records how transactions ended, together with what the accepted ones change. A second call, of the same list too, gets
   * what the first recorded.
   */
  private end(
    ends: End[],
    change: (tx: Tx, accepted: ProviderTransaction[]) => Promise<Refunds | void>,
  ): Promise<Outcome[]> {
    return this.transactions.run(async (tx) => {
      const finished = new Set(await this.repository.finishAll(tx, ends, this.clock.now()));
      const accepted = ends.filter((end) => finished.has(end) && end.status === 'DONE');
      const refunds = await change(
        tx,
        accepted.map(({ transaction }) => transaction),
      );
      const outcomes: Outcome[] = [];
      for (const end of ends) {
        const own = refunds?.get(end.transaction) ?? { answer: end.answer };
        outcomes.push(finished.has(end) ? own : await this.outcomeOfFirst(tx, end));
      }
      return outcomes;
    });
  }

  private async addToRounds(tx: Tx, bets: ProviderTransaction[]): Promise<Refunds> {
    const added = await this.rounds.addBets(tx, bets.map(betOf));
    const refunds: Refunds = new Map();
    for (const bet of bets.filter((_, at) => !added[at])) refunds.set(bet, await this.refund(tx, bet));
    return refunds;
  }

  private async addWins(tx: Tx, wins: ProviderTransaction[]): Promise<void> {
    const rounds = await this.rounds.addWins(tx, wins.map(winOf));
    for (const [at, round] of rounds.entries())
      await this.voidings.ofLateWins(tx, round, wins[at]!.transactionId);
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

  private async outcomeOfFirst(tx: Tx, { transaction, answer }: End): Promise<Outcome> {
    const recorded = await this.locked(tx, transaction);
    if (recorded.answer !== null) return { answer: recorded.answer };
    const { kind, transactionId } = transaction;
    return { answer: kind === 'BET' ? refused('BET_ROLLED_BACK', { transactionId }) : answer };
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
const twoAtATime = { ...together, concurrency: 2 };

interface Outcome {
  answer: string;
  /** The bet whose stake must be returned. */
  refund?: ProviderTransaction;
}

/** Bets that their rounds did not take. */
type Refunds = Map<ProviderTransaction, Outcome>;

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

function roundOf({ vassalage, roundId, memberId, mode }: ProviderTransaction): MemberRoundKey {
  return { vassalage, roundId: roundId ?? '', memberId, mode };
}

function betOf(transaction: ProviderTransaction): PlacedBet {
  return {
    ...roundOf(transaction),
    gameId: transaction.gameId ?? '',
    gameType: transaction.gameType ?? '',
    currency: transaction.currency,
    amount: transaction.amount,
    placedAt: transaction.createdAt,
  };
}

function winOf(win: ProviderTransaction): Win {
  const { amount, jackpots, roundFinished: finished, settlement } = win;
  const paid = amount + awardsOf(jackpots);
  return { ...roundOf(win), amount: paid, finished, settlement: settlement ?? undefined };
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
