#!/usr/bin/env node
/**
 * npm run test:journeys [-- --full] [part of a file's name …]: the browser journeys alone; with --full against the platform as
 * `start:full` runs it, a process per service on real Kafka and Redis.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { findChromium, runJourneys } from './lib/journeys.mjs';
import { UserError, run } from './lib/log.mjs';

await run(async () => {
  await ensureInstalled(import.meta.url);
  const chromium = findChromium();
  if (!chromium) throw new UserError('there is no Chromium here; install one, or name it in CHROMIUM_PATH.');
  const given = process.argv.slice(2);
  const results = mkdtempSync(join(tmpdir(), 'lotus-results-'));
  try {
    const { passed, failed, skipped } = await runJourneys(chromium, results, {
      start: given.includes('--full') ? ['--full'] : [],
      only: given.filter((word) => word !== '--full'),
    });
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
});
