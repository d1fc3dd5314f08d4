import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Exclusion, ExclusionKind, Limit, LimitKind, LimitPeriod } from './gaming.rules.js';

export interface GamingAccount {
  version: number;
  applied_version: number;
  exclusion_kind: ExclusionKind | null;
  excluded_from: Date | null;
  excluded_until: Date | null;
  reality_minutes: number | null;
  prompt_answered_at: Date | null;
  facts_read_at: Date | null;
}

export interface LimitRow extends Limit {
  kind: LimitKind;
  period: LimitPeriod;
}

interface RawLimit {
  kind: LimitKind;
  period: LimitPeriod;
  value: string;
  pending: boolean;
  pending_value: string | null;
  confirmable_from: Date | null;
}

const accountColumns = `version, applied_version, exclusion_kind, excluded_from, excluded_until, reality_minutes,
  prompt_answered_at, facts_read_at`;
const limitColumns = 'kind, period, value, pending, pending_value, confirmable_from';

@Injectable()
export class GamingRepository {
  constructor(private readonly pool: Pool) {}

  async find(memberId: string): Promise<GamingAccount | undefined> {
    const rows: GamingAccount[] = await this.pool.query(
      `SELECT ${accountColumns} FROM gaming_account WHERE member_id = $1`,
      [memberId],
    );
    return rows[0];
  }

  async realityMinutes(tx: Tx, memberId: string): Promise<number | null> {
    const rows: { reality_minutes: number | null }[] = await tx.query(
      'SELECT reality_minutes FROM gaming_account WHERE member_id = $1',
      [memberId],
    );
    return rows[0]?.reality_minutes ?? null;
  }

  /** Serialises the decisions of a member and their application in wallet and auth. */
  async lock(tx: Tx, memberId: string): Promise<GamingAccount> {
    await tx.query('INSERT INTO gaming_account (member_id) VALUES ($1) ON CONFLICT DO NOTHING', [memberId]);
    const rows: GamingAccount[] = await tx.query(
      `SELECT ${accountColumns} FROM gaming_account WHERE member_id = $1 FOR UPDATE`,
      [memberId],
    );
    return rows[0]!;
  }

  async unapplied(limit: number): Promise<string[]> {
    const rows: { member_id: string }[] = await this.pool.query(
      'SELECT member_id FROM gaming_account WHERE applied_version < version ORDER BY member_id LIMIT $1',
      [limit],
    );
    return rows.map(({ member_id }) => member_id);
  }

  async limitsOf(on: Tx | Pool, memberId: string): Promise<LimitRow[]> {
    const rows: RawLimit[] = await on.query(
      `SELECT ${limitColumns} FROM gaming_limit WHERE member_id = $1 ORDER BY kind, period`,
      [memberId],
    );
    return rows.map(limitOf);
  }

  async writeLimit(tx: Tx, memberId: string, { kind, period, value, pending }: LimitRow): Promise<void> {
    await tx.query(
      `INSERT INTO gaming_limit (member_id, kind, period, value, pending, pending_value, confirmable_from)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT gaming_limit_once DO UPDATE SET value = excluded.value, pending = excluded.pending,
         pending_value = excluded.pending_value, confirmable_from = excluded.confirmable_from`,
      [
        memberId,
        kind,
        period,
        String(value),
        pending !== null,
        pending?.value == null ? null : String(pending.value),
        pending?.confirmableFrom ?? null,
      ],
    );
  }

  async deleteLimit(tx: Tx, memberId: string, kind: LimitKind, period: LimitPeriod): Promise<void> {
    await tx.query('DELETE FROM gaming_limit WHERE member_id = $1 AND kind = $2 AND period = $3', [
      memberId,
      kind,
      period,
    ]);
  }

  async writeExclusion(tx: Tx, memberId: string, { kind, from, until }: Exclusion): Promise<void> {
    await tx.query(
      'UPDATE gaming_account SET exclusion_kind = $2, excluded_from = $3, excluded_until = $4 WHERE member_id = $1',
      [memberId, kind, from, until],
    );
  }

  async raiseVersion(tx: Tx, memberId: string): Promise<void> {
    await tx.query('UPDATE gaming_account SET version = version + 1 WHERE member_id = $1', [memberId]);
  }

  async markApplied(tx: Tx, memberId: string, version: number): Promise<void> {
    await tx.query('UPDATE gaming_account SET applied_version = $2 WHERE member_id = $1', [
      memberId,
      version,
    ]);
  }

  async writeRealityCheck(tx: Tx, memberId: string, minutes: number | null): Promise<void> {
    await tx.query('UPDATE gaming_account SET reality_minutes = $2 WHERE member_id = $1', [
      memberId,
      minutes,
    ]);
  }

  async answerNotices(
    tx: Tx,
    memberId: string,
    { prompt, facts }: { prompt: boolean; facts: boolean },
    now: Date,
  ): Promise<void> {
    await tx.query(
      `UPDATE gaming_account SET
         prompt_answered_at = CASE WHEN $2 THEN coalesce(prompt_answered_at, $4) ELSE prompt_answered_at END,
         facts_read_at = CASE WHEN $3 THEN coalesce(facts_read_at, $4) ELSE facts_read_at END
       WHERE member_id = $1`,
      [memberId, prompt, facts, now],
    );
  }

  async record(
    tx: Tx,
    change: { id: string; memberId: string; what: string; detail: object; clientIp: string },
    now: Date,
  ): Promise<void> {
    await tx.query(
      'INSERT INTO gaming_change (id, member_id, what, detail, client_ip, changed_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [change.id, change.memberId, change.what, JSON.stringify(change.detail), change.clientIp, now],
    );
  }
}

function limitOf(row: RawLimit): LimitRow {
  return {
    kind: row.kind,
    period: row.period,
    value: BigInt(row.value),
    pending: row.pending
      ? {
          value: row.pending_value === null ? null : BigInt(row.pending_value),
          confirmableFrom: row.confirmable_from!,
        }
      : null,
  };
}
