import { setImmediate as endOfTurn } from 'node:timers/promises';
import { laneOf } from './member-lanes.js';

/**
 * What an error of the port means for the waiting callers:
 * `again`: nothing has happened, the call may be repeated;
 * `unknown`: it may have happened, only a repetition with the same ids can tell;
 * `refused`: nothing has happened, because of one of the items.
 */
export type Verdict = 'again' | 'unknown' | 'refused';

/** The ledger as the batcher sees it. Neither call returns before its transaction has committed. */
export interface BatchPort<Item, Answer> {
  /** All items in one transaction: an answer for each, in their order, or an error for all. */
  batch(items: readonly Item[]): Promise<readonly Answer[]>;
  single(item: Item): Promise<Answer>;
  verdict(error: unknown): Verdict;
}

export interface BatcherOptions {
  /** Transactions under way at once. The items of a member always go to the same committer. */
  committers: number;
  /** Maximum number of items in one transaction. */
  cap: number;
  /** Maximum number of items that wait, over all committers. */
  queue: number;
  /** How often a batch is tried while the verdict is `again`, before its items go singly. */
  attempts: number;
}

/** The queue is full or the batcher is closing: nothing was done, the caller may retry. */
export class BatcherUnavailable extends Error {}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers the items of many callers into few transactions, without a timer: a committer takes all that was queued while it
 * was busy, so light load means one item at once and heavy load full batches.
 */
export class PostingBatcher<Item, Answer> {
  private readonly committers: Committer<Item, Answer>[];
  private closing = false;

  constructor(
    port: BatchPort<Item, Answer>,
    private readonly options: BatcherOptions,
    private readonly memberOf: (item: Item) => string,
  ) {
    this.committers = Array.from({ length: options.committers }, () => new Committer(port, options));
  }

  submit(item: Item): Promise<Answer> {
    if (this.closing || this.waiting >= this.options.queue) return Promise.reject(new BatcherUnavailable());
    return this.committers[laneOf(this.memberOf(item), this.committers.length)]!.add(item);
  }

  /** Number of items that no committer has taken yet. */
  get waiting(): number {
    return this.committers.reduce((sum, committer) => sum + committer.queue.length, 0);
  }

  /** Takes nothing more; resolves when every waiting caller has been answered. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.committers.map((committer) => committer.idle));
  }
}

/** One transaction at a time, in the order of arrival. */
class Committer<Item, Answer> {
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
    if (taken.length === 1 || !(await this.commitBatch(taken))) {
      for (const one of taken) await this.commitSingle(one);
    }
  }

  /** False if nothing has happened and each item must be tried by itself. */
  private async commitBatch(taken: Waiting<Item, Answer>[]): Promise<boolean> {
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

  private async commitSingle({ item, resolve, reject }: Waiting<Item, Answer>): Promise<void> {
    try {
      resolve(await this.port.single(item));
    } catch (error) {
      reject(error);
    }
  }
}
