/** A clock that jumps and dice that are told their seed: the same seed is the same run, to the last step. */
export class World {
  now = 0;
  readonly history: string[] = [];
  private readonly due: { at: number; order: number; act: () => void }[] = [];
  private state: number;
  /** Steps since somebody was served: fifty callers of one member on a bad line may well take more than that together. */
  private unserved = 0;

  constructor(readonly seed: number) {
    this.state = seed >>> 0;
  }

  /** mulberry32 */
  random(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  chance = (share: number): boolean => this.random() < share;
  upTo = (most: number): number => Math.floor(this.random() * (most + 1));
  oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(this.random() * choices.length)]!;

  /** What is due at the same moment comes in an order of the dice's. */
  after(delay: number, act: () => void): void {
    this.due.push({ at: this.now + delay, order: this.random(), act });
  }

  note(line: string): void {
    this.history.push(`${this.now} ${line}`);
  }

  /** Somebody has what he came for. */
  served(): void {
    this.unserved = 0;
  }

  /** Until nothing is due any more. Between two steps everything that can go on goes on. */
  async run(longest = 5_000): Promise<void> {
    for (; this.due.length > 0; this.unserved++) {
      if (this.unserved > longest) throw new Error('VIOLATION: a caller repeats its call without end');
      let next = 0;
      for (let at = 1; at < this.due.length; at++) {
        const [a, b] = [this.due[at]!, this.due[next]!];
        if (a.at < b.at || (a.at === b.at && a.order < b.order)) next = at;
      }
      const [{ at, act }] = this.due.splice(next, 1) as [(typeof this.due)[number]];
      this.now = at;
      act();
      await new Promise(setImmediate);
    }
  }
}
