import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, lastLines } from './process.ts';
import { UserError } from './user-error.ts';

export interface LocalServerOptions {
  name: string;
  /** Holds the server's data, its pid file and its log. */
  folder: string;
  port: number;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** A server in the background, found again by the pid file in its folder. */
export class LocalServer {
  readonly name: string;
  readonly port: number;
  private readonly options: LocalServerOptions;
  private readonly pidFile: string;
  private readonly logFile: string;

  constructor(options: LocalServerOptions) {
    this.options = options;
    this.name = options.name;
    this.port = options.port;
    this.pidFile = join(options.folder, `${options.name}.pid`);
    this.logFile = join(options.folder, `${options.name}.log`);
  }

  get pid(): number | undefined {
    const pid = existsSync(this.pidFile) ? Number(readFileSync(this.pidFile, 'utf8')) : 0;
    return pid > 0 && isAlive(pid) ? pid : undefined;
  }

  async start(timeoutMs = 60_000): Promise<void> {
    if (this.pid && (await listens(this.port))) return;
    await this.stop();
    if (await listens(this.port))
      throw new UserError(
        `port ${this.port} is in use by another program: stop it, or give ${this.name} another port.`,
      );
    const { folder, command, args, env } = this.options;
    mkdirSync(folder, { recursive: true });
    const log = openSync(this.logFile, 'a');
    const child = spawn(command, args, {
      cwd: folder,
      env: env ?? process.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    let failure: string | undefined;
    child.once('error', (error) => (failure = error.message));
    child.once('exit', () => (failure ??= lastLines(readFileSync(this.logFile, 'utf8'))));
    if (child.pid) writeFileSync(this.pidFile, String(child.pid));
    child.unref();
    for (let waited = 0; !(await listens(this.port)); waited += 100) {
      if (failure !== undefined || waited > timeoutMs)
        throw new UserError(`${this.name} did not start:\n${failure ?? `no answer at port ${this.port}`}`);
      await sleep(100);
    }
  }

  async stop(): Promise<void> {
    const { pid } = this;
    if (pid) {
      process.kill(pid, 'SIGTERM');
      for (let waited = 0; isAlive(pid) && waited < 20_000; waited += 50) await sleep(50);
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
    rmSync(this.pidFile, { force: true });
  }
}

function listens(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const end = (listening: boolean): void => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
