import type { Pool } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import type { Cut, RebuiltAccount, Sides } from './rebuild.rules.js';

interface AccountRow {
  member_id: string;
  book: Book;
  balance: string;
  bonus: string;
  version: string;
  /** The account has moved since the cut. */
  moved: boolean;
  stored: string;
}

/** `$1` and `$2`: the cut. */
const inCut = '(p.id <= $1 OR p.id = ANY ($2::uuid[]))';

export class RebuildRepository {
  constructor(private readonly pool: Pool) {}

  /** What the relay has published for certain. */
  async published(): Promise<Cut> {
    const [row]: { last_id: string; ahead: string[] }[] = await this.pool.query(
      `SELECT last_id, ahead FROM posting_relay WHERE name = 'postings'`,
    );
    return { lastId: row!.last_id, ahead: row!.ahead };
  }

  /** Accounts behind the given one, as they were at the cut; an account that has not moved since, as it is stored. */
  async accounts(
    cut: Cut,
    after: { memberId: string; book: Book },
    limit: number,
  ): Promise<RebuiltAccount[]> {
    const rows: AccountRow[] = await this.pool.query(
      `SELECT a.member_id, a.book, coalesce(p.version, 0) AS version, coalesce(p.balance_after, 0) AS balance,
              a.version <> coalesce(p.version, 0) AS moved, a.balance AS stored,
              a.bonus - (SELECT coalesce(sum(CASE WHEN l.credit = control_account(l.book) THEN l.bonus_amount ELSE -l.bonus_amount END), 0)
                           FROM ledger_posting l WHERE l.member_id = a.member_id AND l.book = a.book AND l.version > coalesce(p.version, 0))
                AS bonus
         FROM player_account a LEFT JOIN LATERAL (
           SELECT p.version, p.balance_after FROM ledger_posting p
            WHERE p.member_id = a.member_id AND p.book = a.book AND p.version IS NOT NULL AND ${inCut}
            ORDER BY p.version DESC LIMIT 1) p ON true
        WHERE (a.member_id, a.book) > ($3, $4::book) ORDER BY a.member_id, a.book LIMIT $5`,
      [cut.lastId, cut.ahead, after.memberId, after.book, limit],
    );
    return rows.map((row) => ({
      ...{ memberId: row.member_id, book: row.book, version: Number(row.version) },
      balance: BigInt(row.moved ? row.balance : row.stored),
      bonus: BigInt(row.bonus),
    }));
  }

  async house(cut: Cut): Promise<Map<number, Sides>> {
    const rows: { account: number; debits: string; credits: string }[] = await this.pool.query(
      `SELECT account, sum(debits)::text AS debits, sum(credits)::text AS credits
         FROM ledger_posting p
         CROSS JOIN LATERAL (VALUES (p.debit, p.amount, 0), (p.credit, 0, p.amount)) s(account, debits, credits)
        WHERE ${inCut} GROUP BY account`,
      [cut.lastId, cut.ahead],
    );
    return new Map(
      rows.map(({ account, debits, credits }) => [
        account,
        { debits: BigInt(debits), credits: BigInt(credits) },
      ]),
    );
  }
}
