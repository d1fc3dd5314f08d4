import {
  PostingBatcher,
  BatcherUnavailable,
  type BatcherOptions,
} from '../../../src/ledger/posting-batcher.js';
import type { BatchPort } from '../../../src/ledger/posting-batcher.js';
import { FaultyPort, PortError, SimulatedLedger, type Answer, type Attempt } from './ledger.js';
import { World } from './world.js';

export type BatcherLike = Pick<PostingBatcher<Attempt, Answer>, 'submit' | 'close' | 'waiting'>;
export type Make = (port: BatchPort<Attempt, Answer>, options: BatcherOptions) => BatcherLike;

export const realBatcher: Make = (port, options) => new PostingBatcher(port, options, ({ member }) => member);

/** One service process: a batcher, its way to the ledger, and who waits for it. */
interface Process {
  batcher: BatcherLike;
  port: FaultyPort;
  pending: Set<Attempt>;
  turns: number;
}

/** A town of impatient callers, a lossy network, and servers that die. Throws `VIOLATION: …` where a promise is broken. */
export async function simulate(seed: number, make: Make = realBatcher): Promise<World> {
  const world = new World(seed);
  try {
    await new Run(world, make).play();
  } catch (error) {
    const last = world.history.slice(-40).join('\n');
    throw new Error(
      `${(error as Error).message}\nseed ${seed} (SIMULATION_SEED=${seed} repeats it)\n${last}`,
      {
        cause: error,
      },
    );
  }
  return world;
}

class Run {
  private readonly ledger = new SimulatedLedger();
  private readonly options: BatcherOptions;
  private readonly trouble: { share: number; down: boolean };
  private readonly answered = new Map<string, Answer>();
  private readonly broken: Error[] = [];
  private process: Process;
  private open = 0;

  constructor(
    private readonly world: World,
    private readonly make: Make,
  ) {
    this.options = {
      committers: 1 + world.upTo(3),
      cap: 2 + world.upTo(14),
      queue: 3 + world.upTo(30),
      attempts: 1 + world.upTo(3),
    };
    this.trouble = { share: world.oneOf([0, 0.05, 0.3]), down: false };
    this.process = this.start();
  }

  async play(): Promise<void> {
    const { world } = this;
    const members = Array.from({ length: 1 + world.upTo(7) }, (_, n) => `member-${n}`);
    for (const member of members) this.ledger.balances.set(member, world.upTo(60));
    const before = sum(this.ledger.balances.values());
    const callers = 5 + world.upTo(45);
    const rush = world.oneOf([5, 60, 400]);
    for (let n = 0; n < callers; n++) {
      const id = n > 0 && world.chance(0.1) ? `id-${world.upTo(n - 1)}` : `id-${n}`;
      const delta = (world.chance(0.7) ? -1 : 1) * (1 + world.upTo(20));
      const request = { id, member: world.oneOf(members), delta, poisoned: world.chance(0.03) };
      world.after(world.upTo(rush), () => this.ask(request));
    }
    for (let n = world.upTo(2); n > 0; n--)
      world.after(world.upTo(rush), world.oneOf([this.kill, this.shutDown, this.outage]));
    this.open = callers;
    await world.run();
    this.judge(before);
  }

  private start(): Process {
    const port = new FaultyPort(this.world, this.ledger, this.options, this.trouble);
    // A violation that the port sees surfaces here, whatever the batcher makes of the error.
    const watched: BatchPort<Attempt, Answer> = {
      batch: (items) => this.watch(() => port.batch(items)),
      single: (item) => this.watch(() => port.single(item)),
      verdict: (error) => (error instanceof PortError ? error.verdict : 'unknown'),
    };
    return { batcher: this.make(watched, this.options), port, pending: new Set(), turns: 0 };
  }

  private watch<T>(call: () => Promise<T>): Promise<T> {
    try {
      return call();
    } catch (error) {
      this.broken.push(error as Error);
      return Promise.reject(error as Error);
    }
  }

