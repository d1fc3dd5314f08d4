import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, lastLines } from './process.mjs';
import { Obstacle } from './say.mjs';

/** A server of ours that runs in the background, known by the pid it wrote into its own folder. */
export class LocalServer {
  /** @param {{name: string, folder: string, port: number, command: string, args: string[], env?: object}} options */
  constructor(options) {
    Object.assign(this, options);
    this.pidFile = join(options.folder, `${options.name}.pid`);
    this.logFile = join(options.folder, `${options.name}.log`);
  }

  get pid() {
    const pid = existsSync(this.pidFile) ? Number(readFileSync(this.pidFile, 'utf8')) : 0;
    return pid > 0 && isAlive(pid) ? pid : undefined;
  }

  async start(timeoutMs = 60_000) {
    if (this.pid && (await listens(this.port))) return;
    await this.stop();
    if (await listens(this.port))
      throw new Obstacle(
        `port ${this.port} is in use by another program: stop it, or give ${this.name} another port.`,
      );
    mkdirSync(this.folder, { recursive: true });
    const log = openSync(this.logFile, 'a');
    const child = spawn(this.command, this.args, {
      cwd: this.folder,
      env: this.env ?? process.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    let failure;
    child.once('error', (error) => (failure = error.message));
    child.once('exit', () => (failure ??= lastLines(readFileSync(this.logFile, 'utf8'))));
    if (child.pid) writeFileSync(this.pidFile, String(child.pid));
    child.unref();
    for (let waited = 0; !(await listens(this.port)); waited += 100) {
      if (failure !== undefined || waited > timeoutMs)
        throw new Obstacle(`${this.name} did not start:\n${failure ?? `no answer at port ${this.port}`}`);
      await sleep(100);
    }
  }

  async stop() {
    const { pid } = this;
    if (pid) {
      process.kill(pid, 'SIGTERM');
      for (let waited = 0; isAlive(pid) && waited < 20_000; waited += 50) await sleep(50);
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
    rmSync(this.pidFile, { force: true });
  }
}

export function listens(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

// Below the ports that systems give to whoever calls out or takes any: one of those is soon another program's.
const firstPort = 20_000;
const ports = 12_000;
let nextPort = randomInt(ports);

/** A port that nobody has, and that no other call of this process gets. As deploy/local/free-port.ts, which is not built here yet. */
export async function freePort() {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = firstPort + (nextPort++ % ports);
    if (await isFree(port)) return port;
  }
  throw new Obstacle(`none of the ports ${firstPort} to ${firstPort + ports - 1} is free.`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The common command line of our servers: `get`, `start [--port N] [--folder F]`, `stop`, `status`. */
export async function commandLine({ get, server }) {
  const [action = 'start', ...rest] = process.argv.slice(2);
  const value = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
  const options = { port: value('--port') && Number(value('--port')), folder: value('--folder') };
  if (action === 'get') return console.log(await get());
  if (!['start', 'stop', 'status'].includes(action))
    throw new Obstacle('there are: get, start, stop, status (with --port and --folder).');
  const one = await server(options, { obtain: action === 'start' });
  if (action === 'start') await one.start();
  if (action === 'stop') await one.stop();
  console.log(
    `${one.name}: ${one.pid ? `running at 127.0.0.1:${one.port} (process ${one.pid})` : 'not running'}`,
  );
}
