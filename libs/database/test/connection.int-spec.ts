import { BoundedClient } from '#libs/database';
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
});