  /** A caller repeats until he is answered, and sometimes loses patience while he still waits. */
  private ask(request: Omit<Attempt, 'turn'>): void {
    const { process, world } = this;
    const attempt = { ...request, turn: process.turns++ };
    let patient = true;
    const again = () => {
      if (!patient) return;
      patient = false;
      world.after(1 + world.upTo(30), () => this.ask(request));
    };
    process.pending.add(attempt);
    world.note(`asks ${request.id} ${request.member} ${request.delta}${request.poisoned ? ' poisoned' : ''}`);
    const wait = async () => {
      try {
        const answer = await process.batcher.submit(attempt);
        process.pending.delete(attempt);
        this.hear(attempt, answer);
      } catch (error) {
        process.pending.delete(attempt);
        const refused = error instanceof PortError && error.verdict === 'refused';
        if (!refused && (error instanceof PortError || error instanceof BatcherUnavailable)) return again();
        if (!refused) this.broken.push(error as Error);
        else if (!attempt.poisoned) this.broken.push(new Error(`VIOLATION: ${attempt.id} pays for another`));
      }
      if (patient) {
        this.open--;
        world.served();
      }
      patient = false;
    };
    void wait();
    if (process.batcher.waiting > this.options.queue)
      this.broken.push(new Error(`VIOLATION: ${process.batcher.waiting} wait`));
    world.after(150 + world.upTo(100), () => {
      if (patient && process !== this.process) again();
      else if (patient && world.chance(0.3)) again();
      else if (patient) world.after(400, again);
    });
  }

  private hear(attempt: Attempt, answer: Answer): void {
    const kept = this.ledger.answers.get(attempt.id);
    if (!kept)
      return void this.broken.push(new Error(`VIOLATION: ${attempt.id} was answered before its commit`));
    if (answer.outcome === 'REUSED') return;
    const { replayed: _, ...said } = answer;
    const { replayed: __, ...meant } = kept.answer;
    if (JSON.stringify(said) !== JSON.stringify(meant))
      this.broken.push(new Error(`VIOLATION: ${attempt.id} was answered ${JSON.stringify(said)}`));
    this.answered.set(attempt.id, answer);
  }

  private readonly kill = (): void => {
    this.world.note('the service is killed');
    this.process.port.sever();
    this.process.pending.clear();
    this.process = this.start();
  };

  private readonly shutDown = (): void => {
    this.world.note('the service shuts down');
    const old = this.process;
    this.process = this.start();
    const examine = async () => {
      await old.batcher.close();
      if (old.pending.size > 0)
        this.broken.push(new Error(`VIOLATION: ${old.pending.size} left at shutdown`));
    };
    void examine();
  };

  private readonly outage = (): void => {
    this.world.note('the database goes away');
    this.trouble.down = true;
    this.process.port.breakOff();
    this.world.after(20, () => (this.trouble.down = false));
  };

  private judge(before: number): void {
    if (this.broken.length > 0) throw this.broken[0]!;
    if (this.process.pending.size > 0)
      throw new Error(`VIOLATION: ${this.process.pending.size} were never answered`);
    if (this.open > 0) throw new Error(`VIOLATION: ${this.open} callers gave up`);
    let moved = 0;
    for (const [id, count] of this.ledger.effects) {
      if (count !== 1) throw new Error(`VIOLATION: ${id} had ${count} effects`);
      moved += this.ledger.answers.get(id)!.attempt.delta;
    }
    for (const [id, { outcome }] of this.answered) {
      if ((outcome === 'ACCEPTED') !== this.ledger.effects.has(id))
        throw new Error(`VIOLATION: ${id} was answered ${outcome}`);
    }
    if (sum(this.ledger.balances.values()) !== before + moved) throw new Error('VIOLATION: money is lost');
    if ([...this.ledger.balances.values()].some((balance) => balance < 0))
      throw new Error('VIOLATION: a balance below zero');
  }
}

const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);
