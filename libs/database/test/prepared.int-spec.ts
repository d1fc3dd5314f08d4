import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { Pool, queryPrepared } from '../src/index.js';

describe('a prepared statement that fails', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await startTestDatabase({ migrations: [] });
    pool = await Pool.open({ url: database.ownerUrl, applicationName: 'prepared' });
    await pool.query('CREATE TABLE note (id int PRIMARY KEY)');
    await pool.query('INSERT INTO note SELECT generate_series(1, 8)');
  });
  afterAll(async () => {
    await pool?.close();
    await database?.close();
  });

  const failing = {
    name: 'failing',
    text: 'WITH locked AS (SELECT id FROM note FOR UPDATE) SELECT 1 / (count(*) - 8) AS never FROM locked',
  };
  const free = { name: 'free', text: 'SELECT id FROM note FOR UPDATE SKIP LOCKED' };

  // The server tells of an error before it lets go: without waiting, one in some two hundred meets its own locks.
  it('has let go of its rows when it is told, so that who tries again at once does not meet them', async () => {
    for (let tries = 0; tries < 1_000; tries += 1) {
      await Promise.all([1, 2].map(() => queryPrepared(pool, { name: 'open', text: 'SELECT 1' }, [])));
      await expect(queryPrepared(pool, failing, [])).rejects.toThrow('division by zero');
      expect(await queryPrepared(pool, free, [])).toHaveLength(8);
    }
  });

  it('leaves its connection to the next', async () => {
    const own = { name: 'own', text: 'SELECT pg_backend_pid() AS pid' };
    const single = await Pool.open({ url: database.url, applicationName: 'one', poolSize: 1 });
    const [before] = await queryPrepared<{ pid: number }>(single, own, []);
    await expect(queryPrepared(single, { name: 'wrong', text: 'SELECT 1 / 0' }, [])).rejects.toThrow();
    const [after] = await queryPrepared<{ pid: number }>(single, own, []);
    await single.close();
    expect(after!.pid).toBe(before!.pid);
  });

  it('that its connection does not survive is told, and the next gets another', async () => {
    const ended = { name: 'ended', text: 'SELECT pg_terminate_backend(pg_backend_pid())' };
    await expect(queryPrepared(pool, ended, [])).rejects.toThrow();
    expect(await queryPrepared(pool, free, [])).toHaveLength(8);
  });
});
