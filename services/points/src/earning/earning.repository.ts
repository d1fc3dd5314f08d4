import { Injectable } from '@nestjs/common';
import { queryPreparedIn, type Tx } from '#libs/database';
import type { PointType } from './earning.rules.js';

/** What earns points: a bet, an adjustment of one, or a deposit. */
export interface Turnover {
  /** The same source never counts twice. */
  sourceKey: string;
  memberId: string;
  /** Empty if unknown: the ratios of every brand. */
  merchantCode: string;
  type: PointType;
  /** Minor units; negative if a bet was voided. */
  amount: bigint;
  settledAt: Date;
}

export interface Remainder {
  memberId: string;
  type: PointType;
  amount: bigint;
}

export interface EarnedLine {
  sourceKey: string;
  memberId: string;
  type: PointType;
  points: bigint;
  settledAt: Date;
}

const addSources = {
  name: 'points-add-sources',
  text: `INSERT INTO point_source (source_key, settled_at, member_id, point_type, amount, ratio)
    SELECT source_key, settled_at, member_id, point_type, amount, COALESCE((
        SELECT ratio FROM point_ratio
         WHERE point_ratio.point_type = given.point_type AND point_ratio.merchant_code IN (given.merchant_code, '')
           AND point_ratio.valid_from <= given.settled_at
         ORDER BY point_ratio.merchant_code DESC, point_ratio.valid_from DESC LIMIT 1), 0)
      FROM unnest($1::text[], $2::timestamptz[], $3::uuid[], $4::text[], $5::bigint[], $6::text[])
        AS given (source_key, settled_at, member_id, point_type, amount, merchant_code)
     ORDER BY source_key
    ON CONFLICT DO NOTHING RETURNING source_key, ratio`,
};
const openRemainders = {
  name: 'points-open-remainders',
  text: `INSERT INTO point_remainder (member_id, point_type)
    SELECT DISTINCT * FROM unnest($1::uuid[], $2::text[]) ORDER BY 1, 2 ON CONFLICT DO NOTHING`,
};
const lockRemainders = {
  name: 'points-lock-remainders',
  text: `SELECT member_id, point_type, amount FROM point_remainder
     WHERE (member_id, point_type) IN (SELECT * FROM unnest($1::uuid[], $2::text[]))
     ORDER BY member_id, point_type FOR NO KEY UPDATE`,
};
const keepRemainders = {
  name: 'points-keep-remainders',
  text: `UPDATE point_remainder AS kept SET amount = given.amount
      FROM unnest($1::uuid[], $2::text[], $3::bigint[]) AS given (member_id, point_type, amount)
     WHERE kept.member_id = given.member_id AND kept.point_type = given.point_type`,
};
const record = {
  name: 'points-record',
  text: `WITH line AS (
      INSERT INTO point_ledger (source_key, recorded_at, member_id, kind, delta, point_type)
      SELECT source_key, settled_at, member_id, 'EARN', points, point_type
        FROM unnest($1::text[], $2::timestamptz[], $3::uuid[], $4::bigint[], $5::text[])
          AS given (source_key, settled_at, member_id, points, point_type)
      RETURNING member_id, delta
    )
    INSERT INTO point_account AS account (member_id, balance)
    SELECT member_id, sum(delta) FROM line GROUP BY member_id ORDER BY member_id
    ON CONFLICT (member_id) DO UPDATE SET balance = account.balance + excluded.balance
    RETURNING member_id, balance`,
};

/** Each method is one statement for a whole batch. Rows are locked in the order of their keys, so batches cannot deadlock. */
@Injectable()
export class EarningRepository {
  /** The ratio of each source that is new; a source that was counted before is absent. */
  async addSources(tx: Tx, turnovers: readonly Turnover[]): Promise<Map<string, bigint>> {
    const rows = await queryPreparedIn<{ source_key: string; ratio: string }>(tx, addSources, [
      turnovers.map(({ sourceKey }) => sourceKey),
      turnovers.map(({ settledAt }) => settledAt),
      turnovers.map(({ memberId }) => memberId),
      turnovers.map(({ type }) => type),
      turnovers.map(({ amount }) => amount),
      turnovers.map(({ merchantCode }) => merchantCode),
    ]);
    return new Map(rows.map((row) => [row.source_key, BigInt(row.ratio)]));
  }

  /** The remainders of these members and types, locked until the transaction ends. */
  async lockRemainders(tx: Tx, turnovers: readonly Turnover[]): Promise<Remainder[]> {
    const keys = [turnovers.map(({ memberId }) => memberId), turnovers.map(({ type }) => type)];
    await queryPreparedIn(tx, openRemainders, keys);
    const rows = await queryPreparedIn<{ member_id: string; point_type: PointType; amount: string }>(
      tx,
      lockRemainders,
      keys,
    );
    return rows.map((row) => ({
      memberId: row.member_id,
      type: row.point_type,
      amount: BigInt(row.amount),
    }));
  }

  async keepRemainders(tx: Tx, remainders: readonly Remainder[]): Promise<void> {
    await queryPreparedIn(tx, keepRemainders, [
      remainders.map(({ memberId }) => memberId),
      remainders.map(({ type }) => type),
      remainders.map(({ amount }) => amount),
    ]);
  }

  /** Writes ledger lines and adds them to the balances; returns the new balances. */
  async record(tx: Tx, lines: readonly EarnedLine[]): Promise<Map<string, bigint>> {
    const rows = await queryPreparedIn<{ member_id: string; balance: string }>(tx, record, [
      lines.map(({ sourceKey }) => sourceKey),
      lines.map(({ settledAt }) => settledAt),
      lines.map(({ memberId }) => memberId),
      lines.map(({ points }) => points),
      lines.map(({ type }) => type),
    ]);
    return new Map(rows.map((row) => [row.member_id, BigInt(row.balance)]));
  }
}
