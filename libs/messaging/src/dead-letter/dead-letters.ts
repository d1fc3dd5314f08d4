import { Logger } from '@nestjs/common';
import type { Transactions } from '#libs/database';
import { reasonOf } from '../consumer/failure.rules.js';
import { isTransient } from '../consumer/is-transient.js';
import { claimBehindBlock } from '../inbox/inbox.repository.js';
import type { MessageProcessor } from '../consumer/message-processor.js';
import {
  discard,
  fail,
  list,
  lockOldest,
  remove,
  requestedKeys,
  requestRedrive,
  type DeadLetter,
} from '../inbox/dead-letter.repository.js';

export interface RedriveResult {
  redriven: number;
  failed: number;
}

/** Events that failed, and the events of the same keys that are parked behind them. */
export class DeadLetters {
  private readonly logger = new Logger(DeadLetters.name);
  private running: Promise<RedriveResult> | undefined;

  constructor(
    private readonly consumer: string,
    private readonly transactions: Transactions,
    private readonly processor: MessageProcessor,
  ) {}

  list(limit = 100): Promise<DeadLetter[]> {
    return this.transactions.run((tx) => list(tx, this.consumer, limit));
  }

  /** Handles the events of these letters' keys again, each key in order up to its first failure; without ids, all keys. */
  async redrive(ids?: readonly string[]): Promise<RedriveResult> {
    await this.transactions.run((tx) => requestRedrive(tx, this.consumer, ids));
    return this.redriveRequested();
  }

  /** Runs the redrives that the table requests, by `redrive` or by the command line. */
  async redriveRequested(): Promise<RedriveResult> {
    this.running ??= this.drain().finally(() => (this.running = undefined));
    return this.running;
  }

  private async drain(): Promise<RedriveResult> {
    const result: RedriveResult = { redriven: 0, failed: 0 };
    for (const { topic, key } of await this.transactions.run((tx) => requestedKeys(tx, this.consumer))) {
      let letter = await this.redriveOldest(topic, key, result);
      while (letter) letter = await this.redriveOldest(topic, key, result);
    }
    if (result.redriven + result.failed > 0)
      this.logger.log(
        `redrive of ${this.consumer}: ${result.redriven} handled, ${result.failed} failed again`,
      );
    return result;
  }

  /** True while the key may have more letters. */
  private async redriveOldest(topic: string, key: string, result: RedriveResult): Promise<boolean> {
    let tried: DeadLetter | undefined;
    try {
      const done = await this.transactions.run(async (tx) => {
        const oldest = await lockOldest(tx, this.consumer, topic, key);
        if (!oldest) return false;
        tried = oldest.letter;
        if (await claimBehindBlock(tx, this.consumer, oldest.message))
          await this.processor.runHandlers(tx, [oldest.message]);
        await remove(tx, oldest.letter.id);
        return true;
      });
      if (done) result.redriven += 1;
      return done;
    } catch (error) {
      if (isTransient(error) || !tried) throw error;
      const letter = tried;
      await this.transactions.run((tx) => fail(tx, this.consumer, letter, reasonOf(error)));
      result.failed += 1;
      return false;
    }
  }

  /** Drops an event permanently. It counts as handled; the events parked behind it need a redrive. */
  async discard(id: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const event = await discard(tx, this.consumer, id);
      if (!event) return false;
      await claimBehindBlock(tx, this.consumer, event);
      return true;
    });
  }
}
