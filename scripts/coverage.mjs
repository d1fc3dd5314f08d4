#!/usr/bin/env node
/**
 * npm run coverage:requirements: prints how many requirements the tests prove and lists the open ones; `-- --page FILE`
 * also writes the whole table. Fails if a test carries an id that docs/requirements.md does not define.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, settle } from './house/install.mjs';
import { Obstacle, run, say } from './house/say.mjs';

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
  const open = openItems(coverage);
  const page = pageArgument();
  if (page) {
    const options = { ...(await resolveConfig(page)), parser: 'markdown' };
    writeFileSync(page, await format(coveragePage(requirements, coverage), options));
  }
  if (!process.argv.includes('--check')) say(`open:\n${open.map((id) => `  ${id}`).join('\n')}`);
  const total = requirements.items.size;
  say(`${total - open.length} of ${total} requirements proved, ${open.length} open`);
  const coarse = [...new Set(coverage.coarse.map(({ id, file }) => `${id} in ${file}`))];
  if (coarse.length > 0) say(`ids of a whole part, which prove no item of it:\n  ${coarse.join('\n  ')}`);
});

function pageArgument() {
  const at = process.argv.indexOf('--page');
  return at < 0 ? undefined : process.argv[at + 1];
}
