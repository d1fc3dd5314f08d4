import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { completeSchema } from '#libs/platform';
import { startTestDatabase } from '#libs/testing';
import { SplitExposure1796500001220 } from '../src/database/migrations/1796500001220-split-exposure.js';
import { lotterySchema } from '../src/database/schema.js';

const sql = readFileSync(join(import.meta.dirname, '../src/database/schema/exposure-by-book.sql'), 'utf8');

it('sums from before they went by book stand as real money, and their orders take nothing off', async () => {
  const before = lotterySchema.migrations.filter((migration) => migration !== SplitExposure1796500001220);
  const database = await startTestDatabase(completeSchema({ migrations: before }));
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const order = async (): Promise<void> => {
    await client.query(
      `INSERT INTO lottery_order (id, order_number, member_id, book, game_code, prize_mode, slip, stop_on_win, state, total, placed_at)
       VALUES ($1, $1::uuid::text, $1, 'REAL', 'XSMB', 'Lott', '[]', false, 'ACCEPTED', 100, now())`,
      [randomUUID()],
    );
  };
  try {
    await client.query(`INSERT INTO draw_exposure VALUES ('XSMB', '1', 'number:MB.DE_DB.27', 100)`);
    await order();
    await client.query(sql);
    await order();
    await client.query(`INSERT INTO draw_exposure (game_code, numero, book, cell, amount)
                        VALUES ('XSMB', '1', 'PLAY', 'number:MB.DE_DB.27', 5)`);
    const { rows } = await client.query('SELECT book, amount FROM draw_exposure ORDER BY amount DESC');
    expect(rows).toEqual([
      { book: 'REAL', amount: '100' },
      { book: 'PLAY', amount: '5' },
    ]);
    const orders = await client.query('SELECT exposure_by_book FROM lottery_order ORDER BY placed_at');
    expect(orders.rows.map(({ exposure_by_book }) => exposure_by_book)).toEqual([false, true]);
  } finally {
    await client.end();
    await database.close();
  }
});
