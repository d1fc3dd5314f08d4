#!/usr/bin/env node
/**
 * npm run check: everything that needs no database. `-- types lint` runs only the steps named so, `-- --no-unit` all but the
 * unit tests, for a run that is followed by `npm test`.
 * Every step runs, so that one look shows all that is wrong; the exit code is 1 when any failed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, ensureInstalled } from './lib/install.mjs';
import { testedPages } from './lib/pages.mjs';
import { runCommand, timedOut } from './lib/process.mjs';
import { bold, dim, run, seconds } from './lib/log.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const typescript = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const node = process.execPath;

const typeChecked = [
  'tsconfig.json',
  'web/tsconfig.json',
  'services/demo-provider/client/tsconfig.json',
  'loadtests/tsconfig.json',
  'tsconfig.scripts.json',
].filter((file) => existsSync(join(root, file)));
/** @typedef {[name: string, command: string[]]} Step */

/** @returns {Step[]} */
const steps = () => [
  ['format', [bin('prettier'), '--check', '--log-level', 'warn', '.']],
  ['lint', [bin('oxlint'), '--type-aware', '--deny-warnings']],
  ['lint (project rules)', [bin('eslint'), '--max-warnings', '0', '.']],
  ['words', [node, join(root, 'scripts', 'lint', 'words', 'check-words.ts')]],
  ...typeChecked.map(
    (file) => /** @type {Step} */ ([`types (${file})`, [node, typescript, '-p', file, '--noEmit']]),
  ),
  [
    'boundaries',
    [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      ...['services', 'libs', 'deploy', 'tests', 'web/e2e'].filter((folder) =>
        existsSync(join(root, folder)),
      ),
    ],
  ],
  ['api types', [node, join(root, 'scripts', 'api-types.mjs'), '--check']],
  ['requirements', [node, join(root, 'scripts', 'coverage.mjs'), '--check']],
  ['settings', [node, join(root, 'scripts', 'settings.ts'), '--check']],
  ['events of the docs', [node, join(root, 'scripts', 'event-tables.ts'), '--check']],
  ['lottery rtp', [node, join(root, 'scripts', 'lottery-rtp.mjs'), '--check']],
  ['kafka resources', [node, join(root, 'scripts', 'kafka-resources.ts'), '--check']],
  ['lock file', [node, join(root, 'scripts', 'complete-lock.mjs'), '--check']],
  [
    'unit tests',
    [
      node,
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      jest,
      '--silent',
      '--testPathIgnorePatterns',
      '/node_modules/|/dist/|/client/|(int|e2e|kafka|redis)-spec',
    ],
  ],
  ...testedPages().map(
    (folder) =>
      /** @type {Step} */ ([`unit tests (${folder})`, [node, bin('vitest'), 'run', '--root', folder]]),
  ),
];

/** Each step uses little more than one processor. */
const lanes = 2;
const stepLimitSeconds = 10 * 60;

/** Steps whose output is shown when they pass, too. */
const reports = new Set(['requirements']);

await run(async () => {
  await ensureInstalled(import.meta.url);
  const wanted = process.argv.slice(2).filter((word) => word !== '--no-unit');
  const skipped = process.argv.includes('--no-unit') ? 'unit tests' : undefined;
  const chosen = steps()
    .filter(([name]) => !skipped || !name.startsWith(skipped))
    .filter(([name]) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
  const failed = [];
  const waiting = [...chosen];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, [command, ...args]] = step;
      const began = Date.now();
      const { code, output } = await runCommand(command, args, { cwd: root, limitSeconds: stepLimitSeconds });
      console.log(`${code === 0 ? 'ok    ' : bold('FAILED')} ${name} ${dim(seconds(began))}`);
      if (code !== 0) failed.push(name);
      if (code === timedOut) console.log(`${name} was ended after ${stepLimitSeconds} s`);
      if (code !== 0 || reports.has(name)) console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(
    failed.length === 0
      ? `${chosen.length} checks passed`
      : `${failed.length} of ${chosen.length} checks failed: ${failed.join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
});
