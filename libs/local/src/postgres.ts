import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { findPostgres, type PostgresBinaries, reachableFolder } from './postgres-binaries.ts';

export interface ClusterOptions {
  /** Where the data should live; another place is taken when the server's account cannot get there. */
  folder: string;
  /** Names that other place, so that two checkouts on a machine keep apart. */
  label: string;
  /** The superuser's password; kept by the caller as long as the data. */
  password: string;
  /** 0 takes any free port. */
  port?: number;
  settings?: Record<string, string>;
  /** The data are deleted when the cluster stops, or when this process dies. */
  throwAway?: boolean;
}

/** Durable, and small enough for a laptop: a commit that was acknowledged survives a power cut. */
const DURABLE: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  max_connections: '300',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_duration_statement: '1000',
  // Values that statements are given may be hashes and names of members.
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/**
 * Ends the server in an orderly way as soon as its input closes, which the system does
 * when the process that started it is gone, however it went: no server is ever left behind.
 */
const SUPERVISOR = `trap '' INT TERM HUP
exec 3<&0
"$@" 3<&- </dev/null & server=$!
(read -r _ <&3; kill -$STOP_BY $server 2>/dev/null) & reader=$!
wait $server; status=$?
kill $reader 2>/dev/null
[ -z "$THROW_AWAY" ] || rm -rf "$THROW_AWAY"
exit $status`;

/** One local PostgreSQL server: its data folder made, started, waited for, stopped. */
export class PostgresCluster {
  readonly dataFolder: string;
  readonly version: string;
  port = 0;

  private readonly options: ClusterOptions;
  private readonly binaries: PostgresBinaries;
  private supervisor?: ChildProcess;
  private exited: Promise<void> = Promise.resolve();

  constructor(options: ClusterOptions) {
    this.options = options;
    this.binaries = findPostgres();
    this.version = this.binaries.version;
    this.dataFolder = join(reachableFolder(options.folder, options.label, this.binaries.account), 'data');
  }

  /** The superuser's address, for making databases and roles. */
  get adminUrl(): string {
    return this.url('postgres', 'postgres', this.options.password);
  }

  url(user: string, database: string, password: string): string {
    return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    if (!existsSync(join(this.dataFolder, 'PG_VERSION'))) this.initialise();
    await this.clearEarlierServer();
    this.port = await freePort(this.options.port ?? 0);
    this.spawnServer();
    await this.waitUntilReady();
  }

  async stop(): Promise<void> {
    this.supervisor?.ref();
    this.supervisor?.stdin?.end();
    await this.exited;
    this.supervisor = undefined;
    if (this.options.throwAway) rmSync(join(this.dataFolder, '..'), { recursive: true, force: true });
  }

  /** Deletes the data. Only where the server does not run. */
  erase(): void {
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  /** The server's own process, for those who want to hurt it. */
  get pid(): number | undefined {
    return this.readLock()?.pid;
  }

  private initialise(): void {
    // An initdb that was cut short leaves a folder that the next one refuses: it works in a folder next to it, and renames that at the end.
    const partial = `${this.dataFolder}.partial`;
    const passwordFile = `${this.dataFolder}.password`;
    rmSync(partial, { recursive: true, force: true });
    rmSync(this.dataFolder, { recursive: true, force: true });
    writeFileSync(passwordFile, this.options.password, { mode: 0o600 });
    const { account } = this.binaries;
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const made = spawnSync(
      this.binaries.initdb,
      [
        ...['-D', partial, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'],
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
        ...(this.options.throwAway ? ['--no-sync'] : []),
      ],
      { ...this.identity(), encoding: 'utf8' },
    );
    rmSync(passwordFile, { force: true });
    if (made.status !== 0) {
      throw new Error(
        `PostgreSQL could not make its data folder ${this.dataFolder}: ${made.error?.message ?? made.stderr.trim()}`,
      );
    }
    renameSync(partial, this.dataFolder);
  }

  /** A lock left by a crash is removed; a server left running by one is stopped. */
  private async clearEarlierServer(): Promise<void> {
    const lock = this.readLock();
    if (!lock) return;
    if (!isServerOf(lock.pid, this.dataFolder)) {
      rmSync(join(this.dataFolder, 'postmaster.pid'), { force: true });
      return;
    }
    process.kill(lock.pid, 'SIGINT');
    for (let waited = 0; isServerOf(lock.pid, this.dataFolder); waited += 50) {
      if (waited > 20_000)
        throw new Error(
          `A PostgreSQL server (process ${lock.pid}) still holds ${this.dataFolder}: stop it and try again.`,
        );
      await sleep(50);
    }
  }

  private readLock(): { pid: number } | undefined {
    const pid = Number.parseInt(readOptional(join(this.dataFolder, 'postmaster.pid')), 10);
    return Number.isNaN(pid) ? undefined : { pid };
  }

  private spawnServer(): void {
    const settings = {
      ...DURABLE,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      ...this.options.settings,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = openSync(this.logFile, 'a', 0o600);
    const command = [this.binaries.postgres, '-D', this.dataFolder, '-p', String(this.port), ...flags];
    const throwAway = this.options.throwAway ? join(this.dataFolder, '..') : '';
    // In a session of its own: Ctrl-C reaches the services first, and the server when they are done with it.
    this.supervisor = spawn(
      '/bin/sh',
      [
        '-c',
        `THROW_AWAY='${throwAway}' STOP_BY=${throwAway ? 'QUIT' : 'INT'}\n${SUPERVISOR}`,
        'lotus-postgres',
        ...command,
      ],
      {
        ...this.identity(),
        detached: true,
        stdio: ['pipe', log, log],
      },
    );
    closeSync(log);
    this.supervisor.stdin?.on('error', () => undefined);
    (this.supervisor.stdin as Socket | null)?.unref();
    this.exited = new Promise((resolve) => this.supervisor?.once('exit', () => resolve()));
    this.supervisor.unref();
  }

  private async waitUntilReady(): Promise<void> {
    let gone = false;
    void this.exited.then(() => (gone = true));
    for (let waited = 0; waited < 60_000; waited += 25) {
      if (gone) break;
      const client = new pg.Client({ connectionString: this.adminUrl, connectionTimeoutMillis: 2_000 });
      try {
        await client.connect();
        return;
      } catch (error) {
        if ((error as { code?: string }).code === '28P01') {
          await this.stop();
          throw new Error(
            `PostgreSQL's data in ${this.dataFolder} belong to another password: start with --fresh to delete them.`,
            { cause: error },
          );
        }
        await sleep(25);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
    throw new Error(`PostgreSQL did not start. Its last lines:\n${this.lastLogLines()}`);
  }

  private get logFile(): string {
    return join(this.dataFolder, '..', 'postgres.log');
  }

  private lastLogLines(): string {
    return readOptional(this.logFile).trim().split('\n').slice(-5).join('\n') || '(none)';
  }

  private identity(): { cwd: string; uid?: number; gid?: number } {
    const { account } = this.binaries;
    return account ? { cwd: '/', uid: account.uid, gid: account.gid } : { cwd: '/' };
  }
}

/** A password that needs no escaping anywhere. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

function isServerOf(pid: number, dataFolder: string): boolean {
  const command = existsSync('/proc/self/cmdline')
    ? readOptional(`/proc/${pid}/cmdline`)
    : spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return command.includes('postgres') && command.includes(dataFolder);
}

function readOptional(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
