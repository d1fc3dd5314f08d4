#!/usr/bin/env node
/**
 * npm run loadtest [-- smoke|load|stress|spike|soak --hold 60s --rate 0.5 --journeys balance,launch --report file.html]: starts the
 * platform on fresh data, holds a k6 profile against it, and compares what k6 counted with the databases.
 * With `--restart SIGTERM|SIGKILL` the platform runs in two processes per service, and each is restarted in turn under the load.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root, ensureInstalled } from './lib/install.mjs';
import { startPlatform } from './lib/journeys.mjs';
import { differencesOf, heldIn, restartInTurn } from './loadtest/platform.mjs';
import { runCommand } from './lib/process.mjs';
import { UserError, run, log } from './lib/log.mjs';
import { getK6 } from './k6.mjs';

const suites = ['smoke', 'load', 'stress', 'spike', 'soak'];

await run(async () => {
  await ensureInstalled(import.meta.url);
  const { suite, options } = readArguments();
  const k6 = await getK6();
  const data = mkdtempSync(join(tmpdir(), 'lotus-load-'));
  // A script solves no captcha and is one address: both are settings, and neither is on in production.
  const env = {
    ...process.env,
    ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '1000', MINIMUM_ROUND_MS: '0' },
    ...{ REGISTRATIONS_PER_HOUR: '100000', SIMULATED_DELAY_MIN_MS: '100', SIMULATED_DELAY_MAX_MS: '500' },
  };
  log('Starting the platform');
  const replicas = options.restart ? ['--full', '--replicas', '2'] : [];
  const platform = await startPlatform(['--data', data, ...replicas], { env, timeoutMs: 400_000 });
  const summary = join(data, 'k6.json');
  try {
    const before = await heldIn(data);
    const ended = new AbortController();
    const restarts =
      options.restart && restartInTurn({ data, signal: options.restart, ended: ended.signal, log });
    const { code } = await runCommand(k6, ['run', '--quiet', `loadtests/suites/${suite}.ts`], {
      cwd: root,
      show: true,
      env: { ...env, ...settingsOf(options), BASE_URL: platform.url, SUMMARY: summary },
    });
    ended.abort();
    if (restarts) log(`Restarted under the load: ${(await restarts).join(', ')}`);
    const { metrics } = JSON.parse(readFileSync(summary, 'utf8'));
    const differences = await lastDifferences(data, before, metrics);
    if (differences.length > 0) throw new UserError(`reconciliation failed: ${differences.join('; ')}.`);
    log('Reconciled: launches, deposits, stakes and payouts are in the databases as k6 counted them');
    if (code !== 0) throw new UserError(`the ${suite} missed a threshold (k6 ended with code ${code}).`);
    log(`The ${suite} met every threshold`);
  } finally {
    await platform.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

/** What was accepted last may be settled a moment later. */
async function lastDifferences(data, before, metrics) {
  for (let tries = 1; ; tries += 1) {
    const differences = differencesOf(before, await heldIn(data), metrics);
    if (differences.length === 0 || tries === 30) return differences;
    await sleep(1_000);
  }
}

function readArguments() {
  const text = /** @type {const} */ ({ type: 'string', multiple: false });
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hold: text, rate: text, journeys: text, report: text, restart: text },
  });
  const suite = positionals[0] ?? 'smoke';
  if (!suites.includes(suite)) throw new UserError(`${suite} is no profile; there are ${suites.join(', ')}.`);
  if (values.restart && !['SIGTERM', 'SIGKILL'].includes(values.restart))
    throw new UserError('--restart needs SIGTERM or SIGKILL.');
  return { suite, options: values };
}

/**
 * k6 draws the report itself; its dashboard is not served.
 * @param {{ hold?: string, rate?: string, journeys?: string, report?: string }} options
 */
function settingsOf({ hold, rate, journeys, report }) {
  return {
    ...(hold && { HOLD: hold }),
    ...(rate && { RATE: rate }),
    ...(journeys && { JOURNEYS: journeys }),
    ...(report && {
      K6_WEB_DASHBOARD: 'true',
      K6_WEB_DASHBOARD_PORT: '-1',
      K6_WEB_DASHBOARD_PERIOD: '2s',
      K6_WEB_DASHBOARD_EXPORT: resolve(report),
    }),
  };
}
