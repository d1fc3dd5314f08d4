import { isStreamId, type Cache, type StreamEntry, type TokenBucket } from './cache.js';

interface Entry {
  value: string;
  expiresAt: number;
}

interface Bucket {
  tokens: number;
  at: number;
  fullAt: number;
}

interface Stream {
  entries: (StreamEntry & { at: number; sequence: number })[];
  lastAt: number;
  lastSequence: number;
  expiresAt: number;
}

/** The cache of a single process, for the embedded start and for tests. Each method is atomic: it has no await. */
export class MemoryCache implements Cache {
  private readonly entries = new Map<string, Entry>();
  private readonly buckets = new Map<string, Bucket>();
  private readonly streams = new Map<string, Stream>();
  private readonly channels = new Map<string, Set<(message: string) => void>>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly now: () => number = Date.now) {
    this.sweeper = setInterval(() => this.sweep(), 30_000);
    this.sweeper.unref();
  }

  async get(key: string): Promise<string | null> {
    return this.live(key)?.value ?? null;
  }

  async set(key: string, value: string, ttlMs = Infinity): Promise<void> {
    if (ttlMs > 0) this.entries.set(key, { value, expiresAt: this.now() + ttlMs });
    else this.entries.delete(key);
  }

  async setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean> {
    if (this.live(key)) return false;
    if (ttlMs > 0) this.entries.set(key, { value, expiresAt: this.now() + ttlMs });
    return true;
  }

  async take(key: string): Promise<string | null> {
    const value = this.live(key)?.value ?? null;
    this.entries.delete(key);
    return value;
  }

  async delete(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.entries.delete(key);
      this.buckets.delete(key);
      this.streams.delete(key);
    }
  }

  async increment(key: string, ttlMs: number): Promise<number> {
    return this.countUp(key, ttlMs);
  }

  private countUp(key: string, ttlMs: number): number {
    const entry = this.live(key);
    const count = Number(entry?.value ?? 0) + 1;
    if (entry) entry.value = String(count);
    else if (ttlMs > 0) this.entries.set(key, { value: String(count), expiresAt: this.now() + ttlMs });
    return count;
  }

  async incrementUnlessHeld(
    { key, now }: { key: string; now: number },
    keys: readonly string[],
    ttlMs: number,
  ): Promise<{ heldUntil: number } | { counts: number[] }> {
    const heldUntil = Number(this.live(key)?.value ?? 0);
    if (heldUntil > now) return { heldUntil };
    return { counts: keys.map((one) => this.countUp(one, ttlMs)) };
  }

  async touch(key: string, ttlMs: number): Promise<boolean> {
    const entry = this.live(key);
    if (!entry) return false;
    if (ttlMs > 0) entry.expiresAt = this.now() + ttlMs;
    else this.entries.delete(key);
    return true;
  }

  async tokenBucket(key: string, { capacity, refillPerSecond, cost = 1 }: TokenBucket) {
    const now = this.now();
    const last = this.buckets.get(key) ?? { tokens: capacity, at: now };
    const refilled = last.tokens + ((now - last.at) / 1000) * refillPerSecond;
    const available = Math.min(capacity, Math.max(last.tokens, refilled));
    const allowed = available >= cost;
    const tokens = allowed ? available - cost : available;
    const fullAt = now + ((capacity - tokens) / refillPerSecond) * 1000;
    this.buckets.set(key, { tokens, at: now, fullAt });
    return { allowed, retryAfterMs: allowed ? 0 : Math.ceil(((cost - tokens) / refillPerSecond) * 1000) };
  }

  async append(stream: string, value: string, { maxAgeMs }: { maxAgeMs: number }): Promise<string> {
    const now = this.now();
    const kept = this.liveStream(stream) ?? { entries: [], lastAt: 0, lastSequence: 0, expiresAt: 0 };
    const at = Math.max(now, kept.lastAt);
    const sequence = at === kept.lastAt ? kept.lastSequence + 1 : 0;
    const entry = { id: `${at}-${sequence}`, value, at, sequence };
    const entries = [...kept.entries.filter((old) => old.at >= now - maxAgeMs), entry];
    this.streams.set(stream, { entries, lastAt: at, lastSequence: sequence, expiresAt: now + maxAgeMs });
    return entry.id;
  }

  async readAfter(stream: string, id: string): Promise<StreamEntry[]> {
    const [at, sequence] = isStreamId(id) ? (id.split('-').map(Number) as [number, number?]) : [0, 0];
    return (this.liveStream(stream)?.entries ?? [])
      .filter((entry) => entry.at > at || (entry.at === at && entry.sequence > (sequence ?? 0)))
      .map((entry) => ({ id: entry.id, value: entry.value }));
  }

  async publish(channel: string, message: string): Promise<void> {
    for (const listener of this.channels.get(channel) ?? []) queueMicrotask(() => listener(message));
  }

  async subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>> {
    const own = (message: string) => listener(message);
    const listeners = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, listeners.add(own));
    return async () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.channels.get(channel) === listeners) this.channels.delete(channel);
    };
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    this.channels.clear();
  }

  private live(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.expiresAt > this.now()) return entry;
    this.entries.delete(key);
    return undefined;
  }

  private liveStream(key: string): Stream | undefined {
    const stream = this.streams.get(key);
    return stream && stream.expiresAt > this.now() ? stream : undefined;
  }

  private sweep(): void {
    const now = this.now();
    for (const [key, entry] of this.entries) if (entry.expiresAt <= now) this.entries.delete(key);
    for (const [key, bucket] of this.buckets) if (bucket.fullAt <= now) this.buckets.delete(key);
    for (const [key, stream] of this.streams) if (stream.expiresAt <= now) this.streams.delete(key);
  }
}
