import type { EntityManager } from 'typeorm';

export type GatheredWork<T> = (tx: EntityManager, items: T[]) => Promise<void>;

/**
 * What the events of one transaction leave to be done for all of them at once. Of one key there is at most one item at a time, so
 * that a single statement may do it; the next of that key goes with the next round.
 */
export class Gathering {
  private readonly rounds = new Map<GatheredWork<never>, Map<string, unknown>[]>();

  add<T>(work: GatheredWork<T>, key: string, item: T): void {
    const rounds = this.rounds.get(work) ?? [];
    this.rounds.set(work, rounds);
    const free = rounds.find((round) => !round.has(key));
    if (free) free.set(key, item);
    else rounds.push(new Map([[key, item]]));
  }

  async finish(tx: EntityManager): Promise<void> {
    for (const [work, rounds] of this.rounds)
      for (const round of rounds) await (work as GatheredWork<unknown>)(tx, [...round.values()]);
  }
}
