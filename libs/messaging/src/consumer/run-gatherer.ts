import type { EventMessage } from '../broker/message.js';
import type { Slots } from './slots.js';

/** Consecutive events of one type and one partition (in process: one key), in order. */
export type Run = readonly EventMessage[];

/** What became of each run of a delivery; a rejected one is delivered again, the others are done. */
export type RunResults = readonly PromiseSettledResult<void>[];

interface OpenDelivery {
  runs: Run[];
  size: number;
  results: Promise<RunResults>;
}

/**
 * Gathers runs of one type over all partitions into one delivery, which takes what has come until a slot is free for it.
 * A partition waits for its run before it hands over the next, so the order of each key holds.
 */
export class RunGatherer {
  private readonly open = new Map<string, OpenDelivery>();

  constructor(
    private readonly slots: Slots,
    private readonly deliverRuns: (runs: readonly Run[]) => Promise<RunResults>,
  ) {}

  /** Resolves when the run is handled, and rejects if it must be delivered again. A delivery holds at most `max` events. */
  async deliver(run: Run, max: number): Promise<void> {
    const { type } = run[0]!;
    let delivery = this.open.get(type);
    if (!delivery || delivery.size + run.length > max) delivery = this.begin(type);
    const place = delivery.runs.push(run) - 1;
    delivery.size += run.length;
    const result = (await delivery.results)[place]!;
    if (result.status === 'rejected') throw result.reason;
  }

  private begin(type: string): OpenDelivery {
    const runs: Run[] = [];
    const results = this.slots.run(async () => {
      // What arrives in the same turn of the event loop joins too.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.open.get(type) === delivery) this.open.delete(type);
      return this.deliverRuns(runs);
    });
    const delivery: OpenDelivery = { runs, size: 0, results };
    this.open.set(type, delivery);
    return delivery;
  }
}
