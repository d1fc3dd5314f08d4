import { join } from 'node:path';
import { root } from './checkout.ts';
import { freePort } from './free-port.ts';
import type { Infrastructure, InfrastructureKind } from './infrastructure.ts';
import { lastLines, runCommand } from './process.ts';
import { UserError } from './user-error.ts';

/** A container that is thrown away after use. */
export const startContainer = (kind: InfrastructureKind): Promise<Infrastructure> =>
  kind === 'kafka' ? startKafka() : startRedis();

/** The container of deploy/compose.yaml, which keeps its data. */
export async function startByCompose(kind: InfrastructureKind): Promise<Infrastructure> {
  const compose = (...args: string[]) =>
    runCommand('docker', ['compose', '-f', join(root, 'deploy', 'compose.yaml'), ...args]);
  const { code, output } = await compose('up', '--detach', '--wait', kind);
  if (code !== 0) throw new UserError(`Docker Compose could not start ${kind}:\n${lastLines(output)}`);
  return {
    address: kind === 'kafka' ? '127.0.0.1:9094' : 'redis://127.0.0.1:6379',
    source: 'Docker Compose',
    stop: async () => void (await compose('stop', kind)),
  };
}

async function startRedis(): Promise<Infrastructure> {
  const { GenericContainer } = await import('testcontainers');
  const container = await new GenericContainer('redis:7.4-alpine').withExposedPorts(6379).start();
  const address = `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
  return { address, source: 'testcontainers', stop: async () => void (await container.stop()) };
}

async function startKafka(): Promise<Infrastructure> {
  const { GenericContainer, Wait } = await import('testcontainers');
  // A broker tells its clients where it is, so its port on this side is chosen before it starts.
  const port = await freePort();
  const container = await new GenericContainer('apache/kafka:4.3.0')
    .withExposedPorts({ container: 9092, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  const stop = async (): Promise<void> => void (await container.stop());
  return { address: `127.0.0.1:${port}`, source: 'testcontainers', stop };
}
