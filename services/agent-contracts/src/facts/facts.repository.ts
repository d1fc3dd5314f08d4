import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface PlayFact {
  memberId: string;
  day: string;
  vassalage: string;
  gameType: string;
  line: string;
  bet: bigint;
  validBet: bigint;
  payout: bigint;
  bets: number;
}

export interface DepositFact {
  memberId: string;
  day: string;
  line: string;
  amount: bigint;
  first: boolean;
}

/** Daily facts per member. A team's figures are sums over the closure; ancestors hold none of their own to drift. */
@Injectable()
export class FactsRepository {
  async addPlay(tx: EntityManager, fact: PlayFact): Promise<void> {
    await tx.query(
      `INSERT INTO member_day AS fact (member_id, day, vassalage, game_type, line, bet, valid_bet, payout, bets)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (member_id, day, vassalage, game_type, line) DO UPDATE
         SET bet = fact.bet + excluded.bet, valid_bet = fact.valid_bet + excluded.valid_bet,
             payout = fact.payout + excluded.payout, bets = fact.bets + excluded.bets`,
      [
        fact.memberId,
        fact.day,
        fact.vassalage,
        fact.gameType,
        fact.line,
        fact.bet,
        fact.validBet,
        fact.payout,
        fact.bets,
      ],
    );
  }

  async addDeposit(tx: EntityManager, fact: DepositFact): Promise<void> {
    await tx.query(
      `INSERT INTO member_money_day AS fact (member_id, day, line, deposit, deposits, first_deposit)
       VALUES ($1, $2, $3, $4, 1, $5)
       ON CONFLICT (member_id, day, line) DO UPDATE
         SET deposit = fact.deposit + excluded.deposit, deposits = fact.deposits + 1,
             first_deposit = fact.first_deposit + excluded.first_deposit`,
      [fact.memberId, fact.day, fact.line, fact.amount, fact.first ? fact.amount : 0n],
    );
  }
}
