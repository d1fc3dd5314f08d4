import { Injectable } from '@nestjs/common';
import type { Book } from '#libs/money';
import { ServiceUnavailable } from '#libs/platform';
import { isFinalBetRefusal, isRolledBack, WalletPostings, type PostingAnswer } from '#libs/wallet-client';
import { jackpotLegs, type JackpotPart } from '../jackpot/jackpot.rules.js';

export interface Movement {
  book: Book;
  memberId: string;
  /** Idempotency key: the wallet moves money once for it. */
  externalId: string;
  roundId: string;
  vassalage: string;
  gameType: string;
}

export type MoneyAnswer =
  | { accepted: true; balance: bigint; postingId: string | null }
  | { accepted: false; code: string; balance: bigint | null };

/** Calls the wallet and maps its outcomes to those of a game. */
@Injectable()
export class WalletClient {
  constructor(private readonly postings: WalletPostings) {}

  async bet(movement: Movement, amount: bigint): Promise<MoneyAnswer> {
    const answer = await this.postings.post('bet', movement.memberId, {
      ...movement,
      amount: amount.toString(),
    });
    if (answer.outcome === 'ACCEPTED') return accepted(answer);
    if (isFinalBetRefusal(answer.outcome))
      return { accepted: false, code: answer.outcome, balance: answer.balance };
    throw new ServiceUnavailable('wallet', `bet: ${answer.outcome}`);
  }

  async win(movement: Movement, amount: bigint): Promise<MoneyAnswer> {
    const answer = await this.postings.post('win', movement.memberId, {
      ...movement,
      amount: amount.toString(),
    });
    if (answer.outcome === 'ACCEPTED') return accepted(answer);
    throw new ServiceUnavailable('wallet', `win: ${answer.outcome}`);
  }

  /** Pays a win with the shares and awards of its jackpots, all or none; an award is paid whole. */
  async payWithJackpots(
    movement: Movement,
    win: bigint,
    jackpots: readonly JackpotPart[],
  ): Promise<MoneyAnswer> {
    const { externalId, memberId, book } = movement;
    const legs = jackpotLegs(externalId, win, jackpots).map((leg) => ({ ...movement, ...leg }));
    const { outcome, balance, postingId } = await this.postLegs(memberId, { externalId, legs });
    if (outcome !== 'ACCEPTED') throw new ServiceUnavailable('wallet', `jackpots: ${outcome}`);
    return { accepted: true, balance: balance ?? (await this.balance(memberId, book)), postingId };
  }

  /** Corrects what a round has paid; what the member cannot give back is owed. */
  async correct(movement: Movement, amount: bigint, betExternalId: string): Promise<MoneyAnswer> {
    const body = {
      ...movement,
      amount: amount.toString(),
      betExternalId,
      reason: 'round adjusted by its provider',
    };
    const answer = await this.postings.post('correction', movement.memberId, body);
    if (answer.outcome === 'ACCEPTED') return accepted(answer);
    throw new ServiceUnavailable('wallet', `correction: ${answer.outcome}`);
  }

  /** Rolls a bet back. If the wallet has not seen the bet yet, it will refuse it later. */
  async rollback(movement: Movement, betExternalId: string): Promise<MoneyAnswer> {
    const answer = await this.postings.post('rollback', movement.memberId, { ...movement, betExternalId });
    if (isRolledBack(answer.outcome)) return accepted(answer);
    throw new ServiceUnavailable('wallet', `rollback: ${answer.outcome}`);
  }

  /** A group that is refused as a whole is an internal fault, and is sent again. */
  private async postLegs(
    memberId: string,
    group: { externalId: string; legs: object[] },
  ): Promise<PostingAnswer> {
    try {
      return await this.postings.postLegs(memberId, group);
    } catch (error) {
      throw error instanceof ServiceUnavailable ? error : new ServiceUnavailable('wallet', String(error));
    }
  }

  /** A refused read is an internal fault and is not shown to the provider. */
  async balance(memberId: string, book: Book): Promise<bigint> {
    try {
      return (await this.postings.balance(memberId, book)).balance;
    } catch (error) {
      throw error instanceof ServiceUnavailable ? error : new ServiceUnavailable('wallet', String(error));
    }
  }
}

function accepted({ balance, postingId }: PostingAnswer): MoneyAnswer {
  return { accepted: true, balance: balance ?? 0n, postingId };
}
