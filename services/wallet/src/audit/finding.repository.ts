import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { newId } from '#libs/platform';
import type { Book } from '../ledger/chart.rules.js';
import { columnsOf, type AuditPosition } from './audit-checks.repository.js';
import { isOfPosting, stoppingFaults, type Fault, type Finding, type SeenAccount } from './audit.rules.js';

export type AccountStatus = 'OPEN' | 'LOCKED' | 'STOPPED';

export interface KeptFinding extends Finding {
  id: string;
  foundAt: Date;
  stopped: boolean;
  closedAt: Date | null;
  closedBy: string | null;
  reason: string | null;
}

interface FindingRow {
  id: string;
  found_at: Date;
  fault: Fault;
  book: Book;
  member_id: string | null;
  account: number | null;
  posting_id: string | null;
  expected: string | null;
  found: string | null;
  stopped_from: AccountStatus | null;
  closed_at: Date | null;
  operator_id: string | null;
  reason: string | null;
}

const columns = `f.id, f.found_at, f.fault, f.book, f.member_id, f.account, f.posting_id, f.expected, f.found, f.stopped_from,
  c.closed_at, c.operator_id, c.reason`;
const findings = 'audit_finding f LEFT JOIN audit_closure c ON c.finding_id = f.id';

@Injectable()
export class FindingRepository {
  constructor(private readonly pool: Pool) {}

  /** Compare-and-set: false if another replica moved the position; its pass counts, this one is discarded. */
  async advance(tx: Tx, from: AuditPosition, to: AuditPosition): Promise<boolean> {
    const [, moved]: [unknown, number] = await tx.query(
      `UPDATE audit_position SET last_id = $1, rollup = $2, sweep_member = $3, sweep_book = $4, passes = passes + 1, audited_at = now()
        WHERE last_id = $5 AND rollup = $6 AND sweep_member = $7 AND sweep_book = $8`,
      [...positionColumns(to), ...positionColumns(from)],
    );
    return moved === 1;
  }

  async remember(tx: Tx, accounts: readonly SeenAccount[]): Promise<void> {
    await tx.query(
      `INSERT INTO audit_account (member_id, book, version, balance, bonus)
       SELECT * FROM unnest($1::uuid[], $2::book[], $3::bigint[], $4::bigint[], $5::bigint[])
       ON CONFLICT (member_id, book) DO UPDATE SET version = excluded.version, balance = excluded.balance, bonus = excluded.bonus`,
      columnsOf(accounts),
    );
  }

  /** Stores the finding unless the same one is open; true if it is new. */
  async keep(tx: Tx, finding: Finding, stoppedFrom: AccountStatus | null): Promise<boolean> {
    const { fault, book, memberId, account, postingId, expected, found } = finding;
    const rows: unknown[] = await tx.query(
      `INSERT INTO audit_finding (id, fault, book, member_id, account, posting_id, expected, found, stopped_from)
       SELECT $1::uuid, $2::text, $3::book, $4::uuid, $5::integer, $6::uuid, $7::text, $8::text, $9::account_status WHERE NOT EXISTS (
         SELECT 1 FROM ${findings} WHERE c.closed_at IS NULL AND f.fault = $2 AND f.book = $3
           AND f.member_id IS NOT DISTINCT FROM $4 AND f.account IS NOT DISTINCT FROM $5
           AND (NOT $10 OR f.posting_id = $6)) RETURNING id`,
      [
        ...[newId(), fault, book, memberId, account, postingId, expected, found, stoppedFrom],
        isOfPosting(fault),
      ],
    );
    return rows.length > 0;
  }

  /** Stops the account and returns its previous status; null if it was stopped already. */
  async stop(tx: Tx, memberId: string, book: Book, fault: Fault): Promise<AccountStatus | null> {
    const [row]: { status: AccountStatus }[] = await tx.query(
      'SELECT status FROM player_account WHERE member_id = $1 AND book = $2 FOR NO KEY UPDATE',
      [memberId, book],
    );
    if (!row || row.status === 'STOPPED') return null;
    await tx.query(`SELECT set_status($1, $2, 'STOPPED', $3, 'auditor')`, [memberId, book, fault]);
    return row.status;
  }

