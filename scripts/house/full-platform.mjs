import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './journeys.mjs';
import { startServers } from './measuring.mjs';

/**
 * Measures on a platform of its own: a process per service, with Kafka and Redis, on data that are deleted afterwards.
 * `work` is told where everything is, and hands what it opens itself to `closing`; all is closed whatever becomes of it.
 */
export async function onFullPlatform({ say, env }, work) {
  const data = mkdtempSync(join(tmpdir(), 'lotus-bench-'));
  /** @type {(() => unknown)[]} */
  const undo = [() => rmSync(data, { recursive: true, force: true })];
  try {
    const { kafkaBrokers, redisUrl, pids, stop } = await startServers(data);
    undo.push(stop);
    say('Starting the platform, a process per service');
    const platform = await startPlatform(['--full', '--data', data], {
      env: { ...process.env, KAFKA_BROKERS: kafkaBrokers, REDIS_URL: redisUrl, ...env },
    });
    undo.push(() => platform.stop());
    const { databases } = JSON.parse(readFileSync(join(data, 'platform.json'), 'utf8'));
    return await work({
      ...{ url: platform.url, data, databases, redisUrl, pids: [platform.pid, ...pids] },
      closing: (close) => undo.push(close),
    });
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
