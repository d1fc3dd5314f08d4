import type { Kafka } from 'kafkajs';
import { allContracts } from '#libs/events';

const EVENT_PARTITIONS = 12;

/** Creates the topics of all contracts that are not there yet. For development; a cluster declares its topics itself. */
export async function createTopics(kafka: Kafka, eventPartitions = EVENT_PARTITIONS): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    const existing = new Set(await admin.listTopics());
    const wanted = new Map(allContracts().map(({ topic, kind }) => [topic, kind]));
    const missing = [...wanted].filter(([topic]) => !existing.has(topic));
    if (missing.length === 0) return;
    const { brokers } = await admin.describeCluster();
    const replicationFactor = Math.min(3, brokers.length);
    await admin.createTopics({
      waitForLeaders: true,
      topics: missing.map(([topic, kind]) => ({
        topic,
        replicationFactor,
        // State is small and read whole, so one partition: a reader is done when it has reached one end.
        numPartitions: kind === 'state' ? 1 : eventPartitions,
        configEntries: [
          { name: 'cleanup.policy', value: kind === 'state' ? 'compact' : 'delete' },
          { name: 'min.insync.replicas', value: String(Math.max(1, replicationFactor - 1)) },
          ...(kind === 'state' ? [] : [{ name: 'retention.ms', value: String(30 * 24 * 3_600_000) }]),
        ],
      })),
    });
  } finally {
    await admin.disconnect();
  }
}
