import { Logger } from '@nestjs/common';
import type { EachBatchPayload } from 'kafkajs';

const EVERY_MS = 1_000;

type Committing = Pick<EachBatchPayload, 'commitOffsetsIfNecessary' | 'uncommittedOffsets' | 'isRunning'>;

/**
 * Commits the offsets of what was handled once a second, at a rebalance and before leaving the group. A commit that is
 * lost only repeats events, which the inbox recognises.
 */
export class OffsetCommits {
  private readonly logger = new Logger(OffsetCommits.name);
  private consumer: Committing | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly group: string) {}

  /** Offsets have been resolved and are due for the next commit. */
  due(consumer: Committing): void {
    this.consumer = consumer;
    this.timer ??= setTimeout(() => void this.commit(), EVERY_MS).unref();
  }

  async commit(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const consumer = this.consumer;
    if (!consumer) return;
    try {
      await consumer.commitOffsetsIfNecessary(consumer.uncommittedOffsets());
    } catch (error) {
      this.logger.debug(`${this.group}: offsets not committed, retry follows: ${String(error)}`);
      if (consumer.isRunning()) this.due(consumer);
    }
  }
}
