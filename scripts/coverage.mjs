#!/usr/bin/env node
/**
 * npm run coverage:requirements: writes docs/coverage.md from the names of the tests; with --check it writes nothing,
 * and fails where the page is not what it would write, or a test carries an id that docs/requirements.md does not know.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, settle } from './house/install.mjs';
import { Obstacle, run, say } from './house/say.mjs';

const page = join(root, 'docs', 'coverage.md');

/** The long runs count too; they are part of what is proved, if not of every run. */
const isTest = (file) => /(?:[.-]spec|\.test)\.tsx?$/.test(file);

await run(async () => {
  await settle(import.meta.url);
  // Read only now: these need the packages, and a Node that reads TypeScript.
  const { format, resolveConfig } = await import('prettier');
  const { coverageOf, coveragePage, openItems } = await import('./coverage/report.ts');
  const { readRequirements } = await import('./coverage/requirements.ts');
  const { testNames } = await import('./coverage/test-names.ts');
  const requirements = readRequirements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
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
    throw new Obstacle(`tests carry ids that docs/requirements.md does not know:\n${list.join('\n')}`);
  }
  const text = await format(coveragePage(requirements, coverage), {
    ...(await resolveConfig(page)),
    parser: 'markdown',
  });
  const open = openItems(coverage).length;
  const verdict = `${requirements.items.size - open} of ${requirements.items.size} items proved, ${open} open`;
  if (process.argv.includes('--check')) {
    if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
      throw new Obstacle(
        'docs/coverage.md is older than the tests; write it by `npm run coverage:requirements`.',
      );
    return say(verdict);
  }
  writeFileSync(page, text);
  say(`${verdict}: docs/coverage.md`);
  const coarse = [...new Set(coverage.coarse.map(({ id, file }) => `${id} in ${file}`))];
  if (coarse.length > 0) say(`ids of a whole part, which prove no item of it:\n  ${coarse.join('\n  ')}`);
});
