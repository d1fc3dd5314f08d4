import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPlatform } from '../../lib/journeys.mjs';
import { onOwnData, startServers } from './measuring.mjs';

/**
 * @typedef {object} Platform
 * @property {string} url
 * @property {string} data
 * @property {Record<string, string>} databases
 * @property {import('#dist/deploy/local/ports.js').LocalPorts} ports
 * @property {string} kafkaBrokers
 * @property {string | undefined} redisUrl
 * @property {number[]} pids
 * @property {(close: () => unknown) => void} closing
 */

/**
 * Measures on a platform of its own: a process per service, with Kafka and Redis, on data that are deleted afterwards.
 * `work` is told where everything is, and hands what it opens itself to `closing`; all is closed whatever becomes of it.
 * @template Figures
 * @param {{ log: (text: string) => void, env: NodeJS.ProcessEnv }} options
 * @param {(platform: Platform) => Promise<Figures>} work
 */
export function onFullPlatform({ log, env }, work) {
  return onOwnData(async (data, undo) => {
    const { kafkaBrokers, redisUrl, pids } = await startServers(data, undo);
    log('Starting the platform, a process per service');
    const platform = await startPlatform(['--full', '--data', data], {
      // The agents of the demo are made for minutes after the start.
      env: { ...process.env, KAFKA_BROKERS: kafkaBrokers, REDIS_URL: redisUrl, DEMO_NETWORK: '', ...env },
    });
    undo.push(() => platform.stop());
    const { databases, ports } = JSON.parse(readFileSync(join(data, 'platform.json'), 'utf8'));
    return work({
      ...{ url: platform.url, data, databases, ports, kafkaBrokers, redisUrl, pids: [platform.pid, ...pids] },
      closing: (close) => undo.push(close),
    });
  });
}
