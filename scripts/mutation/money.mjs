/** One change at a time in the rules of money, and whether a test sees it. */
import { join, relative } from 'node:path';
import { root } from '../lib/install.mjs';
import { log } from '../lib/log.mjs';

const floor = 80;
const mutate = ['libs/money/src/!(index|*.spec).ts', 'services/wallet/src/**/*.rules.ts'];

/** True where at least 80 % of the mutants were killed; prints those that were not. */
export async function mutateMoney(only = []) {
  const { Stryker } = await import('@stryker-mutator/core');
  const results = await new Stryker({
    mutate: only.length > 0 ? only : mutate,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      configFile: relative(root, join(import.meta.dirname, 'jest.config.mjs')),
      enableFindRelatedTests: true,
    },
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    // What is decided as a file is loaded (lists of words) needs a process per mutant, and takes nine tenths of the time.
    ignoreStatic: true,
    concurrency: 2,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    tempDirName: '.mutants',
    ignorePatterns: [
      '/*',
      '!/libs',
      '!/services',
      '!/scripts',
      '!/package.json',
      '!/.swcrc',
      '!/jest.config.mjs',
    ],
    thresholds: { high: 90, low: floor, break: null },
    allowConsoleColors: false,
  }).runMutationTest();
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const counted = results.filter(
    ({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status),
  ).length;
  const share = (100 * killed) / counted;
  log(`${killed} of ${counted} mutants killed: ${share.toFixed(1)} % (at least ${floor})`);
  return share >= floor;
}
