#!/usr/bin/env node
/**
 * npm run bench -- <name> [--json FILE] [--record]
 * Measures one figure of the scoreboard: a file in scripts/bench/ that exports `measure()`. `--json` writes the figures,
 * `--record` puts them into docs/performance.md with the machine and the commit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root, settle } from './house/install.mjs';
import { Obstacle, run, say } from './house/say.mjs';

const folder = join(root, 'scripts', 'bench');

const heading = `# Performance

Every figure is printed by \`npm run bench -- <name>\` and put here by \`--record\`; the scripts in \`scripts/bench/\` say how it is measured.

| Figure | Result | Commit | Machine | When (UTC) |
|---|---|---|---|---|
`;

await run(async () => {
  await settle(import.meta.url);
  const [name = '', ...rest] = process.argv.slice(2);
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.replace(/\.mjs$/, ''));
  if (!known.includes(name)) throw new Obstacle(`which figure? One of: ${known.join(', ')}.`);
  const { measure } = await import(`./bench/${name}.mjs`);
  const figures = await measure({ say, args: rest });
  const result = { bench: name, ...figures, ...circumstances() };
  console.log(JSON.stringify(result, null, 2));
  const at = rest.indexOf('--json');
  if (at >= 0) writeFileSync(rest[at + 1], `${JSON.stringify(result, null, 2)}\n`);
  if (rest.includes('--record')) record(name, figures);
});

function circumstances() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    machine,
    node: process.version,
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? ' and changes' : ''),
    at: new Date().toISOString(),
  };
}

/** Each figure has its line in the page's first table, so that one run changes one line. */
function record(name, figures) {
  const file = join(root, 'docs', 'performance.md');
  const { machine, node, commit, at } = circumstances();
  const shown = Object.entries(figures).map(
    ([key, value]) => `${key} ${typeof value === 'number' ? Number(value.toPrecision(4)) : value}`,
  );
  const line = `| ${name} | ${shown.join(', ')} | ${commit} | ${machine}, ${node} | ${at.slice(0, 16).replace('T', ' ')} |`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : heading;
  const lines = text.trimEnd().split('\n');
  const old = lines.findIndex((candidate) => candidate.split('|')[1]?.trim() === name);
  if (old >= 0) lines[old] = line;
  else lines.splice(endOfTable(lines), 0, line);
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function endOfTable(lines) {
  const begin = lines.findIndex((line) => line.startsWith('| Figure'));
  const after = lines.findIndex((line, at) => at > begin && !line.startsWith('|'));
  return after < 0 ? lines.length : after;
}
