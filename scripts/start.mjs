#!/usr/bin/env node
/**
 * npm start: from a fresh clone to a running platform.
 *
 *   npm start                       every service in one process, PostgreSQL from npm, at http://localhost:8080
 *   npm start -- --fresh            the same, with the data of earlier runs deleted
 *   npm start -- --https            with a self-made certificate, so that a phone on the same network can log in
 *   npm start -- --port 8081        at another port
 *   npm start -- --data <folder>    on other data than .data/
 *   npm run start:full              a process per service, on real Kafka and Redis
 *   … -- --replicas 2               so many processes per service, with a balancer at its port
 *   … -- --without wallet           all but one service, which npx nest start wallet --watch then runs
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { root, ensureInstalled } from './lib/install.mjs';
import { UserError, run, log } from './lib/log.mjs';

// Handed on when another Node takes over, so that the figure at the end counts from the command.
const began = Number((process.env.LOTUS_BEGAN ??= String(Date.now())));

await run(async () => {
  const options = readOptions(process.argv.slice(2));
  await ensureInstalled(import.meta.url);
  await build();
  process.setSourceMapsEnabled(true);
  const { launch } = await import('#dist/deploy/local/launch.js');
  await launch({ ...options, root, began, log });
});

function readOptions(args) {
  const options = {
    fresh: false,
    https: false,
    full: false,
    port: 8080,
    replicas: 1,
    data: undefined,
    without: undefined,
  };
  for (let at = 0; at < args.length; at += 1) {
    const name = args[at].replace(/^--/, '');
    if (name === 'port') {
      options.port = Number(args[(at += 1)]);
      if (!Number.isInteger(options.port) || options.port < 1 || options.port > 65_535)
        throw new UserError('--port needs a number from 1 to 65535.');
    } else if (name === 'replicas') {
      options.replicas = Number(args[(at += 1)]);
      if (![1, 2, 3].includes(options.replicas)) throw new UserError('--replicas needs 1, 2 or 3.');
    } else if (name === 'without') {
      options.without = args[(at += 1)];
      if (!services().includes(options.without))
        throw new UserError(`--without needs a service: ${services().join(', ')}.`);
    } else if (name === 'data') {
      options.data = args[(at += 1)];
      if (!options.data) throw new UserError('--data needs a folder.');
    } else if (name in options && args[at].startsWith('--')) {
      options[name] = true;
    } else {
      throw new UserError(
        `${args[at]} is not known. There are --fresh, --https, --full, --port <number>, --replicas <number>, --without <service> and --data <folder>.`,
      );
    }
  }
  if (options.without && !options.full) throw new UserError('--without goes with npm run start:full.');
  return options;
}

function services() {
  return readdirSync(join(root, 'services'));
}
