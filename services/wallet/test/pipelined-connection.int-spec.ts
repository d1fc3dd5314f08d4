import pg from 'pg';
import { eventually, startTestDatabase, type TestDatabase } from '#libs/testing';
import { PipelinedConnection } from '../src/ledger/pipelined-connection.js';

describe('a pipelined connection', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    database = await startTestDatabase({ migrations: [] });
    owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('CREATE TABLE kept (n integer PRIMARY KEY)');
    await owner.query('GRANT ALL ON kept TO PUBLIC');
  });
  afterAll(async () => {
    await owner?.end();
    await database?.close();
  });

  const lost: string[] = [];
  const lines: PipelinedConnection[] = [];
  const line = (cap = 100): PipelinedConnection => {
    const made = new PipelinedConnection({
      client: { connectionString: database.url },
      cap,
      onLost: (error) => lost.push(error.message),
    });
    lines.push(made);
    return made;
  };
  afterEach(async () => {
    await Promise.all(lines.splice(0).map((made) => made.close()));
    lost.length = 0;
    await owner?.query('TRUNCATE kept');
  });
  const keep = (n: number) => ({
    name: 'keep',
    text: 'INSERT INTO kept VALUES ($1) RETURNING n, pg_backend_pid() AS pid',
    values: [n],
  });
  /** Ends the connection that waits for a long sleep. */
  const breakSleep = async (): Promise<void> => {
    const beside = new pg.Client({ connectionString: database.url });
    await beside.connect();
    const asleep = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'active' AND query = 'SELECT pg_sleep(600)'`;
    await eventually(async () => (await beside.query(asleep)).rowCount! > 0);
    await beside.end();
  };
  const kept = async (): Promise<number[]> =>
    (await owner.query<{ n: number }>('SELECT n FROM kept ORDER BY n')).rows.map(({ n }) => n);

  it('WAL-I12 answers each of many calls that are under way with its own answer, over one connection', async () => {
    const on = line();
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => (await on.query(keep(n))).rows[0]),
    );
    expect(answers.map((row) => (row as { n: number }).n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect(new Set(answers.map((row) => (row as { pid: number }).pid)).size).toBe(1);
  });

  it('WAL-I11 WAL-I12 lets a call fail alone: what was sent before and after it is committed', async () => {
    const on = line();
    const outcomes = await Promise.allSettled([1, 2, 1, 3].map((n) => on.query(keep(n))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { code: '23505' } });
    expect(await kept()).toEqual([1, 2, 3]);
  });

  it('sends nothing beyond what may be under way, and says when to come again', async () => {
    const on = line(2);
    const outcomes = await Promise.allSettled([1, 2, 3].map((n) => on.query(keep(n))));
    expect(outcomes[2]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await kept()).toEqual([1, 2]);
    await on.query(keep(4));
  });

  it('WAL-I12 WAL-I15 has another connection for who calls again in the turn in which the first was lost', async () => {
    const on = line();
    await on.query(keep(1));
    const again = on.query({ text: 'SELECT pg_sleep(600)' }).catch(() => on.query(keep(2)));
    await breakSleep();
    expect((await again).rows).toMatchObject([{ n: 2 }]);
    expect(lost).toHaveLength(1);
  });

  it('WAL-I12 WAL-I15 leaves open what was under way when its connection broke, and opens another for the next call', async () => {
    const on = line();
    await on.query(keep(1));
    const held = on.query({ text: 'SELECT pg_sleep(600)' }).catch((error: Error) => error);
    const behind = on.query(keep(2)).catch((error: Error) => error);
    await breakSleep();
    expect(await held).toBeInstanceOf(Error);
    expect(await behind).toBeInstanceOf(Error);
    expect(lost).not.toEqual([]);
    await on.query(keep(3));
    expect(await kept()).toEqual([1, 3]);
  });

  it('answers what is under way before it closes', async () => {
    const on = line();
    const answers = [1, 2, 3].map((n) => on.query(keep(n)));
    await answers[0];
    await on.close();
    await expect(Promise.all(answers)).resolves.toHaveLength(3);
    expect(await kept()).toEqual([1, 2, 3]);
  });
});
