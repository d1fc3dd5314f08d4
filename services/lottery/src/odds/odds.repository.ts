import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { TermChange, TermRow, Terms, TermSubject } from './term.rules.js';

const columns = `kind, prize_mode AS "prizeMode", play_group AS "group", play, version, valid_from AS "validFrom", terms`;
const shown = 100;

/** What was before the first version is null. */
export type ListedChange = TermChange & { before: Terms | null };

@Injectable()
export class OddsRepository {
  constructor(private readonly pool: Pool) {}

  /** Adds the terms of subjects without any; they hold from the beginning. */
  async addMissing(terms: readonly (TermSubject & { terms: Terms })[], now: Date): Promise<void> {
    await this.pool.query(
      `INSERT INTO lottery_odds (kind, prize_mode, play_group, play, version, valid_from, terms, reason, changed_at)
       SELECT given->>'kind', given->>'prizeMode', given->>'group', given->>'play', 1,
              timestamptz '1970-01-01 00:00:00+00', given->'terms', 'initial', $2
         FROM jsonb_array_elements($1::jsonb) AS given ON CONFLICT DO NOTHING`,
      [JSON.stringify(terms), now],
    );
  }

  /** Rows are only ever added, so that the same count is the same rows. */
  async count(): Promise<number> {
    const [row]: { n: number }[] = await this.pool.query('SELECT count(*)::int AS n FROM lottery_odds');
    return row!.n;
  }

  current(): Promise<TermRow[]> {
    return this.all(this.pool);
  }

  /** A second writer of any terms waits: bands bound the others. */
  async lock(tx: Tx): Promise<TermRow[]> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('lottery_odds', 8403))`);
    return this.all(tx);
  }

  async add(tx: Tx, change: TermChange): Promise<void> {
    const { kind, prizeMode, group, play, version, validFrom, terms } = change;
    const { reason, changedBy, approvedBy, changedAt } = change;
    await tx.query(
      `INSERT INTO lottery_odds
         (kind, prize_mode, play_group, play, version, valid_from, terms, reason, changed_by, approved_by, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[kind, prizeMode, group, play, version, validFrom, JSON.stringify(terms)],
        ...[reason, changedBy, approvedBy, changedAt],
      ],
    );
  }

  /** Changes of these groups of plays, the newest first. */
  history(groups: readonly string[]): Promise<ListedChange[]> {
    return this.pool.query(
      `SELECT * FROM (
         SELECT ${columns}, reason, changed_by AS "changedBy", approved_by AS "approvedBy", changed_at AS "changedAt",
                lag(terms) OVER (PARTITION BY kind, prize_mode, play_group, play ORDER BY version) AS before
           FROM lottery_odds WHERE play_group = ANY($1)) AS change
        WHERE "changedBy" IS NOT NULL ORDER BY "changedAt" DESC, kind, "prizeMode", play LIMIT $2`,
      [groups, shown],
    );
  }

  private async all(on: Tx | Pool): Promise<TermRow[]> {
    const rows: TermRow[] = await on.query(`SELECT ${columns} FROM lottery_odds`);
    return rows;
  }
}
