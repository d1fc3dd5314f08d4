import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { GameSettingsRequest, VendorSettingsRequest } from './dto/vendor-admin.request.js';
import type { VendorAdminResponse, VendorGameResponse } from './dto/vendor-admin.response.js';

export type VendorRow = Omit<VendorAdminResponse, 'keyIds' | 'circuit' | 'maintenanceUntil'> & {
  maintenanceUntil: Date | null;
};

export interface RtpRow {
  gameId: string;
  vassalage: string;
  nameVi: string;
  nameEn: string;
  published: string | null;
  rounds: number;
  staked: string;
  paid: string;
  stakeSquares: string;
  paidSquares: string;
  products: string;
}

const inForce = (table: string, now: string) =>
  `${table}.maintenance AND (${table}.maintenance_until IS NULL OR ${table}.maintenance_until > ${now})`;

@Injectable()
export class VendorAdminRepository {
  constructor(private readonly pool: Pool) {}

  /** Our own lotteries are no vendor that can be set here. */
  vendors(now: Date, ownVendor: string): Promise<VendorRow[]> {
    return this.pool.query(
      `SELECT v.vassalage, v.provider, v.display_name AS "displayName", v.wallet, v.active AS "isActive", v.is_closed AS "isClosed",
              ${inForce('v', '$1')} AS maintenance, v.maintenance_until AS "maintenanceUntil", v.set_hot AS "isHot",
              v.set_order AS "sortOrder", v.currencies, v.max_bet AS "maxBet", v.time_budget_ms AS "timeBudgetMs",
              v.launch_origin AS "launchOrigin", v.launch_path AS "launchPath", v.query_url AS "queryUrl", v.transfer_url AS "transferUrl",
              (SELECT count(*)::int FROM game g WHERE g.vassalage = v.vassalage AND g.active) AS games,
              (SELECT count(*)::int FROM game_round r WHERE r.vassalage = v.vassalage AND r.status = 'OPEN') AS "openRounds",
              ARRAY(SELECT k.key_id FROM vendor_key k WHERE k.vassalage = v.vassalage AND k.approved_by IS NOT NULL
                    ORDER BY k.created_at, k.key_id) AS "keptKeyIds"
       FROM vendor v WHERE v.vassalage <> $2 ORDER BY v.sort_order, v.vassalage`,
      [now, ownVendor],
    );
  }

  /** False if there is no such vendor. */
  async saveVendor(tx: Tx, vassalage: string, to: VendorSettingsRequest): Promise<boolean> {
    const [rows]: [unknown[], number] = await tx.query(
      `UPDATE vendor v SET is_closed = $2, active = NOT $2 AND (v.active OR v.is_closed), set_hot = $3, is_hot = coalesce($3, v.is_hot),
         set_order = $4, sort_order = coalesce($4, v.sort_order), currencies = $5, max_bet = $6, time_budget_ms = $7,
         launch_origin = $8, launch_path = $9, query_url = $10, transfer_url = $11
       WHERE v.vassalage = $1 RETURNING 1`,
      [
        ...[vassalage, to.isClosed, to.isHot, to.sortOrder, to.currencies, to.maxBet, to.timeBudgetMs],
        ...[to.launchOrigin, to.launchPath, to.queryUrl, to.transferUrl],
      ],
    );
    return rows.length > 0;
  }

  async saveGame(tx: Tx, gameId: string, to: GameSettingsRequest): Promise<boolean> {
    const [rows]: [unknown[], number] = await tx.query(
      `UPDATE game g SET is_closed = $2, active = NOT $2 AND (g.active OR g.is_closed), set_hot = $3, is_hot = coalesce($3, g.is_hot),
         set_order = $4, sort_order = coalesce($4, g.sort_order), set_max_bet = $5
       WHERE g.game_id = $1 AND g.account_type_name IS NULL RETURNING 1`,
      [gameId, to.isClosed, to.isHot, to.sortOrder, to.maxBet],
    );
    return rows.length > 0;
  }

