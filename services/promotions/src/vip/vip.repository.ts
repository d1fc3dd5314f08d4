import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { Pool, type Tx } from '#libs/database';
import { InjectRepository } from '#libs/platform';
import { RankEntity } from './rank.entity.js';
import { uncountedCategories, type VipRank, type VipState, type VipTotals } from './vip.rules.js';

interface StateRow {
  level: number;
  highest: number;
  keep_from: string;
  keep_to: string;
  locked: boolean;
  evaluated_on: string;
}

export interface VipChange {
  memberId: string;
  effectiveAt: Date;
  fromLevel: number;
  toLevel: number;
  rebatePpm: number;
  cause: 'REACHED' | 'NOT_KEPT' | 'OPERATOR';
  changedBy: string | null;
  reason: string | null;
}

export const giftKinds = ['UPGRADE', 'WEEKLY', 'MONTHLY'] as const;
export type GiftKind = (typeof giftKinds)[number];

export interface Gift {
  kind: GiftKind;
  slot: string;
  level: number;
  amount: bigint;
}

@Injectable()
export class VipRepository {
  constructor(
    private readonly pool: Pool,
    @InjectRepository(RankEntity) private readonly rankRows: Repository<RankEntity>,
  ) {}

  ranks(): Promise<RankEntity[]> {
    return this.rankRows.find({ order: { level: 'ASC' } });
  }

  async addMissing(ranks: readonly VipRank[], now: Date): Promise<void> {
    const values = ranks.map((rank) => ({ ...rank, changedBy: null, changedAt: now }));
    await this.rankRows.createQueryBuilder().insert().values(values).orIgnore().execute();
  }

  /** False if the rank has changed since the operator saw it. */
  async updateRank({ level, ...values }: VipRank, version: number, by: string, now: Date): Promise<boolean> {
    const { affected } = await this.rankRows.update(
      { level, version },
      { ...values, changedBy: by, changedAt: now },
    );
    return affected === 1;
  }

  async state(on: Tx | Pool, memberId: string, lock = false): Promise<VipState | undefined> {
    const [row]: StateRow[] = await on.query(
      `SELECT level, highest, keep_from::text, keep_to::text, locked, evaluated_on::text FROM vip_member WHERE member_id = $1
       ${lock ? 'FOR UPDATE' : ''}`,
      [memberId],
    );
    if (!row) return undefined;
    const { level, highest, locked } = row;
    return {
      level,
      highest,
      locked,
      keepFrom: row.keep_from,
      keepTo: row.keep_to,
      evaluatedOn: row.evaluated_on,
    };
  }

  async addMember(tx: Tx, memberId: string, s: VipState): Promise<void> {
    await tx.query(
      `INSERT INTO vip_member (member_id, level, highest, keep_from, keep_to, locked, evaluated_on)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [memberId, s.level, s.highest, s.keepFrom, s.keepTo, s.locked, s.evaluatedOn],
    );
  }

  async write(tx: Tx, memberId: string, s: VipState): Promise<void> {
    await tx.query(
      `UPDATE vip_member SET level = $2, highest = $3, keep_from = $4, keep_to = $5, locked = $6, evaluated_on = $7
        WHERE member_id = $1`,
      [memberId, s.level, s.highest, s.keepFrom, s.keepTo, s.locked, s.evaluatedOn],
    );
  }

  async recordChange(tx: Tx, c: VipChange): Promise<void> {
    await tx.query(
      `INSERT INTO vip_change (member_id, effective_at, from_level, to_level, rebate_ppm, cause, changed_by, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [c.memberId, c.effectiveAt, c.fromLevel, c.toLevel, c.rebatePpm, c.cause, c.changedBy, c.reason],
    );
  }

  async changes(memberId: string): Promise<VipChange[]> {
    const rows: {
      effective_at: Date;
      from_level: number;
      to_level: number;
      rebate_ppm: number;
      cause: VipChange['cause'];
      changed_by: string | null;
      reason: string | null;
    }[] = await this.pool.query(
      'SELECT * FROM vip_change WHERE member_id = $1 ORDER BY effective_at DESC LIMIT 50',
      [memberId],
    );
    return rows.map((row) => ({
      ...{ memberId, effectiveAt: row.effective_at, fromLevel: row.from_level, toLevel: row.to_level },
      ...{ rebatePpm: row.rebate_ppm, cause: row.cause, changedBy: row.changed_by, reason: row.reason },
    }));
  }

  async totals(on: Tx | Pool, memberId: string, keepFrom: string): Promise<VipTotals> {
    const [row]: { deposits: string; bets: string; window_bets: string }[] = await on.query(
      `SELECT (SELECT COALESCE(sum(amount), 0) FROM deposit_fact WHERE member_id = $1) AS deposits,
              COALESCE(sum(valid_bet), 0) AS bets, COALESCE(sum(valid_bet) FILTER (WHERE day >= $2), 0) AS window_bets
         FROM activity_day WHERE member_id = $1 AND category <> ALL ($3)`,
      [memberId, keepFrom, uncountedCategories],
    );
    return { deposits: BigInt(row!.deposits), bets: BigInt(row!.bets), windowBets: BigInt(row!.window_bets) };
  }

  /** Valid bets from a day on, whatever the category. */
  async betsSince(on: Tx | Pool, memberId: string, day: string): Promise<bigint> {
    const [row]: { bets: string }[] = await on.query(
      'SELECT COALESCE(sum(valid_bet), 0) AS bets FROM activity_day WHERE member_id = $1 AND day >= $2',
      [memberId, day],
    );
    return BigInt(row!.bets);
  }

  /** Members that an evaluation of today may still change, in the order of their ids. */
  async due(today: string, since: string, limit: number): Promise<string[]> {
    const rows: { member_id: string }[] = await this.pool.query(
      `SELECT member_id FROM (
           SELECT member_id FROM activity_day WHERE day >= $2
           UNION SELECT member_id FROM deposit_fact WHERE day >= $2
           UNION SELECT member_id FROM vip_member WHERE level > 0 AND evaluated_on < $1) AS found
        WHERE NOT EXISTS (SELECT FROM vip_member held WHERE held.member_id = found.member_id AND held.evaluated_on >= $1)
        ORDER BY member_id LIMIT $3`,
      [today, since, limit],
    );
    return rows.map((row) => row.member_id);
  }

  /** False if the gift was given before. */
  async addGift(tx: Tx, memberId: string, { kind, slot, level, amount }: Gift, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO vip_gift (member_id, kind, slot, level, amount, given_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [memberId, kind, slot, level, amount, now],
    );
    return rows.length > 0;
  }

  async removeGift(tx: Tx, memberId: string, kind: string, slot: string): Promise<void> {
    await tx.query('DELETE FROM vip_gift WHERE member_id = $1 AND kind = $2 AND slot = $3', [
      memberId,
      kind,
      slot,
    ]);
  }

  async gifts(memberId: string): Promise<Gift[]> {
    const rows: { kind: GiftKind; slot: string; level: number; amount: string }[] = await this.pool.query(
      'SELECT kind, slot, level, amount FROM vip_gift WHERE member_id = $1 ORDER BY given_at DESC LIMIT 50',
      [memberId],
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }
}
