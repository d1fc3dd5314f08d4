import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runMigrations } from '#libs/database';
import { walletSchema } from '../src/database/schema.js';
import { DatabasePreconditionsRepository } from '../src/ledger/database-preconditions.repository.js';
import { bet, rollbackOf, TestLedger, win } from './support/ledger.js';

describe('the schema of the ledger', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.start(4);
  });
  afterAll(() => ledger?.close());

  const migrate = () => runMigrations(ledger.database.ownerUrl, walletSchema);

  it('holds exactly the functions that have a file', async () => {
    const files = walletSchema.functions!.flatMap((folder) => readdirSync(fileURLToPath(folder)));
    const { rows } = await ledger.owner.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    );
    const named = files.map((file) => file.replace(/\.sql$/, ''));
    expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
  });

  it('WAL-I1 WAL-I3 states the rules of rows as CHECK constraints, in every month', async () => {
    const { rows } = await ledger.owner.query<{ name: string; rules: string[] }>(
      `SELECT t.relid::text AS name, array_agg(c.conname::text ORDER BY c.conname) AS rules
         FROM pg_partition_tree('posting') t JOIN pg_constraint c ON c.conrelid = t.relid AND c.contype = 'c' AND c.convalidated
        GROUP BY 1`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { rules } of rows)
      expect(rules).toEqual([
        'posting_amount',
        'posting_bonus_amount',
        'posting_one_book',
        'posting_player_side',
        'posting_two_sides',
      ]);
  });

  it('WAL-I10 leaves the service no right to change or empty what must never change', async () => {
    expect(await new DatabasePreconditionsRepository(ledger.pools).changeableTables()).toEqual([]);
  });

  it('WAL-I6 WAL-I7 WAL-I9 applies a changed function again and answers every old key as before', async () => {
    const member = await ledger.member(1_000n);
    const placed = bet(member, 700n);
    const requests = [placed, bet(member, 5_000n), win(member, 300n)];
    const back = rollbackOf(placed);
    const ask = async () => [
      ...(await Promise.all(requests.map((request) => ledger.post(request)))),
      await ledger.rollback(back),
    ];
    for (const request of requests) await ledger.post(request);
    await ledger.rollback(back);
    const before = await ask();

    await ledger.owner.query(
      `CREATE OR REPLACE FUNCTION replay_posting(r posting_request) RETURNS posting_answer LANGUAGE sql AS 'SELECT NULL::posting_answer'`,
    );
    await ledger.owner.query(`UPDATE schema_function SET checksum = '' WHERE name = 'replay_posting'`);
    expect(await migrate()).toEqual([]);
    expect(await ask()).toEqual(before);
    await ledger.assertConsistent();
  });

  it('refuses a database of an earlier state of the project and names the way out', async () => {
    const earlier = 'CreateLedger1763000003000';
    await ledger.owner.query('INSERT INTO schema_migrations (timestamp, name) VALUES (1763000003000, $1)', [
      earlier,
    ]);
    await expect(migrate()).rejects.toThrow(new RegExp(`unknown: ${earlier}.*npm start -- --fresh`));
    await ledger.owner.query('DELETE FROM schema_migrations WHERE name = $1', [earlier]);
    expect(await migrate()).toEqual([]);
  });
});
