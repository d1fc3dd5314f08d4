#!/usr/bin/env node
/**
 * npm run bench -- <name> [--json FILE] [--record]
 * Runs one benchmark: a file in scripts/bench/ that exports `measure()`. `--json` writes the figures to a file,
 * `--record` to docs/benchmarks/<name>.json, with the machine and the commit. docs/performance.md explains the figures.
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
  const { measure } = await import(`./bench/${name}.mjs`);
  const figures = await measure({ log, args: rest });
  const result = { name, ...circumstances(), figures };
  console.log(JSON.stringify(result, null, 2));
  const at = rest.indexOf('--json');
  if (at >= 0) writeFileSync(rest[at + 1], `${JSON.stringify(result, null, 2)}\n`);
  if (rest.includes('--record')) record(name, result);
});

function circumstances() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    machine: `${machine}, ${process.version}`,
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? ' and changes' : ''),
    measuredAt: new Date().toISOString(),
  };
}

function record(name, result) {
  const recorded = join(root, 'docs', 'benchmarks', `${name}.json`);
  writeFileSync(recorded, `${JSON.stringify(result, null, 2)}\n`);
}
