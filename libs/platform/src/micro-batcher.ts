import { createHash } from 'node:crypto';

/**
 * `fail`: reject every item of the batch. `retry`: run the batch again. `singly`: nothing happened, run each item alone;
 * a batch of one has been run alone already, so it is rejected unless there is a `runSingle`.
 */
export type BatchErrorPolicy = 'fail' | 'retry' | 'singly';

export interface MicroBatcherOptions<T, R> {
  /** Items in one batch. */
  maxSize: number;
  /** Batches that run at a time in one lane; 1 by default. */
  concurrency?: number;
  /** Independent queues; 1 by default. Items with the same `keyOf` share a lane. */
  lanes?: number;
  keyOf?: (item: T) => string;
  /** How long a batch waits for more items; without it a batch starts at the end of the turn of the event loop. */
  maxWaitMs?: number;
  /** Items that wait for a batch, over all lanes; unlimited by default. */
  maxQueued?: number;
  /** What a failed batch means; `fail` by default. `attempt` starts at 1. */
  onError?: (error: unknown, attempt: number) => BatchErrorPolicy;
  /** Runs one item alone, after `singly`; by default the batch function with one item. */
  runSingle?: (item: T) => Promise<R>;
}

/** The queue is full or the batcher is closing: the item was not started. */
export class MicroBatcherUnavailable extends Error {
  override readonly name = 'MicroBatcherUnavailable';
}

/**
 * Runs many small independent items in one call. Without `maxWaitMs` there is no timer: the items that queue up while a
 * batch runs are the next one, so light load adds no delay. `work` returns one result per item, in order.
 */
export class MicroBatcher<T, R> {
  private readonly lanes: Lane<T, R>[];
  private isClosing = false;

  constructor(
    work: (items: T[]) => Promise<R[]>,
    private readonly options: MicroBatcherOptions<T, R>,
  ) {
    this.lanes = Array.from({ length: options.lanes ?? 1 }, () => new Lane(work, options));
  }

  run(item: T): Promise<R> {
    if (this.isClosing || this.queued >= (this.options.maxQueued ?? Infinity))
      return Promise.reject(new MicroBatcherUnavailable('The batch queue is full or closing'));
    return this.laneOf(item).add(item);
  }

  /** Items that no batch has taken yet. */
  get queued(): number {
    return this.lanes.reduce((sum, lane) => sum + lane.queue.length, 0);
  }

  /** Starts the waiting batches without their `maxWaitMs`. */
  flush(): void {
    for (const lane of this.lanes) lane.flush();
  }

  /** Accepts no more items; resolves when every accepted item has its result. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.flush();
    await Promise.all(this.lanes.map((lane) => lane.idle()));
  }

  private laneOf(item: T): Lane<T, R> {
    const { keyOf } = this.options;
    if (!keyOf || this.lanes.length === 1) return this.lanes[0]!;
    const hash = createHash('md5').update(keyOf(item)).digest().readUInt32BE(0);
    return this.lanes[hash % this.lanes.length]!;
  }
}

interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/** One queue and its running batches, in the order of arrival. */
class Lane<T, R> {
  readonly queue: Waiting<T, R>[] = [];
  private readonly running = new Set<Promise<void>>();
  /** Batches that are to start at the end of this turn. */
  private starting = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly work: (items: T[]) => Promise<R[]>,
    private readonly options: MicroBatcherOptions<T, R>,
  ) {}

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject });
      this.schedule();
    });
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length > 0) this.start();
  }

  async idle(): Promise<void> {
    while (this.queue.length > 0 || this.running.size > 0 || this.starting > 0) {
      await Promise.all(this.running);
      await new Promise((resolve) => setImmediate(resolve));
      this.flush();
    }
  }

  private get isBusy(): boolean {
    return this.running.size + this.starting >= (this.options.concurrency ?? 1);
  }

  private schedule(): void {
    if (this.queue.length === 0 || this.isBusy) return;
    const { maxWaitMs, maxSize } = this.options;
    if (maxWaitMs === undefined) {
      this.starting += 1;
      setImmediate(() => {
        this.starting -= 1;
        this.start();
      });
    } else if (this.queue.length >= maxSize) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), maxWaitMs);
  }

  private start(): void {
    if (this.queue.length === 0 || this.isBusy) return;
    const batch = this.queue.splice(0, this.options.maxSize);
    const run = this.runBatch(batch).finally(() => {
      this.running.delete(run);
      this.schedule();
    });
    this.running.add(run);
  }

  private async runBatch(batch: Waiting<T, R>[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const results = await this.work(batch.map(({ item }) => item));
        if (results.length !== batch.length)
          throw new Error(`${results.length} results for ${batch.length} items`);
        batch.forEach(({ resolve }, at) => resolve(results[at]!));
        return;
      } catch (error) {
        const policy = this.options.onError?.(error, attempt) ?? 'fail';
        if (policy === 'retry') continue;
        if (policy === 'singly' && (batch.length > 1 || this.options.runSingle)) return this.runSingly(batch);
        for (const { reject } of batch) reject(error);
        return;
      }
    }
  }

  private async runSingly(batch: Waiting<T, R>[]): Promise<void> {
    const single = this.options.runSingle ?? (async (item: T) => (await this.work([item]))[0]!);
    for (const { item, resolve, reject } of batch) await single(item).then(resolve, reject);
  }
}
