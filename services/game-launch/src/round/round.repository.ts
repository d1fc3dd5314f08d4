import { Injectable } from '@nestjs/common';
import { columnsOf, queryPreparedIn, unnestOf, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import { partOf, type MemberRoundKey } from './round-key.js';
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
  vassalage: string;
  roundId: string;
  memberId: string;
  gameId: string;
  gameName: { vi: string; en: string };
  currency: string;
  placedAt: Date;
}

interface RoundRow extends SettingRow {
  id: string;
  vassalage: string;
  round_id: string;
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

const addBets = {
  name: 'round-add-bets',
  text: `INSERT INTO game_round (id, vassalage, round_id, member_id, game_id, game_type, mode, currency, status,
                               stake, payout, valid_bet, bets, settlement, placed_at)
       SELECT id, vassalage, round_id, member_id, game_id, game_type, mode, currency, 'OPEN', stake, 0, 0, bets, '{}', placed_at
       FROM ${unnestOf(
         'added',
         `id uuid, vassalage text, round_id text, member_id uuid, game_id text, game_type text, mode text, currency text, stake bigint,
          bets integer, placed_at timestamptz`,
       )}
       ORDER BY place
       ON CONFLICT ON CONSTRAINT game_round_once DO UPDATE
         SET stake = game_round.stake + excluded.stake, bets = game_round.bets + excluded.bets
         WHERE game_round.status = 'OPEN' AND NOT game_round.ended_by_operators AND game_round.game_id = excluded.game_id
       RETURNING vassalage, round_id AS "roundId", member_id AS "memberId", mode`,
};
const lockRounds = {
  name: 'round-lock',
  text: `SELECT r.id, r.vassalage, r.round_id, r.member_id, r.game_id, r.game_type, r.mode, r.currency, r.status, r.stake, r.payout, r.valid_bet,
         r.exclusion_reason, r.bets, r.settlement, r.placed_at, r.settled_at, g.name_vi, g.name_en, ${settingColumns}
       FROM ${unnestOf('k', 'vassalage text, round_id text, member_id uuid, mode text')}
       JOIN game_round r ON r.vassalage = k.vassalage AND r.round_id = k.round_id AND r.member_id = k.member_id
                        AND r.mode = k.mode
       LEFT JOIN game g ON g.game_id = r.game_id
       LEFT JOIN valid_bet_setting s ON s.vassalage = r.vassalage
       FOR NO KEY UPDATE OF r`,
};
const saveRounds = {
  name: 'round-save',
  text: `UPDATE game_round r SET status = n.status, stake = n.stake, payout = n.payout, valid_bet = n.valid_bet,
              exclusion_reason = n.exclusion_reason, bets = n.bets, settlement = n.settlement,
              settled_at = CASE WHEN n.settled THEN coalesce(r.settled_at, n.at) END
       FROM ${unnestOf(
         'n',
         `id uuid, status text, stake bigint, payout bigint, valid_bet bigint, exclusion_reason text, bets integer, settlement jsonb,
          settled boolean, at timestamptz`,
       )}
       WHERE r.id = n.id`,
};

@Injectable()
export class RoundRepository {
  /**
   * Adds bets to rounds of members; the first bet of a round opens it. Returns those that were added: of the others the
   * round is over or of another game. Throws if bets of one round name two games.
   */
  async addBets(tx: Tx, bets: readonly NewBet[]): Promise<NewBet[]> {
    if (bets.length === 0) return [];
    const rows = await queryPreparedIn<MemberRoundKey>(tx, addBets, columnsOf(sumsOf(bets)));
    const added = new Set(rows.map(partOf));
    return bets.filter((bet) => added.has(partOf(bet)));
  }

  async lock(tx: Tx, key: MemberRoundKey): Promise<LockedRound | undefined> {
    return (await this.lockAll(tx, [key]))[0];
  }

  /** The rounds that exist, each once. */
  async lockAll(tx: Tx, keys: readonly MemberRoundKey[]): Promise<LockedRound[]> {
    const different = [...new Map(keys.map((key) => [partOf(key), key])).values()];
    const values = different
      .toSorted(byPart)
      .map(({ vassalage, roundId, memberId, mode }) => [vassalage, roundId, memberId, mode]);
    return (await queryPreparedIn<RoundRow>(tx, lockRounds, columnsOf(values))).map(lockedRound);
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

  async saveAll(tx: Tx, rounds: readonly LockedRound[], settledAt: Date): Promise<void> {
    const values = rounds.map((round) => [
      ...[round.id, round.status, round.stake.toString(), round.payout.toString(), round.validBet.toString()],
      ...[
        round.exclusionReason,
        round.bets,
        JSON.stringify(round.settlement),
        round.settledBefore,
        settledAt,
      ],
    ]);
    await queryPreparedIn(tx, saveRounds, columnsOf(values));
  }
}

/** The order in which every transaction takes its rounds. */
function byPart(one: MemberRoundKey, other: MemberRoundKey): number {
  const [a, b] = [partOf(one), partOf(other)];
  return a < b ? -1 : Number(a > b);
}

/** What bets add to each round and game. */
function sumsOf(bets: readonly NewBet[]): unknown[][] {
  const groups = Map.groupBy(bets.toSorted(byPart), (bet) => `${partOf(bet)}:${bet.gameId}`);
  return [...groups.values()].map((all) => [
    ...[all[0]!.betId, all[0]!.vassalage, all[0]!.roundId, all[0]!.memberId],
    ...[all[0]!.gameId, all[0]!.gameType, all[0]!.mode, all[0]!.currency],
    ...[all.reduce((sum, { amount }) => sum + amount, 0n).toString(), all.length, all[0]!.placedAt],
  ]);
}

function lockedRound(row: RoundRow): LockedRound {
  return {
    id: row.id,
    vassalage: row.vassalage,
    roundId: row.round_id,
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
