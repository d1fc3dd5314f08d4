#!/usr/bin/env node
/** Starts the platform on fresh data and holds the k6 smoke against it: 20 seconds, every threshold met. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, ensureInstalled } from './lib/install.mjs';
import { startPlatform } from './lib/journeys.mjs';
import { runCommand } from './lib/process.mjs';
import { UserError, run, log } from './lib/log.mjs';
import { getK6 } from './k6.mjs';

await run(async () => {
  await ensureInstalled(import.meta.url);
  const k6 = await getK6();
  const data = mkdtempSync(join(tmpdir(), 'lotus-smoke-'));
  log('Starting the platform');
  // A script solves no captcha and is one address: both are settings, and neither is on in production.
  const env = { ...process.env, CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '1000' };
  const platform = await startPlatform(['--data', data], { env });
  const summary = join(data, 'k6.json');
  try {
    const { code } = await runCommand(k6, ['run', '--quiet', 'loadtests/suites/smoke.ts'], {
      cwd: root,
      show: true,
      env: { ...env, BASE_URL: platform.url, SUMMARY: summary },
    });
    if (code !== 0) throw new UserError(`the k6 smoke missed a threshold (k6 ended with code ${code}).`);
    await reconcile(data, summary);
    log('The k6 smoke met every threshold');
  } finally {
    await platform.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

/** Every launch that k6 saw accepted is a committed row, and there are no others. */
async function reconcile(data, summary) {
  const { default: pg } = await import('pg');
  const { databases } = JSON.parse(readFileSync(join(data, 'platform.json'), 'utf8'));
  const { launches } = JSON.parse(readFileSync(summary, 'utf8')).metrics;
  const client = new pg.Client({ connectionString: databases['game-launch'] });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS launched FROM launch');
  await client.end();
  const accepted = launches?.values.count ?? 0;
  if (accepted === 0 || rows[0].launched !== accepted) {
    throw new UserError(
      `reconciliation failed: k6 saw ${accepted} launches accepted, the database holds ${rows[0].launched}.`,
    );
  }
  log(`Reconciled: ${accepted} launches accepted, ${rows[0].launched} in the database`);
}
