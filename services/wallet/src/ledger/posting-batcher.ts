import { setImmediate as endOfTurn } from 'node:timers/promises';
import { laneOf } from './member-lanes.js';

/**
 * What an error of the port means for the waiting callers:
 * `again`: nothing has happened, the call may be repeated;
 * `unknown`: it may have happened, only a repetition with the same ids can show it;
 * `refused`: nothing has happened, because of one of the items: each goes by itself.
 */
export type Verdict = 'again' | 'unknown' | 'refused';

/** Nothing has happened to this item, because another transaction holds its account. */
export const busy = Symbol('busy');

/** The ledger as the batcher sees it. Neither call returns before its transaction has committed. */
export interface BatchPort<Item, Answer> {
  /** All items in one transaction: an answer for each, in their order, or an error for all. */
  batch(items: readonly Item[]): Promise<readonly (Answer | typeof busy)[]>;
  single(item: Item): Promise<Answer | typeof busy>;
  /** An item that was busy: waits for its account on a connection for which no other member waits. */
  contended?(item: Item): Promise<Answer>;
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
  /** Waits before the next attempt. */
  pause?: (attempt: number) => Promise<void>;
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
    this.committers = Array.from(
      { length: options.committers },
      () => new Committer(port, options, memberOf),
    );
  }

  submit(item: Item): Promise<Answer> {
    if (this.closing || this.waiting >= this.options.queue) return Promise.reject(new BatcherUnavailable());
    return this.committers[laneOf(this.memberOf(item), this.committers.length)]!.add(item);
  }

  /** Number of items that no committer has taken yet. */
  get waiting(): number {
    return this.committers.reduce((sum, committer) => sum + committer.waiting, 0);
  }

  /** Takes nothing more; resolves when every waiting caller has been answered. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.committers.map((committer) => committer.drain()));
  }
}

/**
 * One transaction at a time, in the order of arrival. The items of a member whose account is busy leave the queue for a
 * line of their own, in their order, so that the other members of the committer do not wait.
 */
class Committer<Item, Answer> {
  private readonly queue: Waiting<Item, Answer>[] = [];
  private readonly apart = new Map<string, { items: Waiting<Item, Answer>[]; done: Promise<void> }>();
  private idle: Promise<void> = Promise.resolve();
  private isBusy = false;

  constructor(
    private readonly port: BatchPort<Item, Answer>,
    private readonly options: BatcherOptions,
    private readonly memberOf: (item: Item) => string,
  ) {}

  get waiting(): number {
    return [...this.apart.values()].reduce((sum, { items }) => sum + items.length, this.queue.length);
  }

  add(item: Item): Promise<Answer> {
    const line = this.apart.get(this.memberOf(item))?.items ?? this.queue;
    const answer = new Promise<Answer>((resolve, reject) => line.push({ item, resolve, reject }));
    if (line === this.queue && !this.isBusy) {
      this.isBusy = true;
      this.idle = endOfTurn().then(() => this.run());
    }
    return answer;
  }

  /** Resolves when every caller has been answered; nothing is added meanwhile. */
  async drain(): Promise<void> {
    await this.idle;
    await Promise.all([...this.apart.values()].map(({ done }) => done));
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) await this.commit(this.queue.splice(0, this.options.cap));
    this.isBusy = false;
  }

  private async commit(taken: Waiting<Item, Answer>[]): Promise<void> {
    if (taken.length > 1 && (await this.commitBatch(taken))) return;
    let rest = taken;
    for (let one = rest[0]; one; one = rest[0]) {
      rest = rest.slice(1);
      if (!(await this.commitSingle(one, (item) => this.port.single(item)))) continue;
      const member = this.memberOf(one.item);
      const isOfMember = ({ item }: Waiting<Item, Answer>) => this.memberOf(item) === member;
      this.moveApart([one, ...rest.filter(isOfMember)]);
      rest = rest.filter((other) => !isOfMember(other));
    }
  }

  /** False if nothing has happened and each item must be tried by itself. */
  private async commitBatch(taken: Waiting<Item, Answer>[]): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answers = await this.port.batch(taken.map(({ item }) => item));
        if (answers.length !== taken.length)
          throw new Error(`${answers.length} answers for ${taken.length} items`);
        this.moveApart(taken.filter((_, at) => answers[at] === busy));
        for (const [at, { resolve }] of taken.entries()) {
          const answer = answers[at]!;
          if (answer !== busy) resolve(answer);
        }
        return true;
      } catch (error) {
        const verdict = this.port.verdict(error);
        if (verdict === 'again' && attempt < this.options.attempts) {
          await this.options.pause?.(attempt);
          continue;
        }
        if (verdict !== 'unknown') return false;
        for (const { reject } of taken) reject(error);
        return true;
      }
    }
  }

  /** True if the item is busy and has no answer yet. */
  private async commitSingle(
    { item, resolve, reject }: Waiting<Item, Answer>,
    call: (item: Item) => Promise<Answer | typeof busy>,
  ): Promise<boolean> {
    try {
      const answer = await call(item);
      if (answer === busy) return true;
      resolve(answer);
    } catch (error) {
      reject(error);
    }
    return false;
  }

  /** Items of the queue that came after them follow: a member's items keep their order. */
  private moveApart(items: readonly Waiting<Item, Answer>[]): void {
    const members = new Set(items.map(({ item }) => this.memberOf(item)));
    if (members.size === 0) return;
    const later = this.queue.filter(({ item }) => members.has(this.memberOf(item)));
    if (later.length > 0) {
      const rest = this.queue.filter(({ item }) => !members.has(this.memberOf(item)));
      this.queue.splice(0, this.queue.length, ...rest);
    }
    for (const member of members) {
      const line = [...items, ...later].filter(({ item }) => this.memberOf(item) === member);
      this.apart.set(member, { items: line, done: this.commitApart(member, line) });
    }
  }

  private async commitApart(member: string, items: Waiting<Item, Answer>[]): Promise<void> {
    const { port } = this;
    // The line is registered before its first item leaves it.
    await endOfTurn();
    for (let next = items.shift(); next; next = items.shift())
      await this.commitSingle(next, (item) => port.contended?.(item) ?? port.single(item));
    this.apart.delete(member);
  }
}
