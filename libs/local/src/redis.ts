import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './checkout.ts';
import { LocalServer } from './local-server.ts';
import { lastLines, runCommand, succeeds } from './process.ts';
import { UserError } from './user-error.ts';

const home = join(root, '.cache', 'redis');

export interface RedisOptions {
  port?: number;
  folder?: string;
  log?: (line: string) => void;
}

/** The machine's redis-server; else, on Debian, its packages unpacked into .cache/ (nothing is installed). */
export async function getRedis(log?: RedisOptions['log']): Promise<string> {
  if (await succeeds('redis-server', ['--version'])) return 'redis-server';
  if (!existsSync(home)) await unpack(log);
  return join(home, 'usr', 'bin', 'redis-server');
}

async function unpack(log: RedisOptions['log']): Promise<void> {
  const began = Date.now();
  if (!(await succeeds('apt-get', ['--version'])))
    throw new UserError('redis-server is not installed: install Redis 7 or newer, or set REDIS_URL.');
  const partial = `${home}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const step = async (command: string, args: string[]): Promise<string> => {
    const { code, output } = await runCommand(command, args, { cwd: partial });
    if (code === 0) return output;
    rmSync(partial, { recursive: true, force: true });
    throw new UserError(
      `redis-server could not be fetched (${command}); run apt-get update as root first, or install it:\n${lastLines(output)}`,
    );
  };
  const plan = await step('apt-get', ['install', '--simulate', '--no-install-recommends', 'redis-server']);
  const packages = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => String(name));
  await step('apt-get', ['download', ...packages]);
  for (const file of readdirSync(partial).filter((name) => name.endsWith('.deb')))
    await step('dpkg', ['-x', file, '.']);
  renameSync(partial, home);
  log?.(`Redis fetched in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function unpackedLibraries(): string[] {
  const folder = join(home, 'usr', 'lib');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join(folder, name))
    : [];
}

/** One server that keeps nothing over a restart: durable data are in PostgreSQL. */
export async function redisServer(
  { port = 6379, folder = join(root, '.data', 'redis'), log }: RedisOptions = {},
  { obtain = true } = {},
): Promise<LocalServer> {
  const home = resolve(folder);
  return new LocalServer({
    name: 'redis',
    folder: home,
    port,
    command: obtain ? await getRedis(log) : '',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', home],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [...unpackedLibraries(), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  });
}
