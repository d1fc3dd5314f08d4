import type { BatchPort, Verdict } from '../../../src/ledger/posting-batcher.js';
import type { World } from './world.js';

/** One attempt of a caller: the same id may come several times, in another body too. */
export interface Attempt {
  id: string;
  member: string;
  delta: number;
  /** Makes every transaction that it is part of fail. */
  poisoned: boolean;
  /** When it was handed to the batcher, counted per process. */
  turn: number;
}

export interface Answer {
  outcome: 'ACCEPTED' | 'INSUFFICIENT_FUNDS' | 'REUSED';
  balance: number;
  replayed: boolean;
}

export class PortError extends Error {
  constructor(readonly verdict: Verdict) {
    super(verdict);
  }
}

/** What is committed, and what every commit must leave true. */
export class SimulatedLedger {
  readonly balances = new Map<string, number>();
  readonly answers = new Map<string, { attempt: Attempt; answer: Answer }>();
  readonly effects = new Map<string, number>();

  apply(attempt: Attempt): Answer {
    const known = this.answers.get(attempt.id);
    if (known) {
      const same = known.attempt.member === attempt.member && known.attempt.delta === attempt.delta;
      return same
        ? { ...known.answer, replayed: true }
        : { outcome: 'REUSED', balance: Number.NaN, replayed: true };
    }
    const balance = this.balances.get(attempt.member) ?? 0;
    const accepted = balance + attempt.delta >= 0;
    if (accepted) {
      this.balances.set(attempt.member, balance + attempt.delta);
      this.effects.set(attempt.id, (this.effects.get(attempt.id) ?? 0) + 1);
    }
    const answer: Answer = {
      outcome: accepted ? 'ACCEPTED' : 'INSUFFICIENT_FUNDS',
      balance: balance + (accepted ? attempt.delta : 0),
      replayed: false,
    };
    this.answers.set(attempt.id, { attempt, answer });
    return answer;
  }
}

interface Call {
  items: readonly Attempt[];
  over: boolean;
  fail: (error: PortError) => void;
}

/** The way from one process to the ledger: slow, lossy, and cut off when the process or the server dies. */
export class FaultyPort implements BatchPort<Attempt, Answer> {
  private readonly calls = new Set<Call>();
  private readonly lastTurn = new Map<string, number>();
  private severed = false;

  constructor(
    private readonly world: World,
    private readonly ledger: SimulatedLedger,
    private readonly bounds: { committers: number; cap: number },
    private readonly trouble: { share: number; down: boolean },
  ) {}

  batch(items: readonly Attempt[]): Promise<readonly Answer[]> {
    if (items.length > this.bounds.cap) throw new Error(`VIOLATION: a batch of ${items.length}`);
    return this.call(items, (answers) => answers);
  }

  single(item: Attempt): Promise<Answer> {
    return this.call([item], ([answer]) => answer!);
  }

  verdict(error: unknown): Verdict {
    if (error instanceof PortError) return error.verdict;
    throw error;
  }

  /** The process is gone: it hears no answer, and what it has sent may still be carried out. */
  sever(): void {
    this.severed = true;
    for (const call of this.calls) call.over ||= this.world.chance(0.5);
  }

  /** The server is gone: what it has not committed it never will. */
  breakOff(): void {
    for (const call of [...this.calls]) {
      call.over = true;
      call.fail(new PortError('unknown'));
    }
  }

  private call<T>(items: readonly Attempt[], shape: (answers: Answer[]) => T): Promise<T> {
    const { world } = this;
    if (this.severed) return new Promise(() => undefined);
    this.examine(items);
    return new Promise<T>((resolve, reject) => {
      const call: Call = {
        items,
        over: false,
        fail: (error) => {
          if (!this.calls.delete(call)) return;
          world.note(`${error.verdict}: ${items.map(({ id }) => id).join()}`);
          if (!this.severed) reject(error);
        },
      };
      this.calls.add(call);
      const slow = world.chance(0.05) ? 200 : 10;
      const fault = this.fault(items);
      world.after(world.upTo(slow), () => {
        if (call.over) return;
        if (fault && fault !== 'lost answer') return call.fail(new PortError(fault));
        const answers = items.map((item) => this.commit(item));
        world.note(`commits ${items.map(({ id }) => id).join()}`);
        world.after(world.upTo(slow), () => {
          if (fault === 'lost answer') return call.fail(new PortError('unknown'));
          if (this.calls.delete(call) && !this.severed) resolve(shape(answers));
        });
      });
    });
  }

  private fault(items: readonly Attempt[]): Verdict | 'lost answer' | undefined {
    if (this.trouble.down) return 'unknown';
    if (this.world.chance(this.trouble.share))
      return this.world.oneOf(['again', 'again', 'unknown', 'lost answer'] as const);
    return items.some(({ poisoned }) => poisoned) ? 'refused' : undefined;
  }

  private examine(items: readonly Attempt[]): void {
    if (this.calls.size >= this.bounds.committers)
      throw new Error(`VIOLATION: ${this.calls.size + 1} transactions at once`);
    const members = new Set(items.map(({ member }) => member));
    for (const call of this.calls) {
      if (call.items.some(({ member }) => members.has(member)))
        throw new Error('VIOLATION: one member with two committers at once');
    }
  }

  private commit(item: Attempt): Answer {
    const last = this.lastTurn.get(item.member) ?? -1;
    if (item.turn <= last)
      throw new Error(`VIOLATION: ${item.member}'s turn ${item.turn} came after ${last}`);
    this.lastTurn.set(item.member, item.turn);
    return this.ledger.apply(item);
  }
}
