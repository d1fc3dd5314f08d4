import type { SessionStore } from '#libs/auth';

const checkEveryMs = 300;
/** How long the session cache stays valid after the last consistent check. */
const validMs = 800;

/**
 * Detects missed revocations. Each carries a number; every 300 ms the numbers issued are compared with those received,
 * and a number that stays missing for a whole interval empties the session cache. A gap therefore lasts less than a second.
 */
export class RevocationWatch {
  /** All numbers up to this one were received; -1 before the first check. */
  private received = -1;
  private readonly early = new Set<number>();
  /** The last number issued at the last check; it must be received before the next one. */
  private expected = 0;
  private validUntil = 0;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly store: Pick<SessionStore, 'revocations' | 'onRevoked'>,
    private readonly onEnd: (sessionId: string) => void,
    private readonly onLost: () => void,
  ) {}

  /** The cache is not valid before the first consistent check. */
  async start(): Promise<() => Promise<void>> {
    const unsubscribe = await this.store.onRevoked((sessionId, number) => {
      this.receive(number);
      this.onEnd(sessionId);
    });
    await this.check();
    this.timer = setInterval(
      () => void (this.checking ??= this.check().finally(() => (this.checking = undefined))),
      checkEveryMs,
    );
    this.timer.unref();
    return async () => {
      clearInterval(this.timer);
      await this.checking;
      await unsubscribe();
    };
  }

  isValid(): boolean {
    return performance.now() < this.validUntil;
  }

  private receive(number: number): void {
    if (number <= this.received) return;
    this.early.add(number);
    this.countUp();
  }

  private countUp(): void {
    if (this.received < 0) return;
    while (this.early.delete(this.received + 1)) this.received += 1;
  }

  private async check(): Promise<void> {
    const at = performance.now();
    let issued: number;
    try {
      issued = await this.store.revocations();
    } catch {
      return; // validUntil passes soon
    }
    const begins = this.received < 0;
    // Fewer than were received: the cache lost its data and counts from the beginning.
    if (begins || this.received < this.expected || issued < this.received) {
      if (!begins) this.onLost();
      this.received = issued;
      for (const number of this.early) if (number <= issued) this.early.delete(number);
      this.countUp();
    }
    this.expected = issued;
    this.validUntil = at + validMs;
  }
}
