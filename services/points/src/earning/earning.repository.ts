import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PointType } from './earning.rules.js';

@Injectable()
export class EarningRepository {
  constructor(private readonly source: DataSource) {}

  /** Adds ratios that are missing; existing ones stay unchanged. */
  async addMissingRatios(ratios: Readonly<Record<string, bigint>>): Promise<void> {
    await this.source.query(
      `INSERT INTO point_config (point_type, ratio) SELECT * FROM unnest($1::text[], $2::bigint[])
       ON CONFLICT (point_type) DO NOTHING`,
      [Object.keys(ratios), Object.values(ratios).map(String)],
    );
  }

  async ratioOf(tx: EntityManager, type: PointType): Promise<bigint> {
    const [row]: { ratio: string }[] = await tx.query(
      'SELECT ratio FROM point_config WHERE point_type = $1',
      [type],
    );
    return BigInt(row?.ratio ?? 0);
  }

  /** The remainder, locked until the transaction ends; creates the row if there is none. */
  async lockRemainder(tx: EntityManager, memberId: string, type: PointType): Promise<bigint> {
    await tx.query(
      'INSERT INTO point_remainder (member_id, point_type) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [memberId, type],
    );
    const [row]: { amount: string }[] = await tx.query(
      'SELECT amount FROM point_remainder WHERE member_id = $1 AND point_type = $2 FOR NO KEY UPDATE',
      [memberId, type],
    );
    return BigInt(row!.amount);
  }

  async keepRemainder(tx: EntityManager, memberId: string, type: PointType, amount: bigint): Promise<void> {
    await tx.query('UPDATE point_remainder SET amount = $3 WHERE member_id = $1 AND point_type = $2', [
      memberId,
      type,
      amount,
    ]);
  }

  /** Adds points and returns the new balance. */
  async credit(tx: EntityManager, memberId: string, points: bigint): Promise<bigint> {
    const [row]: { balance: string }[] = await tx.query(
      `INSERT INTO point_account AS account (member_id, balance, version) VALUES ($1, $2, 1)
       ON CONFLICT (member_id) DO UPDATE SET balance = account.balance + $2, version = account.version + 1
       RETURNING balance`,
      [memberId, points],
    );
    return BigInt(row!.balance);
  }

  async record(
    tx: EntityManager,
    entry: {
      id: string;
      memberId: string;
      points: bigint;
      balanceAfter: bigint;
      type: PointType;
      sourceKey: string;
      at: Date;
    },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO point_ledger (id, member_id, kind, delta, balance_after, point_type, source_key, recorded_at)
       VALUES ($1, $2, 'EARN', $3, $4, $5, $6, $7)`,
      [entry.id, entry.memberId, entry.points, entry.balanceAfter, entry.type, entry.sourceKey, entry.at],
    );
  }
}
