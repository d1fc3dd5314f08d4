import { CacheUnavailable, type Cache } from '#libs/cache';
import type { StreamEvent } from './stream.hub.js';

const keepMs = 5 * 60_000;

/** The last five minutes of a member's events, behind the cache port, so that a client that reconnects misses nothing of that time. */
export class StreamBuffer {
  constructor(private readonly cache: Cache) {}

  /** Every gateway hears every event; the first to come keeps it. */
  async keep(memberId: string, event: StreamEvent): Promise<void> {
    try {
      const first = await this.cache.setIfAbsent(`stream-kept:${event.id}`, '1', keepMs);
      if (first) await this.cache.append(streamOf(memberId), JSON.stringify(event), { maxAgeMs: keepMs });
    } catch (error) {
      if (!(error instanceof CacheUnavailable)) throw error; // live listeners still hear it
    }
  }

  /** What came after the event that the client saw last; all that is kept where that one is no longer there. */
  async since(memberId: string, lastSeen: string): Promise<StreamEvent[]> {
    const kept = await this.cache.readAfter(streamOf(memberId), '0');
    const events = kept.map(({ value }) => JSON.parse(value) as StreamEvent);
    const seen = events.findIndex((event) => event.id === lastSeen);
    return events.slice(seen + 1);
  }
}

function streamOf(memberId: string): string {
  return `stream:${memberId}`;
}
