import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { completeSchema } from '#libs/platform';
import { startTestDatabase } from '#libs/testing';
import { KeepValidBets1796500000300 } from '../src/database/migrations/1796500000300-keep-valid-bets.js';
import { lotterySchema } from '../src/database/schema.js';

const sql = readFileSync(join(import.meta.dirname, '../src/database/schema/valid-bets.sql'), 'utf8');

it('tickets that were settled before valid bets were kept hold what was published of them', async () => {
  const before = lotterySchema.migrations.filter((migration) => migration !== KeepValidBets1796500000300);
  const database = await startTestDatabase(completeSchema({ migrations: before }));
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
       VALUES ('XSMB', '20261121', '2026-11-21', now(), now() + interval '1 minute', now() + interval '2 minutes')`,
    );
    const add = async (book: string, version: number): Promise<string> => {
      const id = randomUUID();
      await client.query(
        `INSERT INTO lottery_order (id, order_number, member_id, book, game_code, prize_mode, slip, stop_on_win, state, total, placed_at)
         VALUES ($1, $1::uuid::text, $1, $2, 'XSMB', 'Lott', '[]', false, 'ACCEPTED', 100, now())`,
        [id, book],
      );
      await client.query(
        `INSERT INTO ticket (id, order_id, member_id, game_code, numero, multiple, stake, state, payout, returned, settled_version, placed_at)
         VALUES ($1, $1, $1, 'XSMB', '20261121', 1, 100, 'WON', 50, 30, $2, now())`,
        [id, version],
      );
      return id;
    };
    const [real, play, open] = [await add('REAL', 1), await add('PLAY', 1), await add('REAL', 0)];
    await client.query(sql);
    const { rows } = await client.query<{ id: string; valid_bet: string }>(
      'SELECT id, valid_bet FROM ticket',
    );
    expect(new Map(rows.map((row) => [row.id, row.valid_bet]))).toEqual(
      new Map([
        [real, '70'],
        [play, '0'],
        [open, '0'],
      ]),
    );
  } finally {
    await client.end();
    await database.close();
  }
});
