import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { runMigrations, type DatabaseSchema } from '#libs/database';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { BackfillContribution1796500000800 } from '../src/database/migrations/1796500000800-backfill-contribution.js';
import { walletSchema } from '../src/database/schema.js';

describe('the migration to what each bet counted', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    const earlier: DatabaseSchema = {
      ...walletSchema,
      migrations: walletSchema.migrations.filter((one) => one !== BackfillContribution1796500000800),
    };
    database = await startTestDatabase(earlier);
    owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
  });
  afterAll(async () => {
    await owner?.end();
    await database?.close();
  });

  const requirement = async (member: string, opened: string, closed: string | null = null) => {
    const id = randomUUID();
    await owner.query(
      `INSERT INTO rollover (id, member_id, book, requested_by, credit_key, posting_id, amount, multiplier, required, kind, status,
                             opened_at, closed_at)
       VALUES ($1, $2, 'REAL', 'promotions', $1::uuid::text, $1, 100, 10, 1000, 'DEPOSIT', $3, $4, $5)`,
      [id, member, closed === null ? 'ACTIVE' : 'DONE', opened, closed],
    );
    return id;
  };
  const bet = (member: string, key: string, used: number) =>
    owner.query(
      `INSERT INTO rollover_progress (caller, source_key, member_id, book, valid_bet, used, recorded_at)
       VALUES ('bets', $1, $2, 'REAL', 100, $3, '2026-11-10')`,
      [key, member, used],
    );

  it('knows it where one requirement ran, and leaves alone where several did', async () => {
    const [one, several] = [randomUUID(), randomUUID()];
    await requirement(one, '2026-11-01', '2026-11-05');
    const counted = await requirement(one, '2026-11-06', '2026-11-20');
    await requirement(one, '2026-11-11');
    await requirement(several, '2026-11-01');
    await requirement(several, '2026-11-02');
    await bet(one, 'known', 80);
    await bet(one, 'unused', 0);
    await bet(several, 'unknown', 100);
    await runMigrations(database.ownerUrl, walletSchema);
    const { rows } = await owner.query(
      'SELECT source_key, rollover_id, amount, counted_back FROM rollover_use',
    );
    expect(rows).toEqual([{ source_key: 'known', rollover_id: counted, amount: '80', counted_back: '0' }]);
  });
});
