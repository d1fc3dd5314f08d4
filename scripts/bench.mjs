#!/usr/bin/env node
/**
 * npm run bench -- <name> [--json FILE] [--record]
 * Runs one benchmark: a file in scripts/bench/ that exports `measure()`. `--json` writes the figures to a file, `--record` to
 * docs/benchmarks/<name>.json, both with the commit and the machine's own speed. docs/performance.md explains the figures.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root, ensureInstalled } from './lib/install.mjs';
import { UserError, run, log } from './lib/log.mjs';

const folder = join(root, 'scripts', 'bench');

await run(async () => {
  await ensureInstalled(import.meta.url);
  const [name = '', ...rest] = process.argv.slice(2);
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.replace(/\.mjs$/, ''));
  if (!known.includes(name)) throw new UserError(`which figure? One of: ${known.join(', ')}.`);
  const { yardstick } = await import('./bench/lib/yardstick.mjs');
  const { measure } = await import(`./bench/${name}.mjs`);
  const kept = ['--json', '--record'].some((option) => rest.includes(option));
  // Before the figures: what they leave running must not be part of it.
  const machine = { ...machineHere(), ...(kept && { yardstick: await yardstick() }) };
  const figures = await measure({ log, args: rest });
  const result = { name, machine, ...circumstances(), figures };
  console.log(JSON.stringify(result, null, 2));
  const at = rest.indexOf('--json');
  if (at >= 0) writeFileSync(rest[at + 1], `${JSON.stringify(result, null, 2)}\n`);
  if (rest.includes('--record')) record(name, result);
});

function machineHere() {
  const [cpu] = cpus();
  return {
    cores: cpus().length,
    cpu: cpu?.model.trim() ?? 'unknown',
    memory_gib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}

function circumstances() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? ' and changes' : ''),
    measuredAt: new Date().toISOString(),
  };
}

function record(name, result) {
  const recorded = join(root, 'docs', 'benchmarks', `${name}.json`);
  writeFileSync(recorded, `${JSON.stringify(result, null, 2)}\n`);
}
