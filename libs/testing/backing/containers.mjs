import { spawnSync } from 'node:child_process';
import { freePort } from '../../../scripts/house/server.mjs';

/** Throw-away containers, where a Docker daemon answers. */
export const containers = {
  name: 'testcontainers',
  answers: async () => spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0,
  start: (kind) => (kind === 'kafka' ? startKafka() : startRedis()),
};

async function startRedis() {
  const { GenericContainer } = await import('testcontainers');
  const container = await new GenericContainer('redis:7.4-alpine').withExposedPorts(6379).start();
  const address = `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
  return { address, from: 'testcontainers', stop: async () => void (await container.stop()) };
}

async function startKafka() {
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
  return {
    address: `127.0.0.1:${port}`,
    from: 'testcontainers',
    stop: async () => void (await container.stop()),
  };
}