  async games(
    vassalage: string,
    now: Date,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: VendorGameResponse[]; total: number }> {
    const [rows, [count]]: [VendorGameResponse[], { total: number }[]] = await Promise.all([
      this.pool.query(
        `SELECT g.game_id AS "gameId", g.name_vi AS "nameVi", g.name_en AS "nameEn", g.game_type AS "gameType", g.rtp,
                g.active AS "isActive", g.is_closed AS "isClosed", ${inForce('g', '$2')} AS maintenance, g.set_hot AS "isHot",
                g.set_order AS "sortOrder", g.set_max_bet AS "maxBet", least(g.max_bet, g.set_max_bet, v.max_bet) AS "limit"
         FROM game g JOIN vendor v USING (vassalage) WHERE g.vassalage = $1
         ORDER BY g.active DESC, g.sort_order, g.game_id LIMIT $3 OFFSET $4`,
        [vassalage, now, limit, offset],
      ),
      this.pool.query('SELECT count(*)::int AS total FROM game WHERE vassalage = $1', [vassalage]),
    ]);
    return { rows, total: count!.total };
  }

  /** Changes of one vendor's keys go one after the other. False if there is no such vendor. */
  async lockVendor(tx: Tx, vassalage: string): Promise<boolean> {
    const rows: unknown[] = await tx.query('SELECT 1 FROM vendor WHERE vassalage = $1 FOR UPDATE', [
      vassalage,
    ]);
    return rows.length > 0;
  }

  /** The keys that work. */
  async keyIds(tx: Tx, vassalage: string): Promise<string[]> {
    const rows: { key_id: string }[] = await tx.query(
      'SELECT key_id FROM vendor_key WHERE vassalage = $1 AND approved_by IS NOT NULL',
      [vassalage],
    );
    return rows.map((row) => row.key_id);
  }

  /** A key that waits for a second operator; an earlier one of this id that still waits is replaced. */
  async addKey(
    tx: Tx,
    key: { vassalage: string; keyId: string; sealed: string; createdBy: string; createdAt: Date },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO vendor_key (vassalage, key_id, sealed, created_by, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (vassalage, key_id) DO UPDATE
         SET sealed = excluded.sealed, created_by = excluded.created_by, created_at = excluded.created_at
         WHERE vendor_key.approved_by IS NULL`,
      [key.vassalage, key.keyId, key.sealed, key.createdBy, key.createdAt],
    );
  }

  /** The sealed secret of a key that waits. */
  async waitingKey(tx: Tx, vassalage: string, keyId: string): Promise<string | undefined> {
    const [row]: { sealed: string }[] = await tx.query(
      'SELECT sealed FROM vendor_key WHERE vassalage = $1 AND key_id = $2 AND approved_by IS NULL',
      [vassalage, keyId],
    );
    return row?.sealed;
  }

  async approveKey(tx: Tx, vassalage: string, keyId: string, approvedBy: string): Promise<void> {
    await tx.query('UPDATE vendor_key SET approved_by = $3 WHERE vassalage = $1 AND key_id = $2', [
      vassalage,
      keyId,
      approvedBy,
    ]);
  }

  async removeKey(tx: Tx, vassalage: string, keyId: string): Promise<boolean> {
    const [rows]: [unknown[], number] = await tx.query(
      'DELETE FROM vendor_key WHERE vassalage = $1 AND key_id = $2 RETURNING 1',
      [vassalage, keyId],
    );
    return rows.length > 0;
  }

  /** Sums of the real rounds settled since then, by game: for a report, not for every page. */
  rtp(since: Date): Promise<RtpRow[]> {
    return this.pool.query(
      `SELECT r.game_id AS "gameId", r.vassalage, coalesce(g.name_vi, r.game_id) AS "nameVi", coalesce(g.name_en, r.game_id) AS "nameEn",
              g.rtp AS published, count(*)::int AS rounds, sum(r.stake)::text AS staked, sum(r.payout)::text AS paid,
              sum(r.stake::numeric * r.stake)::text AS "stakeSquares", sum(r.payout::numeric * r.payout)::text AS "paidSquares",
              sum(r.stake::numeric * r.payout)::text AS products
       FROM game_round r LEFT JOIN game g USING (game_id)
       WHERE r.mode = 'REAL' AND r.settled_at >= $1 AND r.status = 'SETTLED' AND r.stake > 0
       GROUP BY r.game_id, r.vassalage, g.name_vi, g.name_en, g.rtp ORDER BY sum(r.stake) DESC LIMIT 500`,
      [since],
    );
  }
}
