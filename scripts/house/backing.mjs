import { join } from 'node:path';
import { kafkaServer } from '../kafka.mjs';
import { redisServer } from '../redis.mjs';
import { root } from './install.mjs';
import { answers, lastLines, runCommand } from './process.mjs';
import { Obstacle, say } from './say.mjs';
import { freePort, listens } from './server.mjs';

/** Kafka and Redis for `npm run start:full`: those that are named, else containers, else programs of this machine. */
export async function startBacking(data) {
  const { KAFKA_BROKERS, REDIS_URL } = process.env;
  if (KAFKA_BROKERS && REDIS_URL)
    return { kafkaBrokers: KAFKA_BROKERS, redisUrl: REDIS_URL, stop: async () => undefined };
  if (await answers('docker', ['info'])) return startContainers();
  say('Starting Kafka and Redis');
  const [kafka, redis] = await Promise.all([
    freeOr(9092).then((port) => kafkaServer({ port, folder: join(data, 'kafka') })),
    freeOr(6379).then((port) => redisServer({ port, folder: join(data, 'redis') })),
  ]);
  await Promise.all([kafka.start(), redis.start()]);
  return {
    kafkaBrokers: `127.0.0.1:${kafka.port}`,
    redisUrl: `redis://127.0.0.1:${redis.port}`,
    stop: async () => void (await Promise.all([kafka.stop(), redis.stop()])),
  };
}

async function startContainers() {
  say('Starting Kafka and Redis by Docker Compose');
  const compose = (...args) =>
    runCommand('docker', ['compose', '-f', join(root, 'deploy', 'compose.yaml'), ...args]);
  const { code, output } = await compose('up', '--detach', '--wait', 'kafka', 'redis');
  if (code !== 0) throw new Obstacle(`Docker Compose could not start Kafka and Redis:\n${lastLines(output)}`);
  return {
    kafkaBrokers: '127.0.0.1:9094',
    redisUrl: 'redis://127.0.0.1:6379',
    stop: async () => void (await compose('stop', 'kafka', 'redis')),
  };
}

async function freeOr(port) {
  return (await listens(port)) ? freePort() : port;
}
