/**
 * Lets several go on at a time. What they do next wakes the same other processes and needs the same code and data, of which the caches of the
 * processor hold nothing any more after a while of hashing: for several at once it costs little more than for one.
 */
export class InCompany {
  private readonly waiting: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** So many go on together; nobody waits longer than `longestMs` for the others. */
  constructor(private readonly settings: { size: number; longestMs: number }) {}

  /** Resolves when enough are here. */
  meet(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length >= this.settings.size) this.goOn();
      else this.timer ??= setTimeout(() => this.goOn(), this.settings.longestMs);
    });
  }

  /** Those who wait go on, however few they are. */
  goOn(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
