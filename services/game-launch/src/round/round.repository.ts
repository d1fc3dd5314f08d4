import { Injectable } from '@nestjs/common';
import { queryPreparedIn, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import type { MemberRoundKey } from './round-key.js';
import type { RoundState, StoredSettlement } from './round.rules.js';
import { readSettings, settingColumns, type SettingRow } from './valid-bet-setting.repository.js';

export interface NewBet {
  betId: string;
  vassalage: string;
  roundId: string;
  memberId: string;
  gameId: string;
  gameType: string;
  mode: Book;
  currency: string;
  amount: bigint;
  placedAt: Date;
}

export interface LockedRound extends RoundState {
  id: string;
  memberId: string;
  gameId: string;
  gameName: { vi: string; en: string };
  currency: string;
  placedAt: Date;
}

interface RoundRow extends SettingRow {
  id: string;
  member_id: string;
  game_id: string;
  game_type: RoundState['gameType'];
  mode: RoundState['mode'];
  currency: string;
  status: RoundState['status'];
  stake: string;
  payout: string;
  valid_bet: string;
  exclusion_reason: string | null;
  bets: number;
  settlement: StoredSettlement;
  placed_at: Date;
  settled_at: Date | null;
  name_vi: string | null;
  name_en: string | null;
}

const addBet = {
  name: 'round-add-bet',
  text: `INSERT INTO game_round (id, vassalage, round_id, member_id, game_id, game_type, mode, currency, status,
                               stake, payout, valid_bet, bets, settlement, placed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'OPEN', $9, 0, 0, 1, '{}', $10)
       ON CONFLICT ON CONSTRAINT game_round_once DO UPDATE
         SET stake = game_round.stake + excluded.stake, bets = game_round.bets + 1
         WHERE game_round.status = 'OPEN' AND game_round.game_id = excluded.game_id AND game_round.mode = excluded.mode
       RETURNING 1`,
};
const lockRound = {
  name: 'round-lock',
  text: `SELECT r.id, r.member_id, r.game_id, r.game_type, r.mode, r.currency, r.status, r.stake, r.payout, r.valid_bet,
         r.exclusion_reason, r.bets, r.settlement, r.placed_at, r.settled_at, g.name_vi, g.name_en, ${settingColumns}
       FROM game_round r LEFT JOIN game g ON g.game_id = r.game_id
       LEFT JOIN valid_bet_setting s ON s.vassalage = r.vassalage
       WHERE r.vassalage = $1 AND r.round_id = $2 AND r.member_id = $3 FOR NO KEY UPDATE OF r`,
};
const saveRound = {
  name: 'round-save',
  text: `UPDATE game_round SET status = $2, stake = $3, payout = $4, valid_bet = $5, exclusion_reason = $6, bets = $7,
              settlement = $8, settled_at = CASE WHEN $9 THEN coalesce(settled_at, $10) END
       WHERE id = $1`,
};

@Injectable()
export class RoundRepository {
  /** Adds a bet to the member's round; the first bet opens it. False if the round is over or of another game. */
  async addBet(tx: Tx, bet: NewBet): Promise<boolean> {
    const rows = await queryPreparedIn(tx, addBet, [
      bet.betId,
      bet.vassalage,
      bet.roundId,
      bet.memberId,
      bet.gameId,
      bet.gameType,
      bet.mode,
      bet.currency,
      bet.amount.toString(),
      bet.placedAt,
    ]);
    return rows.length > 0;
  }

  async lock(tx: Tx, { vassalage, roundId, memberId }: MemberRoundKey): Promise<LockedRound | undefined> {
    const [row] = await queryPreparedIn<RoundRow>(tx, lockRound, [vassalage, roundId, memberId]);
    return row && lockedRound(row);
  }

  /** Opens a round without a bet, for money that a provider credits. */
  async open(tx: Tx, bet: Omit<NewBet, 'amount'>): Promise<void> {
    await tx.query(
      `INSERT INTO game_round (id, vassalage, round_id, member_id, game_id, game_type, mode, currency, status,
                               stake, payout, valid_bet, bets, settlement, placed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'OPEN', 0, 0, 0, 0, '{}', $9)`,
      [
        ...[bet.betId, bet.vassalage, bet.roundId, bet.memberId, bet.gameId],
        ...[bet.gameType, bet.mode, bet.currency, bet.placedAt],
      ],
    );
  }

  async save(tx: Tx, id: string, round: RoundState, settledAt: Date): Promise<void> {
    await queryPreparedIn(tx, saveRound, [
      id,
      round.status,
      round.stake.toString(),
      round.payout.toString(),
      round.validBet.toString(),
      round.exclusionReason,
      round.bets,
      JSON.stringify(round.settlement),
      round.settledBefore,
      settledAt,
    ]);
  }
}

function lockedRound(row: RoundRow): LockedRound {
  return {
    id: row.id,
    memberId: row.member_id,
    gameId: row.game_id,
    gameName: { vi: row.name_vi ?? row.game_id, en: row.name_en ?? row.game_id },
    gameType: row.game_type,
    mode: row.mode,
    currency: row.currency,
    status: row.status,
    stake: BigInt(row.stake),
    payout: BigInt(row.payout),
    validBet: BigInt(row.valid_bet),
    exclusionReason: row.exclusion_reason,
    bets: row.bets,
    settlement: row.settlement,
    placedAt: row.placed_at,
    settledBefore: row.settled_at !== null,
    validBetSettings: readSettings(row),
  };
}
