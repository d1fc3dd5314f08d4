#!/usr/bin/env node
/**
 * npm run coverage:requirements: prints how many requirements the tests prove, in each area, and lists the open ones
 * (`-- --check` leaves that list out); `-- --page FILE` also writes each item with its tests.
 * Fails if a test carries an id that docs/requirements does not define.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, ensureInstalled } from './lib/install.mjs';
import { UserError, run, log } from './lib/log.mjs';

/** Long runs count too, although not every run has them. */
const isTest = (file) => /(?:[.-]spec|\.test)\.tsx?$/.test(file);

await run(async () => {
  await ensureInstalled(import.meta.url);
  // Read only now: these need the packages, and a Node that reads TypeScript.
  const { format, resolveConfig } = await import('prettier');
  const { coverageOf, coveragePage, openList, summary } = await import('./coverage/report.ts');
  const { readRequirements } = await import('./coverage/requirements.ts');
  const { testNames } = await import('./coverage/test-names.ts');
  const requirements = readRequirements(pages());
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const tests = files
    .split('\n')
    .filter((file) => isTest(file) && existsSync(join(root, file)))
    .sort()
    .flatMap((file) =>
      testNames(file, readFileSync(join(root, file), 'utf8')).map((test) => ({ file, ...test })),
    );
  const coverage = coverageOf(requirements, tests);
  if (coverage.unknown.length > 0) {
    const list = coverage.unknown.map(({ id, file, name }) => `  ${id} in ${file}: ${name}`);
    throw new UserError(`tests carry ids that docs/requirements does not define:\n${list.join('\n')}`);
  }
  const page = pageArgument();
  if (page) {
    const options = { ...(await resolveConfig(page)), parser: 'markdown' };
    writeFileSync(page, await format(coveragePage(requirements, coverage), options));
  }
  const { head, table } = summary(requirements, coverage);
  if (!process.argv.includes('--check')) console.log(`${openList(requirements, coverage).join('\n')}\n`);
  log(`${head}\n${table.map((line) => `  ${line}`).join('\n')}`);
  const coarse = [...new Set(coverage.coarse.map(({ id, file }) => `${id} in ${file}`))];
  if (coarse.length > 0) log(`ids of a whole part, which prove no item of it:\n  ${coarse.join('\n  ')}`);
});

/** SPEC by its numbers, then what surrounds it. */
function pages() {
  const folder = join(root, 'docs', 'requirements');
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const rank = (name) => `${name.startsWith('spec-') ? 0 : 1}${name}`;
  return names
    .sort((a, b) => rank(a).localeCompare(rank(b)))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

function pageArgument() {
  const at = process.argv.indexOf('--page');
  return at < 0 ? undefined : process.argv[at + 1];
}
