import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type {
  AccountState,
  AccountStatus,
  Limit,
  LimitKind,
  LimitPeriod,
  LimitState,
} from './limit.types.js';

export interface Change {
  memberId: string;
  book: Book;
  /** The calling service. */
  by: string;
}

interface LimitRow {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string;
  used: string;
  resets_at: Date;
}

interface AccountRow {
  status: AccountStatus;
  balance: string;
  held: string;
  owed: string;
  bonus: string;
  held_bonus: string;
  excluded_until: Date | null;
  for_ever: boolean;
  reality_due_at: Date | null;
}

/** Time of the member's next reality check; never if `dueAt` is absent. */
export interface RealityCheck {
  memberId: string;
  dueAt?: string | undefined;
  /** Time of the decision in the member service. */
  at: string;
}

const scheduleRealityCheck = `SELECT set_reality_check($1, 'REAL', $2, $3)`;

/** Each change is one call in autocommit: once answered, it binds every later posting. */
@Injectable()
export class LimitRepository {
  constructor(private readonly pools: LedgerPools) {}

  async setLimits({ memberId, book, by }: Change, limits: readonly Limit[], zone: string): Promise<void> {
    const rows = limits.map((limit) => ({ ...limit, amount: String(limit.amount) }));
    await this.pools.postings.query('SELECT set_limits($1, $2, $3, $4, $5)', [
      memberId,
      book,
      JSON.stringify(rows),
      zone,
      by,
    ]);
  }

  /** False if the present exclusion lasts longer. */
  async exclude({ memberId, book, by }: Change, until: string): Promise<boolean> {
    const { rows } = await this.pools.postings.query<{ done: boolean }>(
      'SELECT set_exclusion($1, $2, $3, $4) AS done',
      [memberId, book, until, by],
    );
    return rows[0]!.done;
  }

  /** An older decision changes nothing. */
  async scheduleRealityCheck(tx: Tx, { memberId, dueAt, at }: RealityCheck): Promise<void> {
    await tx.query(scheduleRealityCheck, [memberId, dueAt ?? null, at]);
  }

  async holdRealityCheck({ memberId, dueAt, at }: RealityCheck): Promise<void> {
    await this.pools.postings.query(scheduleRealityCheck, [memberId, dueAt ?? null, at]);
  }

  /** False if the auditor stopped the account and it is not released. */
  async setStatus({ memberId, book, by }: Change, status: AccountStatus, reason: string): Promise<boolean> {
    const { rows } = await this.pools.postings.query<{ done: boolean }>(
      'SELECT change_status($1, $2, $3, $4, $5) AS done',
      [memberId, book, status, reason, by],
    );
    return rows[0]!.done;
  }

  async account(memberId: string, book: Book): Promise<AccountState | undefined> {
    const { rows } = await this.pools.balances.query<AccountRow>(
      `SELECT status, balance, held, owed + claimed AS owed, bonus, held_bonus, coalesce(excluded_until = 'infinity', false) AS for_ever, reality_due_at,
              nullif(excluded_until, 'infinity') AS excluded_until
         FROM player_account WHERE member_id = $1 AND book = $2`,
      [memberId, book],
    );
    const [row] = rows;
    if (!row) return undefined;
    return {
      memberId,
      book,
      status: row.status,
      balance: BigInt(row.balance),
      held: BigInt(row.held),
      owed: BigInt(row.owed),
      bonus: BigInt(row.bonus),
      heldBonus: BigInt(row.held_bonus),
      excludedUntil: row.for_ever ? 'infinity' : row.excluded_until,
      realityCheckAt: row.reality_due_at,
      limits: await this.limits(memberId, book),
    };
  }

  /** Current values: a period that has ended counts as unused. */
  private async limits(memberId: string, book: Book): Promise<LimitState[]> {
    const { rows } = await this.pools.balances.query<LimitRow>(
      `SELECT kind, period, amount,
              CASE WHEN resets_at <= clock_timestamp() THEN 0 ELSE used END AS used,
              CASE WHEN resets_at <= clock_timestamp() THEN period_end(period, zone, clock_timestamp()) ELSE resets_at END AS resets_at
         FROM player_limit WHERE member_id = $1 AND book = $2 ORDER BY kind, period`,
      [memberId, book],
    );
    return rows.map(({ kind, period, amount, used, resets_at }) => ({
      kind,
      period,
      amount: BigInt(amount),
      used: BigInt(used),
      resetsAt: resets_at,
    }));
  }
}
