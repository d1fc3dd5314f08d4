import { join } from 'node:path';
import { kafkaServer } from '../kafka.mjs';
import { redisServer } from '../redis.mjs';
import { Obstacle } from './say.mjs';
import { freePort } from './server.mjs';

/** Settings of a figure, which `--name N` shortens for a try; only the standard ones may be recorded. */
export function settingsOf(args, standard) {
  const settings = { ...standard };
  for (const name of Object.keys(standard)) {
    const at = args.indexOf(`--${name}`);
    if (at >= 0) settings[name] = Number(args[at + 1]);
    if (!(settings[name] > 0)) throw new Obstacle(`--${name} needs a number above 0.`);
    if (settings[name] !== standard[name] && args.includes('--record'))
      throw new Obstacle(`a run with --${name} ${settings[name]} is a try: it is not recorded.`);
  }
  return settings;
}

/** Kafka and Redis of a measurement's own, on free ports; Redis unless it is not wanted. */
export async function startServers(data, { redis: wanted = true } = {}) {
  const kafka = await kafkaServer({ port: await freePort(), folder: join(data, 'kafka') });
  const redis = wanted && (await redisServer({ port: await freePort(), folder: join(data, 'redis') }));
  const stop = async () => void (await Promise.all([kafka.stop(), redis && redis.stop()]));
  // They run in the background: a measurement that is broken off must not leave them behind.
  const breakOff = () => void stop().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, breakOff);
  try {
    await Promise.all([kafka.start(), redis && redis.start()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    kafkaBrokers: `127.0.0.1:${kafka.port}`,
    redisUrl: redis ? `redis://127.0.0.1:${redis.port}` : undefined,
    pids: [kafka, redis].flatMap((server) => (server ? [server.pid] : [])),
    stop,
  };
}

export const median = (values) => quantile(values, 0.5);

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
