/** A handler that times out so often, and for so long, fails by its own fault and not by an outage. */
const MIN_ATTEMPTS = 10;

interface Age {
  since: number;
  attempts: number;
}

/** How long events have been failing by time-outs, in this process. */
export class TimeoutAges {
  private readonly ages = new Map<string, Age>();

  constructor(private readonly maxAgeMs: number) {}

  /** Counts a time-out; true once the event has had its time. */
  isExhausted(id: string, now = Date.now()): boolean {
    const age = this.ages.get(id) ?? { since: now, attempts: 0 };
    age.attempts += 1;
    this.ages.set(id, age);
    return age.attempts >= MIN_ATTEMPTS && now - age.since >= this.maxAgeMs;
  }

  attemptsOf(id: string): number {
    return this.ages.get(id)?.attempts ?? 0;
  }

  forget(id: string): void {
    if (this.ages.size > 0) this.ages.delete(id);
  }
}
