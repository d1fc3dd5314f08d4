import { Injectable } from '@nestjs/common';
import { contractOf } from '#libs/events';
import { ContractBroken } from '../errors.js';

export interface ReplayedEvent {
  type: string;
  payload: unknown;
}

export interface ReplayPage {
  events: ReplayedEvent[];
  /** The cursor behind the last of them; the one given where there is none. */
  next: string;
}

/**
 * The events of one topic, built again from the owner's own tables, so that a consumer can compute a projection from the
 * beginning. The events of a key come in the order in which they were published, with the same source keys.
 */
export interface ReplaySource {
  readonly topic: string;
  /** A cursor before everything that may still be committed. What stands behind it may come more than once. */
  position(): Promise<string>;
  /** Events behind the cursor, from the beginning without one. No events: nothing stands behind it now. */
  page(after: string | undefined, limit: number): Promise<ReplayPage>;
}

/** What this service can replay. An owner registers its source in `onModuleInit`. */
@Injectable()
export class ReplaySources {
  private readonly sources = new Map<string, ReplaySource>();

  register(source: ReplaySource): void {
    if (this.sources.has(source.topic)) throw new Error(`Two replay sources of ${source.topic}`);
    this.sources.set(source.topic, source);
  }

  topics(): string[] {
    return [...this.sources.keys()];
  }

  get(topic: string): ReplaySource | undefined {
    return this.sources.get(topic);
  }

  /** Throws ContractBroken if the source builds an event that its contract does not allow. */
  async page(source: ReplaySource, after: string | undefined, limit: number): Promise<ReplayPage> {
    const page = await source.page(after, limit);
    for (const { type, payload } of page.events) {
      const violations = contractOf(type)?.violations(payload) ?? ['no contract has this type'];
      if (violations.length > 0) throw new ContractBroken(type, violations);
    }
    return page;
  }
}
