import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A batch no longer counts its members to learn whether one of them is new to the ledger: where all have been moved, none was.
 * Accounts are opened only after that, in the same order, and their items go through post_attended like everybody's who is not
 * plain. Locks are taken of a list that is in order already, in place of rows that are put in order once they are found.
 */
export class LightenBatches1763000003840 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [before] = await runner.query(`SELECT pg_get_functiondef('post_batch'::regproc) AS text`);
    let { text } = before as { text: string };
    for (const [was, is] of [
      [lockFound, lockListed],
      [openFirst, ''],
      [allMoved, allMoved + openLate],
    ] as const) {
      if (text.split(was).length !== 2) throw new Error('post_batch is not as it was');
      text = text.replace(was, () => is);
    }
    await runner.query(text);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is lost by keeping this function, and nothing is won by the one before it.');
  }
}

const lockFound = `PERFORM 1 FROM player_account a
     WHERE (a.member_id, a.book) IN (SELECT i.member, i.book FROM unnest(p_member, p_book, v_fresh) i(member, book, fresh) WHERE i.fresh)
     ORDER BY a.member_id, a.book FOR NO KEY UPDATE;
`;

const lockListed = `PERFORM 1
       FROM (SELECT DISTINCT u.member, u.book FROM unnest(p_member, p_book, v_fresh) u(member, book, fresh)
              WHERE u.fresh ORDER BY u.member, u.book) i
       JOIN player_account a ON a.member_id = i.member AND a.book = i.book
      ORDER BY i.member, i.book FOR NO KEY UPDATE OF a;
`;

const openFirst = `    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written < (SELECT count(DISTINCT (i.member, i.book)) FROM unnest(p_member, p_book, v_fresh) i(member, book, fresh) WHERE i.fresh) THEN
      PERFORM open_account(i.member, i.book)
         FROM (SELECT DISTINCT u.member, u.book FROM unnest(p_member, p_book, v_fresh) u(member, book, fresh)
                WHERE u.fresh AND NOT EXISTS (SELECT 1 FROM player_account a WHERE a.member_id = u.member AND a.book = u.book)
                ORDER BY u.member, u.book) i;
    END IF;
`;

const allMoved = `    IF v_written = v_count THEN RETURN; END IF;
`;

const openLate = `
    PERFORM open_account(i.member, i.book)
       FROM (SELECT DISTINCT u.member, u.book FROM unnest(p_member, p_book, v_fresh) u(member, book, fresh)
              WHERE u.fresh AND NOT EXISTS (SELECT 1 FROM player_account a WHERE a.member_id = u.member AND a.book = u.book)
              ORDER BY u.member, u.book) i;
`;
