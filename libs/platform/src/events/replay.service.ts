import { Injectable, Logger } from '@nestjs/common';
import type { ServiceName } from '#libs/config';
import type { ReplayedEvent, ReplayPage } from '#libs/messaging';
import { ServiceClient } from '../client/service-client.js';

const PAGE = 1_000;
const TIMEOUT_MS = 30_000;
/** So many events may be left for the swap, during which live consumers wait. */
const MAX_REST = 2 * PAGE;
const MAX_PASSES = 20;

/** Consecutive events of one type. */
export interface EventRun {
  type: string;
  payloads: unknown[];
}

/** Tables that are computed again next to the live ones and then replace them. */
export interface Rebuildable {
  start(): Promise<void>;
  apply(events: EventRun): Promise<void>;
  /** Calls `rest` once live consumers stand still, and swaps. */
  finish(rest: () => AsyncIterable<EventRun>): Promise<void>;
}

export interface ReplayOrigin {
  service: ServiceName;
  topic: string;
}

/** A projection that operators can rebuild, by the name that they call it; providers of this class are found by it. */
export abstract class Projection implements Rebuildable {
  abstract readonly name: string;
  abstract readonly origins: readonly ReplayOrigin[];
  abstract start(): Promise<void>;
  abstract apply(events: EventRun): Promise<void>;
  abstract finish(rest: () => AsyncIterable<EventRun>): Promise<void>;
}

/** Reads a topic again from the tables of its owners, and computes projections with it. */
@Injectable()
export class ReplayService {
  private readonly logger = new Logger(ReplayService.name);

  constructor(private readonly client: ServiceClient) {}

  /** All events behind the cursor, in order, as runs of one type. */
  async *read({ service, topic }: ReplayOrigin, after?: string): AsyncGenerator<EventRun> {
    for (let cursor = after; ;) {
      const query = new URLSearchParams({
        limit: String(PAGE),
        ...(cursor !== undefined && { after: cursor }),
      });
      const page = await this.client.call<ReplayPage>(
        service,
        'GET',
        `/internal/events/${topic}?${query.toString()}`,
        {
          timeoutMs: TIMEOUT_MS,
        },
      );
      if (page.events.length === 0) return;
      yield* runsOf(page.events);
      if (page.next === cursor)
        throw new Error(`replay of ${topic} failed: the cursor of ${service} stands still`);
      cursor = page.next;
    }
  }

  /**
   * Feeds a projection from the beginning, catches up until little is left, and swaps. The rest is read from a position
   * taken before the last pass, so it repeats events; the projection recognises them by their source keys.
   */
  async rebuild(projection: Rebuildable, origins: readonly ReplayOrigin[]): Promise<void> {
    await projection.start();
    let from: (string | undefined)[] = origins.map(() => undefined);
    for (let pass = 1; ; pass++) {
      const positions = await Promise.all(origins.map((origin) => this.position(origin)));
      let count = 0;
      for (const [i, origin] of origins.entries())
        for await (const events of this.read(origin, from[i])) {
          await projection.apply(events);
          count += events.payloads.length;
        }
      this.logger.log(`rebuild pass ${pass}: ${count} events`);
      from = positions;
      if (count <= MAX_REST || pass >= MAX_PASSES) break;
    }
    const read = (origin: ReplayOrigin, after?: string) => this.read(origin, after);
    await projection.finish(async function* rest() {
      for (const [i, origin] of origins.entries()) yield* read(origin, from[i]);
    });
  }

  private async position({ service, topic }: ReplayOrigin): Promise<string> {
    const path = `/internal/events/${topic}/position`;
    return (await this.client.call<{ position: string }>(service, 'GET', path)).position;
  }
}

function* runsOf(events: readonly ReplayedEvent[]): Generator<EventRun> {
  let run: EventRun | undefined;
  for (const { type, payload } of events) {
    if (run?.type === type) run.payloads.push(payload);
    else {
      if (run) yield run;
      run = { type, payloads: [payload] };
    }
  }
  if (run) yield run;
}
