import type { SessionStore } from '#libs/auth';

const lookEveryMs = 300;
/** How long after the last sound look what is remembered of sessions may be believed. */
const believeMs = 800;

/**
 * Knows whether every revocation so far has been heard. Each carries a number; every 300 ms the numbers given out are compared with
 * those heard. One that stays missing for a whole look was lost, and then everything remembered is forgotten. So a lost message, or
 * a cache that is away, costs less than a second, and a session that is in use costs no question at all.
 */
export class RevocationWatch {
  /** Everything up to this number has been heard; nothing is known before the first look. */
  private heard = -1;
  private readonly early = new Set<number>();
  /** What the last look found; to be heard before the next. */
  private expected = 0;
  private soundUntil = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly store: Pick<SessionStore, 'revocations' | 'onRevoked'>,
    private readonly onEnd: (sessionId: string) => void,
    private readonly onLost: () => void,
  ) {}

  /** Nothing is believed before the first sound look. */
  async start(): Promise<() => Promise<void>> {
    const unsubscribe = await this.store.onRevoked((sessionId, number) => {
      this.hear(number);
      this.onEnd(sessionId);
    });
    await this.look();
    this.timer = setInterval(
      () => void (this.looking ??= this.look().finally(() => (this.looking = undefined))),
      lookEveryMs,
    );
    this.timer.unref();
    return async () => {
      clearInterval(this.timer);
      await this.looking;
      await unsubscribe();
    };
  }

  isSound(): boolean {
    return performance.now() < this.soundUntil;
  }

  private hear(number: number): void {
    if (number <= this.heard) return;
    this.early.add(number);
    this.countUp();
  }

  private countUp(): void {
    if (this.heard < 0) return;
    while (this.early.delete(this.heard + 1)) this.heard += 1;
  }

  private async look(): Promise<void> {
    const at = performance.now();
    let given: number;
    try {
      given = await this.store.revocations();
    } catch {
      return; // what was sound a moment ago soon is no more
    }
    const begins = this.heard < 0;
    // Fewer than were heard: the cache has lost its memory, and counts from the beginning.
    if (begins || this.heard < this.expected || given < this.heard) {
      if (!begins) this.onLost();
      this.heard = given;
      for (const number of this.early) if (number <= given) this.early.delete(number);
      this.countUp();
    }
    this.expected = given;
    this.soundUntil = at + believeMs;
  }
}
