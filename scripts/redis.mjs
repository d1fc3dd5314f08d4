#!/usr/bin/env node
/**
 * A local Redis where there is no Docker: `node scripts/redis.mjs get|start|stop|status`.
 * Takes redis-server from the machine; else, on Debian, unpacks its packages into .cache/ (nothing is installed).
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './house/install.mjs';
import { answers, lastLines, runCommand } from './house/process.mjs';
import { Obstacle, run, say, seconds } from './house/say.mjs';
import { commandLine, LocalServer } from './house/server.mjs';

const home = join(root, '.cache', 'redis');

/** Can a Redis be had here without asking anybody? */
export async function redisAvailable() {
  return (
    existsSync(home) ||
    (await answers('redis-server', ['--version'])) ||
    (await answers('apt-get', ['--version']))
  );
}

/** The program, fetched where the machine has none. */
export async function getRedis() {
  if (await answers('redis-server', ['--version'])) return 'redis-server';
  if (!existsSync(home)) await unpack();
  return join(home, 'usr', 'bin', 'redis-server');
}

async function unpack() {
  const began = Date.now();
  if (!(await answers('apt-get', ['--version'])))
    throw new Obstacle('redis-server is not installed: install Redis 7 or newer, or set REDIS_URL.');
  const partial = `${home}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const step = async (command, args) => {
    const { code, output } = await runCommand(command, args, { cwd: partial });
    if (code === 0) return output;
    rmSync(partial, { recursive: true, force: true });
    throw new Obstacle(
      `redis-server could not be fetched (${command}); run apt-get update as root first, or install it:\n${lastLines(output)}`,
    );
  };
  const plan = await step('apt-get', ['install', '--simulate', '--no-install-recommends', 'redis-server']);
  const packages = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  await step('apt-get', ['download', ...packages]);
  for (const file of readdirSync(partial).filter((name) => name.endsWith('.deb')))
    await step('dpkg', ['-x', file, '.']);
  renameSync(partial, home);
  say(`Redis fetched in ${seconds(began)}`);
}

function unpackedLibraries() {
  const folder = join(home, 'usr', 'lib');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join(folder, name))
    : [];
}

/** One server that keeps nothing over a restart: what must last is in PostgreSQL. */
export async function redisServer(
  { port = 6379, folder = join(root, '.data', 'redis') } = {},
  { obtain = true } = {},
) {
  const home = resolve(folder);
  return new LocalServer({
    name: 'redis',
    folder: home,
    port,
    command: obtain ? await getRedis() : '',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', home],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [...unpackedLibraries(), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await run(() => commandLine({ get: getRedis, server: redisServer }));
