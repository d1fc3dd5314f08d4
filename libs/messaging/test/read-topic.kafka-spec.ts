import { randomUUID } from 'node:crypto';
import { createKafka } from '../src/kafka/kafka-client.js';
import { toKafka } from '../src/kafka/cloud-events.js';
import { readTopic } from '../src/kafka/read-topic.js';

const brokers = process.env['KAFKA_BROKERS']?.split(',');
if (!brokers) throw new Error('KAFKA_BROKERS is not set: this suite runs on a real Kafka');

describe('reading a topic from its beginning', () => {
  it('gives every record of every partition, those of a key in their order, and ends', async () => {
    const kafka = createKafka('read-topic-test', brokers);
    const topic = `read-topic.${randomUUID()}`;
    const admin = kafka.admin();
    await admin.connect();
    await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 4 }] });
    await admin.disconnect();
    // A retried send must not write a record twice.
    const producer = kafka.producer({ idempotent: true });
    await producer.connect();
    const keys = Array.from({ length: 7 }, (_, n) => `key-${n}`);
    for (let n = 0; n < 20; n++)
      await producer.send({
        topic,
        messages: keys.map((key) =>
          toKafka({
            ...{ id: randomUUID(), type: 'test.counted.v1', topic, key, value: String(n) },
            ...{ occurredAt: new Date(), source: 'test', traceparent: undefined },
          }),
        ),
      });
    await producer.disconnect();

    for (let reading = 0; reading < 2; reading++) {
      const read = new Map<string, string[]>();
      await readTopic({ brokers, reader: 'wallet', topic }, ({ key, value }) => {
        read.set(key, [...(read.get(key) ?? []), value!]);
      });
      expect([...read.keys()].toSorted()).toEqual(keys);
      for (const values of read.values())
        expect(values).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
    }
  });
});
