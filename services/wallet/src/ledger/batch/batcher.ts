import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { BatchPort } from './batch.port.js';
import { laneOf } from './batch.rules.js';

export interface BatcherOptions {
  /** Transactions under way at once. A member always meets the same committer. */
  committers: number;
  /** Items in one transaction at most. */
  cap: number;
  /** Items that wait for a committer at most, over all of them. */
  queue: number;
  /** How often a batch is tried while the port says `again`, before its items go singly. */
  attempts: number;
}

/** The queue is full, or the batcher is closing: nothing was done, and the caller may come again. */
export class BatcherUnavailable extends Error {}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Many callers, few transactions. There is no timer: a committer takes all that has queued up while it was busy, or in the
 * turn of the event loop in which it was woken, so that light load means one item at once and heavy load full batches.
 * Nobody is answered before the port has answered.
 */
export class Batcher<Item, Answer> {
  private readonly lanes: Lane<Item, Answer>[];
  private closing = false;

  constructor(
    port: BatchPort<Item, Answer>,
    private readonly options: BatcherOptions,
    private readonly memberOf: (item: Item) => string,
  ) {
    this.lanes = Array.from({ length: options.committers }, () => new Lane(port, options));
  }

  submit(item: Item): Promise<Answer> {
    if (this.closing || this.waiting >= this.options.queue) return Promise.reject(new BatcherUnavailable());
    return this.lanes[laneOf(this.memberOf(item), this.lanes.length)]!.add(item);
  }

  /** Items that no committer has taken yet. */
  get waiting(): number {
    return this.lanes.reduce((sum, lane) => sum + lane.queue.length, 0);
  }

  /** Takes nothing more; resolves when everybody who waits has been answered. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.lanes.map((lane) => lane.idle));
  }
}

/** One committer and its queue: one transaction at a time, in the order of arrival. */
class Lane<Item, Answer> {
  readonly queue: Waiting<Item, Answer>[] = [];
  idle: Promise<void> = Promise.resolve();
  private busy = false;

  constructor(
    private readonly port: BatchPort<Item, Answer>,
    private readonly options: BatcherOptions,
  ) {}

  add(item: Item): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => this.queue.push({ item, resolve, reject }));
    if (!this.busy) {
      this.busy = true;
      this.idle = endOfTurn().then(() => this.run());
    }
    return answer;
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) await this.commit(this.queue.splice(0, this.options.cap));
    this.busy = false;
  }

  private async commit(taken: Waiting<Item, Answer>[]): Promise<void> {
    // One alone pays nothing for sets.
    if (taken.length === 1 || !(await this.together(taken))) {
      for (const one of taken) await this.alone(one);
    }
  }

  /** False where nothing has happened and each must be tried by itself. */
  private async together(taken: Waiting<Item, Answer>[]): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answers = await this.port.batch(taken.map(({ item }) => item));
        if (answers.length !== taken.length)
          throw new Error(`${answers.length} answers for ${taken.length} items`);
        for (const [at, { resolve }] of taken.entries()) resolve(answers[at]!);
        return true;
      } catch (error) {
        const verdict = this.port.verdict(error);
        if (verdict === 'again' && attempt < this.options.attempts) continue;
        if (verdict !== 'unknown') return false;
        for (const { reject } of taken) reject(error);
        return true;
      }
    }
  }

  private async alone({ item, resolve, reject }: Waiting<Item, Answer>): Promise<void> {
    try {
      resolve(await this.port.single(item));
    } catch (error) {
      reject(error);
    }
  }
}
