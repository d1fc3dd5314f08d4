#!/usr/bin/env node
/**
 * npm run test:journeys [-- --full] [part of a file's name …]: the browser journeys alone; with --full against the platform as
 * `start:full` runs it, a process per service on real Kafka and Redis.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settle } from './house/install.mjs';
import { findChromium, runJourneys } from './house/journeys.mjs';
import { Obstacle, run } from './house/say.mjs';

await run(async () => {
  await settle(import.meta.url);
  const chromium = findChromium();
  if (!chromium) throw new Obstacle('there is no Chromium here; install one, or name it in CHROMIUM_PATH.');
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
