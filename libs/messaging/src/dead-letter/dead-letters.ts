import { Logger } from '@nestjs/common';
import type { Transactions } from '#libs/database';
import { isTransient, reasonOf } from '../consumer/failure.rules.js';
import { claimBehindBlock } from '../consumer/inbox.repository.js';
import type { MessageProcessor } from '../consumer/message-processor.js';
import {
  fail,
  list,
  lockOldest,
  remove,
  requestedKeys,
  requestRedrive,
  takeOut,
  type DeadLetter,
} from './dead-letter.repository.js';

export interface RedriveResult {
  redriven: number;
  failed: number;
}

/** The events that could not be handled, and those that wait behind them. */
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

  /** Tries again the keys of these letters, each in its order up to its first failure; without ids, all of them. */
  async redrive(ids?: readonly string[]): Promise<RedriveResult> {
    await this.transactions.run((tx) => requestRedrive(tx, this.consumer, ids));
    return this.redriveRequested();
  }

  /** Does what was asked for in the table, by `redrive` here or by the command from outside. */
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
        `Redrive of ${this.consumer}: ${result.redriven} handled, ${result.failed} failed again`,
      );
    return result;
  }

  /** True while there may be more of this key. */
  private async redriveOldest(topic: string, key: string, result: RedriveResult): Promise<boolean> {
    let tried: DeadLetter | undefined;
    try {
      const done = await this.transactions.run(async (tx) => {
        const oldest = await lockOldest(tx, this.consumer, topic, key);
        if (!oldest) return false;
        tried = oldest.letter;
        if (await claimBehindBlock(tx, this.consumer, oldest.message.id))
          await this.processor.runHandlers(tx, oldest.message);
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

  /** Gives up an event for good. It counts as handled from then on; what waits behind it needs a redrive. */
  async discard(id: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const eventId = await takeOut(tx, this.consumer, id);
      if (eventId === undefined) return false;
      await claimBehindBlock(tx, this.consumer, eventId);
      return true;
    });
  }
}
