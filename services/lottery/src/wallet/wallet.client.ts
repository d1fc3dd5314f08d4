import { Injectable } from '@nestjs/common';
import { gameDefinitionOf } from '#libs/lottery-engine';
import type { Book } from '#libs/money';
import { ServiceUnavailable } from '#libs/platform';
import { isFinalBetRefusal, isRolledBack, WalletPostings } from '#libs/wallet-client';

/** What a movement is about: the ticket, whose id is in every key, and its draw. */
export interface TicketMoney {
  ticketId: string;
  memberId: string;
  book: Book;
  gameCode: string;
  numero: string;
}

export interface BetMoney extends TicketMoney {
  amount: bigint;
}

/** Why an order was refused, and the stakes of it that the wallet has taken before. */
export interface BetRefusal {
  reason: string;
  taken: readonly BetMoney[];
}

export interface PrizeMoney extends TicketMoney {
  amount: bigint;
  version: number;
}

/** Our own vendor code in the ledger. */
export const lotteryVendor = 'LOTUS';
const legsAtOnce = 16;

/** Moves the money of tickets. Every call may be repeated: its key moves money once. */
@Injectable()
export class WalletClient {
  constructor(private readonly postings: WalletPostings) {}

  /** Takes the stakes of an order, up to the first refusal. Throws where the outcome is unknown. */
  async bet(orderId: string, bets: readonly BetMoney[]): Promise<BetRefusal | undefined> {
    for (let from = 0; from < bets.length; from += legsAtOnce) {
      const part = bets.slice(from, from + legsAtOnce);
      const reason = await this.betTogether(`order:${orderId}:${from / legsAtOnce}`, part);
      if (reason !== undefined) return { reason, taken: bets.slice(0, from) };
    }
    return undefined;
  }

  /** Gives a stake back. A bet that the wallet has not seen is refused when it comes. */
  async refund(money: TicketMoney): Promise<void> {
    const body = { ...about(money), externalId: `refund:${money.ticketId}`, betExternalId: betKey(money) };
    const { outcome } = await this.postings.post('rollback', money.memberId, body);
    if (!isRolledBack(outcome)) throw new ServiceUnavailable('wallet', `refund: ${outcome}`);
  }

  /** Pays prizes; returns the ids of the tickets whose prize is posted. The others are sent again. */
  async pay(prizes: readonly PrizeMoney[]): Promise<Set<string>> {
    const items = prizes.map((prize) => ({
      kind: 'WIN',
      ...about(prize),
      externalId: `win:${prize.ticketId}:${prize.version}`,
      amount: String(prize.amount),
    }));
    const answers = await this.postings.postAll(items);
    const paid = prizes.filter((_, at) => answers[at]?.outcome === 'ACCEPTED');
    return new Set(paid.map(({ ticketId }) => ticketId));
  }

  /** Takes back what a corrected result no longer gives; what the member has spent already stays owed. */
  async reverse(prize: PrizeMoney): Promise<void> {
    const body = {
      ...about(prize),
      externalId: `take-back:${prize.ticketId}:${prize.version}`,
      amount: String(-prize.amount),
      betExternalId: betKey(prize),
      reason: `result of ${prize.gameCode} ${prize.numero} corrected`,
    };
    const { outcome } = await this.postings.post('correction', prize.memberId, body);
    if (outcome !== 'ACCEPTED') throw new ServiceUnavailable('wallet', `take back: ${outcome}`);
  }

  private async betTogether(groupKey: string, bets: readonly BetMoney[]): Promise<string | undefined> {
    const [first] = bets;
    const legs = bets.map((bet) => ({ ...about(bet), externalId: betKey(bet), amount: String(bet.amount) }));
    const { outcome } =
      bets.length === 1
        ? await this.postings.post('bet', first!.memberId, legs[0]!)
        : await this.postings.post('groups', first!.memberId, {
            externalId: groupKey,
            legs: legs.map((leg) => ({ ...leg, kind: 'BET' })),
          });
    if (outcome === 'ACCEPTED') return undefined;
    if (isFinalBetRefusal(outcome)) return outcome;
    throw new ServiceUnavailable('wallet', `bet: ${outcome}`);
  }
}

const betKey = ({ ticketId }: TicketMoney): string => `ticket:${ticketId}`;

function about({ memberId, book, gameCode, numero }: TicketMoney) {
  return {
    memberId,
    book,
    roundId: `${gameCode}:${numero}`,
    vassalage: lotteryVendor,
    gameType: categoryOf(gameCode),
  };
}

/** What rates and limits distinguish: lotteries elsewhere, and draws of our own. */
export const categoryOf = (gameCode: string): 'LOTT' | 'ELOTT' =>
  gameDefinitionOf(gameCode)?.source === 'OWN' ? 'ELOTT' : 'LOTT';
