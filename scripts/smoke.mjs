#!/usr/bin/env node
/** Starts the platform on fresh data and holds the k6 smoke against it: 20 seconds, every threshold met. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, settle } from './house/install.mjs';
import { startPlatform } from './house/journeys.mjs';
import { runCommand } from './house/process.mjs';
import { Obstacle, run, say } from './house/say.mjs';
import { getK6 } from './k6.mjs';

await run(async () => {
  await settle(import.meta.url);
  const k6 = await getK6();
  const data = mkdtempSync(join(tmpdir(), 'lotus-smoke-'));
  say('Starting the platform');
  // A script solves no captcha and is one address: both are settings, and neither is on in production.
  const env = { ...process.env, CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '1000' };
  const platform = await startPlatform(['--data', data], { env });
  try {
    const { code } = await runCommand(k6, ['run', '--quiet', 'loadtests/suites/smoke.ts'], {
      cwd: root,
      show: true,
      env: { ...env, BASE_URL: platform.url },
    });
    if (code !== 0) throw new Obstacle(`the k6 smoke missed a threshold (k6 ended with code ${code}).`);
    say('The k6 smoke met every threshold');
  } finally {
    await platform.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
