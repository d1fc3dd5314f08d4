import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface PlayFact {
  memberId: string;
  day: string;
  vassalage: string;
  gameType: string;
  upline: string;
  bet: bigint;
  validBet: bigint;
  payout: bigint;
  bets: number;
}

export interface DepositFact {
  memberId: string;
  day: string;
  upline: string;
  amount: bigint;
  first: boolean;
}

/** Daily figures per member. A team's figures are sums over the closure, so no ancestor keeps a total that could drift. */
@Injectable()
export class FactsRepository {
  async addPlay(tx: EntityManager, fact: PlayFact): Promise<void> {
    await tx.query(
      `INSERT INTO member_day AS fact (member_id, day, vassalage, game_type, upline, bet, valid_bet, payout, bets)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (member_id, day, vassalage, game_type, upline) DO UPDATE
         SET bet = fact.bet + excluded.bet, valid_bet = fact.valid_bet + excluded.valid_bet,
             payout = fact.payout + excluded.payout, bets = fact.bets + excluded.bets`,
      [
        fact.memberId,
        fact.day,
        fact.vassalage,
        fact.gameType,
        fact.upline,
        fact.bet,
        fact.validBet,
        fact.payout,
        fact.bets,
      ],
    );
  }

  async addDeposit(tx: EntityManager, fact: DepositFact): Promise<void> {
    await tx.query(
      `INSERT INTO member_money_day AS fact (member_id, day, upline, deposit, deposits, first_deposit)
       VALUES ($1, $2, $3, $4, 1, $5)
       ON CONFLICT (member_id, day, upline) DO UPDATE
         SET deposit = fact.deposit + excluded.deposit, deposits = fact.deposits + 1,
             first_deposit = fact.first_deposit + excluded.first_deposit`,
      [fact.memberId, fact.day, fact.upline, fact.amount, fact.first ? fact.amount : 0n],
    );
  }
}
