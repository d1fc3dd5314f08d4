import { startTestDatabase, type TestDatabase } from '#libs/testing';
import type { DataSource } from 'typeorm';
import { createDataSource, queryPrepared } from '../src/index.js';

describe('a prepared statement that fails', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await startTestDatabase({ migrations: [] });
    source = createDataSource({ url: database.ownerUrl, applicationName: 'prepared' });
    await source.initialize();
    await source.query('CREATE TABLE note (id int PRIMARY KEY)');
    await source.query('INSERT INTO note SELECT generate_series(1, 8)');
  });
  afterAll(async () => {
    await source?.destroy();
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
      await Promise.all([1, 2].map(() => queryPrepared(source, { name: 'open', text: 'SELECT 1' }, [])));
      await expect(queryPrepared(source, failing, [])).rejects.toThrow('division by zero');
      expect(await queryPrepared(source, free, [])).toHaveLength(8);
    }
  });

  it('leaves its connection to the next', async () => {
    const own = { name: 'own', text: 'SELECT pg_backend_pid() AS pid' };
    const single = createDataSource({ url: database.url, applicationName: 'one', poolSize: 1 });
    await single.initialize();
    const [before] = await queryPrepared<{ pid: number }>(single, own, []);
    await expect(queryPrepared(single, { name: 'wrong', text: 'SELECT 1 / 0' }, [])).rejects.toThrow();
    const [after] = await queryPrepared<{ pid: number }>(single, own, []);
    await single.destroy();
    expect(after!.pid).toBe(before!.pid);
  });

  it('that its connection does not survive is told, and the next gets another', async () => {
    const ended = { name: 'ended', text: 'SELECT pg_terminate_backend(pg_backend_pid())' };
    await expect(queryPrepared(source, ended, [])).rejects.toThrow();
    expect(await queryPrepared(source, free, [])).toHaveLength(8);
  });
});
