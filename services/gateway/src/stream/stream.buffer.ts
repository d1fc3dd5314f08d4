import { CacheUnavailable, type Cache } from '#libs/cache';
import type { StreamEvent } from './stream.hub.js';

const keepMs = 5 * 60_000;

/** A member's events of the last five minutes, in the cache, for clients that reconnect. */
export class StreamBuffer {
  constructor(private readonly cache: Cache) {}

  /** Every gateway receives every event; the first one stores it. */
  async keep(memberId: string, event: StreamEvent): Promise<void> {
    try {
      const first = await this.cache.setIfAbsent(`stream-kept:${event.id}`, '1', keepMs);
      if (first) await this.cache.append(streamOf(memberId), JSON.stringify(event), { maxAgeMs: keepMs });
    } catch (error) {
      if (!(error instanceof CacheUnavailable)) throw error; // open streams still receive it
    }
  }

  /** The events after the client's last one; all stored events if that one has expired. */
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