  async list(
    open: boolean | undefined,
    limit: number,
    offset: number,
  ): Promise<{ list: KeptFinding[]; total: number }> {
    const where = 'WHERE $1::boolean IS NULL OR (c.closed_at IS NULL) = $1';
    const rows: FindingRow[] = await this.pool.query(
      `SELECT ${columns} FROM ${findings} ${where} ORDER BY f.found_at DESC, f.id DESC LIMIT $2 OFFSET $3`,
      [open ?? null, limit, offset],
    );
    const [count]: { n: string }[] = await this.pool.query(`SELECT count(*) AS n FROM ${findings} ${where}`, [
      open ?? null,
    ]);
    return { list: rows.map(keptOf), total: Number(count!.n) };
  }

  async find(tx: Tx, id: string): Promise<KeptFinding | undefined> {
    const rows: FindingRow[] = await tx.query(`SELECT ${columns} FROM ${findings} WHERE f.id = $1`, [id]);
    return rows[0] && keptOf(rows[0]);
  }

  /** False if one of them is closed already. */
  async close(tx: Tx, ids: readonly string[], operatorId: string, reason: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO audit_closure (finding_id, operator_id, reason) SELECT id, $2, $3 FROM unnest($1::uuid[]) id
       ON CONFLICT DO NOTHING RETURNING finding_id`,
      [ids, operatorId, reason],
    );
    return rows.length === ids.length;
  }

  /** Open findings of an account, oldest first. */
  async openOf(
    tx: Tx,
    memberId: string,
    book: Book,
  ): Promise<{ id: string; stoppedFrom: AccountStatus | null }[]> {
    const rows: { id: string; stopped_from: AccountStatus | null }[] = await tx.query(
      `SELECT f.id, f.stopped_from FROM ${findings} WHERE c.closed_at IS NULL AND f.member_id = $1 AND f.book = $2
          AND f.fault = ANY ($3) ORDER BY f.found_at, f.id`,
      [memberId, book, stoppingFaults],
    );
    return rows.map((row) => ({ id: row.id, stoppedFrom: row.stopped_from }));
  }

  /** Figures for the metrics. */
  async figures(): Promise<{ open: Record<string, number>; stopped: number; lagSeconds: number }> {
    const rows: { fault: string; n: string }[] = await this.pool.query(
      `SELECT f.fault, count(*) AS n FROM ${findings} WHERE c.closed_at IS NULL GROUP BY f.fault`,
    );
    const [stopped]: { n: string }[] = await this.pool.query(
      `SELECT count(DISTINCT (f.member_id, f.book)) AS n FROM ${findings} WHERE c.closed_at IS NULL AND f.member_id IS NOT NULL
          AND f.fault = ANY ($1)`,
      [stoppingFaults],
    );
    const [lag]: { seconds: string | null }[] = await this.pool.query(
      `SELECT extract(epoch FROM clock_timestamp() - p.recorded_at) AS seconds FROM posting p, audit_position a
        WHERE p.id > a.last_id ORDER BY p.id LIMIT 1`,
    );
    return {
      open: Object.fromEntries(rows.map(({ fault, n }) => [fault, Number(n)])),
      stopped: Number(stopped!.n),
      lagSeconds: Number(lag?.seconds ?? 0),
    };
  }
}

function positionColumns({ lastId, rollup, sweepMember, sweepBook }: AuditPosition): unknown[] {
  return [lastId, String(rollup), sweepMember, sweepBook];
}

function keptOf(row: FindingRow): KeptFinding {
  return {
    ...{ id: row.id, foundAt: row.found_at, fault: row.fault, book: row.book, memberId: row.member_id },
    ...{ account: row.account, postingId: row.posting_id, expected: row.expected, found: row.found },
    stopped: row.stopped_from !== null,
    closedAt: row.closed_at,
    closedBy: row.operator_id,
    reason: row.reason,
  };
}
