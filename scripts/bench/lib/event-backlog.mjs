import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs from 'kafkajs';

const pollMs = 500;
const patienceMs = 180_000;

/** What Kafka's consumers have still to read, so that one side of a measurement does not pay for the other's events. */
export class EventBacklog {
  /** @type {kafkajs.Admin} */
  admin;

  static async open(brokers) {
    const admin = new kafkajs.Kafka({
      clientId: 'bench',
      brokers: [brokers],
      logLevel: kafkajs.logLevel.NOTHING,
    }).admin();
    await admin.connect();
    return Object.assign(new EventBacklog(), { admin });
  }

  close() {
    return this.admin.disconnect();
  }

  /** Waits until no topic grew between two looks and every group has read all it consumes. */
  async drained() {
    const until = Date.now() + patienceMs;
    for (let last = ''; ; await sleep(pollMs)) {
      const ends = await this.ends();
      const now = JSON.stringify([...ends]);
      if (now === last && (await this.lag(ends)) === 0) return;
      if (Date.now() > until) throw new Error('void: the consumers did not catch up');
      last = now;
    }
  }

  async ends() {
    const topics = (await this.admin.listTopics()).filter((name) => !name.startsWith('__'));
    const ends = await Promise.all(
      topics.map(async (topic) =>
        (await this.admin.fetchTopicOffsets(topic)).map(
          ({ partition, high }) => /** @type {const} */ ([`${topic}/${partition}`, Number(high)]),
        ),
      ),
    );
    return new Map(ends.flat());
  }

  async lag(ends) {
    const { groups } = await this.admin.listGroups();
    const lags = await Promise.all(
      groups.map(async ({ groupId }) =>
        (await this.admin.fetchOffsets({ groupId })).flatMap(({ topic, partitions }) =>
          partitions.map(({ partition, offset }) =>
            Number(offset) < 0 ? 0 : (ends.get(`${topic}/${partition}`) ?? 0) - Number(offset),
          ),
        ),
      ),
    );
    return lags.flat().reduce((sum, lag) => sum + lag, 0);
  }
}
