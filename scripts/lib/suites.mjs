import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { lastLines, runCommand, timedOut } from './process.mjs';
import { log } from './log.mjs';

/**
 * What a runner counted. `flaky` names the files that failed and passed when they ran again alone; `files` holds
 * `{ file, seconds }` of each.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[], files: { file: string, seconds: number }[] }} Outcome
 */

/** More failed files than this are no accident of the clock: they are not run again. */
const mostRunAgain = 5;
const jestLimitSeconds = 40 * 60;
const vitestLimitSeconds = 40 * 60;
const lowPriority = 10;

/** Recorded durations, by which jest starts the longest suites first. */
const durationsFile = join(root, 'libs/testing/jest/durations.json');

/** Unit, integration and contract suites; those of Kafka and Redis only where their addresses are given. */
export async function runJest(patterns, addresses, results) {
  const unavailable = [!addresses.KAFKA_BROKERS && 'kafka', !addresses.REDIS_URL && 'redis'].filter(Boolean);
  const ignored = ['/node_modules/', '/dist/', '/client/'];
  if (unavailable.length > 0) ignored.push(`(${unavailable.join('|')})-spec`);
  const running = join(results, 'jest-running.json');
  const report = (name, workers, chosen) =>
    jestReport({ name, workers, chosen, ignored, running, addresses, results });
  const all = await report(
    'jest',
    `--maxWorkers=${availableParallelism() + 1}`,
    patterns.map((pattern) => `--testPathPatterns=${pattern}`),
  );
  return withSecondRun('jest', all, (files) =>
    report('jest-again', '--runInBand', ['--runTestsByPath', ...files]),
  );
}

async function jestReport({ name, workers, chosen, ignored, running, addresses, results }) {
  const file = join(results, `${name}.json`);
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    workers,
    // A worker keeps what the packages hold of each file's modules, and slows down with it; one that starts again loads all packages.
    '--workerIdleMemoryLimit=1500MB',
    '--json',
    `--outputFile=${file}`,
    '--testPathIgnorePatterns',
    ignored.join('|'),
    ...chosen,
  ];
  // Jest prints its report on stderr and the JSON on stdout.
  const { code } = await runCommand(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...addresses, JEST_RUNNING_FILE: running },
    onOutput: (text) => !text.startsWith('{"') && process.stderr.write(text),
    limitSeconds: jestLimitSeconds,
  });
  if (code === timedOut) {
    const hung = existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')) : [];
    log(
      `jest was ended after ${jestLimitSeconds} s; these suites were running: ${hung.join(', ') || 'none'}`,
    );
  }
  return reportOf(file, 'jest', code);
}

/** The tests of one folder of pages. */
export async function runVitest(folder, results) {
  const report = async (name, files = []) => {
    const file = join(results, `${name}-${folder.replaceAll('/', '-')}.json`);
    const args = [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...files,
      '--root',
      folder,
      // By default one less than there are processors; jest leaves room on both.
      `--maxWorkers=${availableParallelism()}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ];
    const { code, output } = await runCommand(process.execPath, args, {
      cwd: root,
      priority: lowPriority,
      limitSeconds: vitestLimitSeconds,
    });
    console.log(code === 0 ? lastLines(output, 6) : output);
    if (code === timedOut)
      log(`vitest in ${folder} was ended after ${vitestLimitSeconds} s; its output is above`);
    return reportOf(file, `vitest in ${folder}`, code);
  };
  return withSecondRun(`vitest in ${folder}`, await report('vitest'), (files) =>
    report(
      'vitest-again',
      files.map((file) => join(root, file)),
    ),
  );
}

/** Both runners write jest's form of report. */
function reportOf(file, runner, code) {
  if (!existsSync(file)) {
    log(`${runner} ended with code ${code} and left no report: counted as one failure`);
    return [{ file: runner, seconds: 0, passed: 0, failed: 1, skipped: 0, isLost: true }];
  }
  return JSON.parse(readFileSync(file, 'utf8')).testResults.map(
    ({ name, status, startTime, endTime, assertionResults }) => {
      const count = (...states) => assertionResults.filter((test) => states.includes(test.status)).length;
      const failed = count('failed');
      return {
        file: relative(root, name),
        seconds: Math.round((endTime - startTime) / 1000),
        passed: count('passed'),
        // A file that could not even be loaded counts as one failure, or it would vanish.
        failed: failed === 0 && status === 'failed' ? 1 : failed,
        skipped: count('pending', 'todo', 'skipped', 'disabled'),
      };
    },
  );
}

/** A file that failed runs once more, alone. Both results are printed: one that passes then counts, and is named as flaky. */
async function withSecondRun(runner, first, again) {
  const failed = first.filter((file) => file.failed > 0);
  const isWorthwhile =
    failed.length > 0 && failed.length <= mostRunAgain && !failed.some(({ isLost }) => isLost);
  if (!isWorthwhile) return sumOf(first, []);
  const names = failed.map(({ file }) => file);
  log(`${runner}: run again alone: ${names.join(', ')}`);
  const second = new Map((await again(names)).map((file) => [file.file, file]));
  const files = first.map((file) => (file.failed > 0 ? (second.get(file.file) ?? file) : file));
  return sumOf(
    files,
    names.filter((name) => second.get(name)?.failed === 0),
  );
}

function sumOf(files, flaky) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), flaky, files };
}

/** Shorter suites need no order. */
const worthOrderingSeconds = 3;

/** Writes how long each suite of jest took, for the order of later runs. */
export function recordDurations(files) {
  const long = files.filter(({ seconds }) => seconds >= worthOrderingSeconds);
  const sorted = long.toSorted((a, b) => b.seconds - a.seconds || (a.file < b.file ? -1 : 1));
  const durations = Object.fromEntries(sorted.map(({ file, seconds }) => [file, seconds]));
  writeFileSync(durationsFile, `${JSON.stringify(durations, null, 2)}\n`);
}
