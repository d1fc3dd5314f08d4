import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startByCompose, startContainer } from './containers.ts';
import { freePort } from './free-port.ts';
import { kafkaServer } from './kafka.ts';
import { redisServer } from './redis.ts';

export type InfrastructureKind = 'kafka' | 'redis';

/** A Kafka or a Redis that runs. */
export interface Infrastructure {
  /** `host:port` of Kafka, the URL of Redis. */
  address: string;
  /** Where it came from, in words. */
  source: string;
  stop(): Promise<void>;
}

export interface InfrastructureOptions {
  /** Data stay in this folder over restarts; without it the server is thrown away after use. */
  folder?: string;
  log?: (line: string) => void;
}

const variables = { kafka: 'KAFKA_BROKERS', redis: 'REDIS_URL' } as const;
const usualPorts = { kafka: 9092, redis: 6379 } as const;

/**
 * Starts Kafka or Redis: the one named in KAFKA_BROKERS or REDIS_URL, else a container if Docker answers,
 * else a program of this machine. Rejects with a UserError if there is none.
 */
export async function startInfrastructure(
  kind: InfrastructureKind,
  options: InfrastructureOptions = {},
): Promise<Infrastructure> {
  const named = process.env[variables[kind]];
  if (named) return { address: named, source: variables[kind], stop: async () => undefined };
  if (dockerAnswers()) return options.folder ? startByCompose(kind) : startContainer(kind);
  return startProgram(kind, options);
}

async function startProgram(
  kind: InfrastructureKind,
  { folder: kept, log }: InfrastructureOptions,
): Promise<Infrastructure> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), `lotus-${kind}-`));
  const port = await freePort(kept ? usualPorts[kind] : 0);
  const server = await (kind === 'kafka' ? kafkaServer : redisServer)({ port, folder, log });
  await server.start();
  return {
    address: kind === 'kafka' ? `127.0.0.1:${port}` : `redis://127.0.0.1:${port}`,
    source: kind === 'kafka' ? 'a local broker by Java' : 'a local redis-server',
    stop: async () => {
      await server.stop();
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function dockerAnswers(): boolean {
  return spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}
