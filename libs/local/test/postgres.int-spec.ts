import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '#libs/testing';
import { PostgresCluster } from '../src/postgres.ts';
import { analyzeDatabase, ensureServiceDatabase } from '../src/postgres-databases.ts';

const password = 'only-for-this-test';

describe('a local PostgreSQL server', () => {
  let home: string;
  let cluster: PostgresCluster;

  const open = (): PostgresCluster =>
    new PostgresCluster({
      folder: join(home, 'postgres'),
      label: `spec-${process.pid}`,
      password,
      settings: { shared_buffers: '16MB' },
    });

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'lotus-postgres-'));
  });
  beforeEach(() => {
    cluster = open();
  });
  afterEach(() => cluster?.stop());
  afterAll(() => {
    rmSync(home, { recursive: true, force: true });
    if (cluster) rmSync(join(cluster.dataFolder, '..'), { recursive: true, force: true });
  });

  const ask = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: cluster.adminUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  it('begins again after an initdb that was cut short', async () => {
    mkdirSync(`${cluster.dataFolder}.partial/base`, { recursive: true });
    writeFileSync(`${cluster.dataFolder}.partial/PG_VERSION`, '18\n');
    await cluster.start();
    expect(await ask('SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
  });

  it('logs slow statements without the values that they were given', async () => {
    await cluster.start();
    const client = new pg.Client({ connectionString: cluster.adminUrl });
    await client.connect();
    await client.query('SET log_min_duration_statement = 0');
    await client.query('SELECT $1::text AS given', ['hash-of-a-member']);
    await client.query('SELECT $1::integer', ['no-number-of-a-member']).catch(() => undefined);
    await client.end();
    const log = readFileSync(join(cluster.dataFolder, '..', 'postgres.log'), 'utf8');
    expect(log).toContain('SELECT $1::text AS given');
    expect(log).not.toContain('hash-of-a-member');
    expect(log).not.toMatch(/[Pp]arameters: .*member/);
  });

  it('keeps its data from one start to the next', async () => {
    await cluster.start();
    await ask('CREATE TABLE kept AS SELECT 42 AS answer');
    await cluster.stop();
    cluster = open();
    await cluster.start();
    expect(await ask('SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('recovers from a kill, lock file and all', async () => {
    await cluster.start();
    process.kill(cluster.pid ?? 0, 'SIGKILL');
    await cluster.stop();
    expect(existsSync(join(cluster.dataFolder, 'postmaster.pid'))).toBe(true);
    cluster = open();
    await cluster.start();
    expect(await ask('SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('is not held up by a lock file whose number another process has now', async () => {
    writeFileSync(join(cluster.dataFolder, 'postmaster.pid'), `${process.pid}\n${cluster.dataFolder}\n`);
    await cluster.start();
    expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('stops when the process that started it is killed', async () => {
    const script = `
      import { PostgresCluster } from ${JSON.stringify(join(import.meta.dirname, '../src/postgres.ts'))};
      const cluster = new PostgresCluster(${JSON.stringify({ folder: join(home, 'postgres'), label: `spec-${process.pid}`, password })});
      await cluster.start();
      console.log(cluster.pid);
      setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = await new Promise<number>((resolve) =>
      starter.stdout.once('data', (line) => resolve(Number(line))),
    );
    starter.kill('SIGKILL');
    const alive = (): boolean => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await eventually(() => !alive(), { what: 'the end of the server' });
  });

  it('refuses data of another password in one sentence', async () => {
    const stranger = new PostgresCluster({
      folder: join(home, 'postgres'),
      label: `spec-${process.pid}`,
      password: 'another',
    });
    await expect(stranger.start()).rejects.toThrow(/another password: start with --fresh/);
  });

  it('makes the database of a service twice without harm, and with new passwords', async () => {
    await cluster.start();
    await ensureServiceDatabase(cluster.adminUrl, {
      name: 'lotus_x',
      ownerPassword: 'a',
      runtimePassword: 'b',
    });
    await ensureServiceDatabase(cluster.adminUrl, {
      name: 'lotus_x',
      ownerPassword: 'c',
      runtimePassword: 'd',
    });
    const client = new pg.Client({ connectionString: cluster.url('lotus_x_runtime', 'lotus_x', 'd') });
    await client.connect();
    await client.end();
  });

  it('gives the planner statistics of the rows of a service', async () => {
    await cluster.start();
    await ensureServiceDatabase(cluster.adminUrl, {
      name: 'lotus_y',
      ownerPassword: 'a',
      runtimePassword: 'b',
    });
    const url = cluster.url('lotus_y_owner', 'lotus_y', 'a');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE note AS SELECT generate_series(1, 5) AS id');
    await analyzeDatabase(url);
    const { rows } = await client.query(`SELECT reltuples FROM pg_class WHERE relname = 'note'`);
    await client.end();
    expect(rows).toEqual([{ reltuples: 5 }]);
  });
});
