import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs from 'kafkajs';

const perSend = 2_000;
const pollMs = 20;
const patienceMs = 300_000;
const kinds = [
  ...['RNG', 'RNG', 'RNG', 'RNG', 'RNG', 'RNG', 'FISH', 'LIVE', 'LIVE', 'SPORTS'].map((category) => ({
    category,
  })),
];

/** Settled bets of members in turn, as game-launch publishes them. */
export class Bets {
  /** @type {kafkajs.Producer} */
  producer;
  /** @type {string} */
  topic;
  /** @type {string[]} */
  members;
  /** @type {number} */
  sent;

  static async open(brokers, topic, members) {
    const kafka = new kafkajs.Kafka({
      ...{ clientId: 'bench', brokers: [brokers], logLevel: kafkajs.logLevel.NOTHING },
    });
    const admin = kafka.admin();
    await admin.connect();
    while (!(await admin.listTopics()).includes(topic)) await sleep(pollMs);
    await admin.disconnect();
    const producer = kafka.producer();
    await producer.connect();
    return Object.assign(new Bets(), { producer, topic, members, sent: 0 });
  }

  close() {
    return this.producer.disconnect();
  }

  async send(event, count) {
    for (let from = 0; from < count; from += perSend) {
      const messages = Array.from({ length: Math.min(perSend, count - from) }, () => this.next(event));
      await this.producer.send({ topic: this.topic, messages });
    }
  }

  next({ type, example }) {
    const memberId = this.members[this.sent % this.members.length];
    const { category } = kinds[this.sent % kinds.length];
    this.sent += 1;
    const at = new Date().toISOString();
    const id = randomUUID();
    const bet = {
      ...{ ...example, memberId, category, sourceKey: `game-launch:bet:${id}`, roundId: `SENG:${id}` },
      ...{ stake: '500000', win: '450000', validBet: '500000', placedAt: at, settledAt: at },
    };
    const headers = {
      ...{ 'content-type': 'application/json', ce_specversion: '1.0', ce_id: id, ce_type: type },
      ...{ ce_source: 'game-launch', ce_time: at, ce_subject: memberId },
    };
    return { key: memberId, value: JSON.stringify(bet), headers };
  }
}

/** Waits until each count reaches its goal. */
export async function reached(counts, goal) {
  const until = Date.now() + patienceMs;
  for (const count of counts)
    while ((await count()) < goal) {
      if (Date.now() > until) throw new Error('void: the consumers did not catch up');
      await sleep(pollMs);
    }
}
