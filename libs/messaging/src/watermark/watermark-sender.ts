import type { Broker } from '../broker/broker.js';
import { watermarkMessage, watermarkTopics } from './watermark.message.js';

const EVERY_MS = 5_000;

/** Sends the outbox's watermark to every partition, so that a partition without events advances too. */
export class WatermarkSender {
  private dueAt = 0;
  private lastAt: Date | undefined;

  constructor(
    private readonly service: string,
    private readonly broker: Broker,
    private readonly watermark: () => Promise<Date>,
    private readonly everyMs = EVERY_MS,
  ) {}

  async sendIfDue(): Promise<void> {
    if (Date.now() < this.dueAt) return;
    this.dueAt = Date.now() + this.everyMs;
    const topics = watermarkTopics(this.service);
    if (topics.length === 0) return;
    const at = await this.watermark();
    if (this.lastAt && at <= this.lastAt) return;
    for (const topic of topics) await this.send(topic, at);
    this.lastAt = at;
  }

  private async send(topic: string, at: Date): Promise<void> {
    const partitions = await this.broker.partitionsOf(topic);
    const messages = Array.from({ length: partitions }, (_, partition) =>
      watermarkMessage(this.service, topic, at, { partition, partitions }),
    );
    await this.broker.send(messages);
  }
}
