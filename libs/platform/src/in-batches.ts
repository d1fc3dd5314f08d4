interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

export interface InBatchesSettings {
  /** Batches under way at a time. */
  lanes: number;
  /** Items in one batch. */
  most: number;
  /** For work that nobody waits for: a batch begins so long after its first item, and takes along what comes meanwhile. */
  gatherMs?: number;
}

/**
 * Does many small independent things in one statement. Without `gatherMs` there is no timer: what has gathered while a batch was
 * under way is the next one, so an idle caller waits for nobody. `work` answers for each item in the order given; where it throws, nothing is
 * known about any item of that batch, and each caller is told so.
 */
export class InBatches<T, R> {
  private readonly waiting: Waiting<T, R>[] = [];
  private busy = 0;

  constructor(
    private readonly work: (items: T[]) => Promise<R[]>,
    private readonly settings: InBatchesSettings,
  ) {}

  run(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.busy >= this.settings.lanes || this.waiting.length === 0) return;
    this.busy += 1;
    const begin = () => {
      void this.batch(this.waiting.splice(0, this.settings.most)).finally(() => {
        this.busy -= 1;
        this.next();
      });
    };
    const { gatherMs } = this.settings;
    // Begun once this turn of the event loop is over: what arrived with the first item goes with it.
    if (gatherMs === undefined) setImmediate(begin);
    else setTimeout(begin, gatherMs);
  }

  private async batch(batch: Waiting<T, R>[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const results = await this.work(batch.map(({ item }) => item));
      if (results.length !== batch.length)
        throw new Error(`${results.length} results for ${batch.length} items`);
      batch.forEach(({ resolve }, at) => resolve(results[at]!));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
