import { BoundedClient, Pool } from '#libs/database';
import { startTestDatabase, type TestDatabase } from '#libs/testing';

describe('a connection', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await startTestDatabase({ migrations: [] });
  });

  afterAll(() => database?.close());

  it('that the server ends while no owner listens ends neither the process nor the next connection', async () => {
    const idle = new BoundedClient({ connectionString: database.url });
    const other = new BoundedClient({ connectionString: database.url });
    await Promise.all([idle.connect(), other.connect()]);
    const { rows } = await idle.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => void idle.once('end', () => resolve(undefined)));
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await ended;
    await expect(idle.query('SELECT 1')).rejects.toThrow();
    expect((await other.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await other.end();
  });

  it('SEC-S22.1 cancels a query that takes too long, and has a limit where none is named', async () => {
    const settings = { url: database.url, applicationName: 'slow', poolSize: 1 };
    const hurried = await Pool.open({ ...settings, statementTimeoutMs: 50 });
    const usual = await Pool.open(settings);
    try {
      await expect(hurried.query('SELECT pg_sleep(600)')).rejects.toThrow(/statement timeout/);
      expect(await hurried.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await usual.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
    } finally {
      await Promise.all([hurried.close(), usual.close()]);
    }
  });
});
