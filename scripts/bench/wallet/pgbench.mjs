import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../lib/process.mjs';
import { UserError } from '../../lib/log.mjs';

/** A program of PostgreSQL's, from the path or where Debian keeps those of each version; undefined where it is not. */
export function postgresTool(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** @typedef {{ user: string, database: string, password: string }} Login */

export class Pgbench {
  scripts = 0;

  /**
   * @param {import('./cluster.mjs').LedgerCluster} cluster
   * @param {string} folder
   */
  constructor(cluster, folder) {
    const program = postgresTool('pgbench');
    if (!program)
      throw new UserError(
        'pgbench is not here: on Debian it comes with `apt-get install postgresql` (no server of it is used).',
      );
    this.cluster = cluster;
    this.folder = folder;
    this.program = program;
  }

  async fill(database, scale) {
    await this.call(['-i', '-q', '-s', String(scale)], this.cluster.rival(database));
  }

  script(text) {
    const file = join(this.folder, `script-${++this.scripts}.sql`);
    writeFileSync(file, text);
    return file;
  }

  /** Transactions a second over `seconds`, prepared; a second before, in which sessions warm up, does not count. What fails voids the measurement. */
  async run(at, { seconds, clients, args }) {
    const output = await this.call(
      [
        ...['-n', '-M', 'prepared', '-P', '1', '-T', String(seconds + 1)],
        ...['-c', String(clients), '-j', String(Math.min(2, clients)), ...args],
      ],
      at,
    );
    const number = (pattern) => Number(pattern.exec(output)?.[1]);
    const done = number(/actually processed: (\d+)/);
    const steps = [...output.matchAll(/progress: [\d.]+ s, ([\d.]+) tps/g)]
      .map(([, tps]) => Number(tps))
      .slice(1);
    const rate = steps.reduce((sum, tps) => sum + tps, 0) / steps.length;
    if (!(rate > 0) || number(/failed transactions: (\d+)/) > 0 || /ERROR|aborted/.test(output))
      throw new Error(`void: pgbench ended with\n${output.slice(-800)}`);
    return { rate, done, steps };
  }

  /** Milliseconds of every transaction, where they begin by the clock and wait for nobody. */
  async openLoop(at, { seconds, clients, rate, args: what }) {
    const logs = mkdtempSync(join(this.folder, 'log-'));
    const args = ['-R', String(Math.round(rate)), '-l', `--log-prefix=${join(logs, 'run')}`, ...what];
    const { done } = await this.run(at, { seconds, clients, args });
    const lines = readdirSync(logs)
      .flatMap((file) => readFileSync(join(logs, file), 'utf8').trim().split('\n'))
      .map((line) => line.split(' ').map(Number))
      .map(([, , micros, , second, part]) => ({ micros, at: second * 1e6 + part }));
    // Sessions that are new would be seen as latency of the others.
    const warm = Math.min(...lines.map((line) => line.at)) + 1e6;
    const latencies = lines.filter((line) => line.at > warm).map(({ micros }) => micros / 1000);
    rmSync(logs, { recursive: true });
    return { done, latencies };
  }

  async call(args, { user, database, password }) {
    const { code, output } = await runCommand(
      this.program,
      ['-h', '127.0.0.1', '-p', String(this.cluster.port), '-U', user, ...args, database],
      { env: { ...process.env, PGPASSWORD: password } },
    );
    if (code !== 0) throw new Error(`void: pgbench ended with code ${code}\n${output.slice(-800)}`);
    return output;
  }
}
