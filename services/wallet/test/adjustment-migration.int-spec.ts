import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { runMigrations, type DatabaseSchema } from '#libs/database';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { MoveAdjustments1796500000910 } from '../src/database/migrations/1796500000910-move-adjustments.js';
import { walletSchema } from '../src/database/schema.js';

describe('the migration of corrections by hand to approvals', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    const earlier: DatabaseSchema = {
      ...walletSchema,
      migrations: walletSchema.migrations.filter((one) => one !== MoveAdjustments1796500000910),
    };
    database = await startTestDatabase(earlier);
    owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
  });
  afterAll(async () => {
    await owner?.end();
    await database?.close();
  });

  it('keeps what waits and what was decided, with both persons', async () => {
    const [waiting, posted, member] = [randomUUID(), randomUUID(), randomUUID()];
    await owner.query(
      `INSERT INTO adjustment (id, member_id, amount, reason, status, requested_by, requested_at, decided_by, decided_at, decision,
                               posting_id)
       VALUES ($1, $3, -500, 'taken twice', 'REQUESTED', 'op-1', '2026-11-01', NULL, NULL, NULL, NULL),
              ($2, $3, 700, 'paid late', 'POSTED', 'op-1', '2026-11-01', 'op-2', '2026-11-02', 'seen', $2)`,
      [waiting, posted, member],
    );
    await runMigrations(database.ownerUrl, walletSchema);
    const { rows } = await owner.query(
      `SELECT id, kind, subject, amount, status, proposed_by, decided_by, note, result, expires_at > now() AS open
         FROM approval ORDER BY amount`,
    );
    const about = { kind: 'ADJUSTMENT', subject: member, proposed_by: 'op-1' };
    expect(rows).toEqual([
      {
        ...{ ...about, id: waiting, amount: '-500', status: 'PROPOSED' },
        ...{ decided_by: null, note: null, result: null, open: true },
      },
      {
        ...{ ...about, id: posted, amount: '700', status: 'APPROVED' },
        ...{ decided_by: 'op-2', note: 'seen', result: posted, open: true },
      },
    ]);
  });
});
