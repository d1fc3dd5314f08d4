import type { Pool, Tx } from '#libs/database';
import type { EventContract } from '#libs/events';
import { sourceOf } from './watermark.message.js';
import { reachedBySource } from './watermark.repository.js';

/**
 * How far this service has come in event time, for work that needs all events of a period, such as a settlement.
 * Event time is the begin of the producer's transaction by the clock of its database: add a grace to the end of a period.
 */
export class WatermarksService {
  constructor(private readonly consumer: string) {}

  /** Whether every event of the contract's topic that is older than the instant has taken effect here. */
  async reached<P>(on: Tx | Pool, contract: EventContract<P>, instant: Date): Promise<boolean> {
    const at = await this.of(on, contract);
    return at !== undefined && at >= instant;
  }

  /** The instant up to which all has been handled; undefined before the first watermark of each producer. */
  async of<P>(on: Tx | Pool, contract: EventContract<P>): Promise<Date | undefined> {
    const producers = contract.watermarkedBy ?? [];
    if (producers.length === 0)
      throw new Error(`${contract.type} names no producers of watermarks (watermarkedBy)`);
    const reached = await reachedBySource(on, this.consumer, contract.topic);
    const times = producers.map((producer) => reached.get(sourceOf(producer)));
    if (times.some((time) => time === undefined)) return undefined;
    return new Date(Math.min(...times.map((time) => time!.getTime())));
  }
}
