import { Redis, type RedisOptions } from 'ioredis';
import { CacheUnavailable, isStreamId, type Cache, type StreamEntry, type TokenBucket } from './cache.js';
import {
  appendScript,
  incrementScript,
  incrementUnlessHeldScript,
  tokenBucketScript,
} from './redis-scripts.js';

interface ScriptedRedis extends Redis {
  lotusIncrement(key: string, ttlMs: number): Promise<number>;
  lotusIncrementUnlessHeld(
    keyCount: number,
    ...keysAndArguments: (string | number)[]
  ): Promise<string | number[]>;
  lotusTokenBucket(key: string, capacity: number, refill: number, cost: number): Promise<number>;
  lotusAppend(key: string, value: string, maxAgeMs: number): Promise<string>;
}

/** Milliseconds after which a command is given up. */
export const defaultCommandTimeoutMs = 1_000;

export interface RedisCacheSettings {
  url: string;
  /** PEM certificates that the server's is verified by, where the URL is `rediss:`. */
  ca?: string | undefined;
  /** Milliseconds; without it {@link defaultCommandTimeoutMs}. */
  commandTimeoutMs?: number;
  /** Put before every key and channel, so that tests can share one server. */
  prefix?: string;
}

/** The cache of several processes. Fails fast when Redis is away, and connects again by itself for as long as it takes. */
export class RedisCache implements Cache {
  private readonly redis: ScriptedRedis;
  private subscriber?: Redis;
  private readonly listeners = new Map<string, Set<(message: string) => void>>();
  private readonly prefix: string;

  constructor(private readonly settings: RedisCacheSettings) {
    this.prefix = settings.prefix ?? '';
    this.redis = new Redis(settings.url, {
      ...connection,
      ...tlsOf(settings),
      commandTimeout: settings.commandTimeoutMs ?? defaultCommandTimeoutMs,
      maxRetriesPerRequest: 1,
      enableAutoPipelining: true,
      scripts: {
        lotusIncrement: incrementScript,
        lotusIncrementUnlessHeld: incrementUnlessHeldScript,
        lotusTokenBucket: tokenBucketScript,
        lotusAppend: appendScript,
      },
    }) as ScriptedRedis;
    // Without a listener ioredis prints each failed connection; callers get CacheUnavailable instead.
    this.redis.on('error', () => undefined);
  }

  get(key: string): Promise<string | null> {
    return this.call(() => this.redis.get(this.at(key)));
  }

  async set(key: string, value: string, ttlMs?: number): Promise<void> {
    if (ttlMs === undefined || ttlMs === Infinity) await this.call(() => this.redis.set(this.at(key), value));
    else if (ttlMs > 0) await this.call(() => this.redis.set(this.at(key), value, 'PX', Math.ceil(ttlMs)));
    else await this.delete(key);
  }

  async setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean> {
    if (ttlMs <= 0) return (await this.call(() => this.redis.exists(this.at(key)))) === 0;
    const answer = await this.call(() => this.redis.set(this.at(key), value, 'PX', Math.ceil(ttlMs), 'NX'));
    return answer === 'OK';
  }

  take(key: string): Promise<string | null> {
    return this.call(() => this.redis.getdel(this.at(key)));
  }

  async delete(...keys: string[]): Promise<void> {
    if (keys.length > 0) await this.call(() => this.redis.del(...keys.map((key) => this.at(key))));
  }

  increment(key: string, ttlMs: number): Promise<number> {
    return this.call(() => this.redis.lotusIncrement(this.at(key), Math.ceil(ttlMs)));
  }

  async incrementUnlessHeld(
    { key, now }: { key: string; now: number },
    keys: readonly string[],
    ttlMs: number,
  ): Promise<{ heldUntil: number } | { counts: number[] }> {
    const all = [key, ...keys].map((one) => this.at(one));
    const answer = await this.call(() =>
      this.redis.lotusIncrementUnlessHeld(all.length, ...all, now, Math.ceil(ttlMs)),
    );
    return typeof answer === 'string' ? { heldUntil: Number(answer) } : { counts: answer };
  }

  async touch(key: string, ttlMs: number): Promise<boolean> {
    return (await this.call(() => this.redis.pexpire(this.at(key), Math.ceil(ttlMs)))) === 1;
  }

  async tokenBucket(key: string, { capacity, refillPerSecond, cost = 1 }: TokenBucket) {
    const wait = await this.call(() =>
      this.redis.lotusTokenBucket(this.at(key), capacity, refillPerSecond, cost),
    );
    return { allowed: wait === 0, retryAfterMs: wait };
  }

  append(stream: string, value: string, { maxAgeMs }: { maxAgeMs: number }): Promise<string> {
    return this.call(() => this.redis.lotusAppend(this.at(stream), value, Math.ceil(maxAgeMs)));
  }

  async readAfter(stream: string, id: string): Promise<StreamEntry[]> {
    const after = isStreamId(id) ? id : '0-0';
    const rows = await this.call(() => this.redis.xrange(this.at(stream), `(${after}`, '+'));
    return rows.map(([entryId, fields]) => ({ id: entryId, value: fields[1] ?? '' }));
  }

  async publish(channel: string, message: string): Promise<void> {
    await this.call(() => this.redis.publish(this.at(channel), message));
  }

  async subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>> {
    const own = (message: string) => listener(message);
    const name = this.at(channel);
    const listeners = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, listeners.add(own));
    try {
      await this.call(() => this.openSubscriber().subscribe(name));
    } catch (error) {
      listeners.delete(own);
      throw error;
    }
    return async () => {
      listeners.delete(own);
      if (listeners.size > 0 || this.listeners.get(name) !== listeners) return;
      this.listeners.delete(name);
      await this.subscriber?.unsubscribe(name).catch(() => undefined);
    };
  }

  async ping(): Promise<void> {
    await this.call(() => this.redis.ping());
  }

  async close(): Promise<void> {
    this.listeners.clear();
    this.subscriber?.disconnect();
    this.redis.disconnect();
  }

  /** A connection of its own, since one that subscribes cannot do anything else; it subscribes again by itself. */
  private openSubscriber(): Redis {
    if (this.subscriber) return this.subscriber;
    this.subscriber = new Redis(this.settings.url, {
      ...connection,
      ...tlsOf(this.settings),
      maxRetriesPerRequest: null,
    });
    this.subscriber.on('error', () => undefined);
    this.subscriber.on('message', (channel: string, message: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(message);
    });
    return this.subscriber;
  }

  private at(key: string): string {
    return this.prefix + key;
  }

  private async call<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      // An answer of Redis itself (a wrong type, a broken script) is a bug and keeps its own name.
      if (error instanceof Error && error.name === 'ReplyError') throw error;
      throw new CacheUnavailable(`Redis: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

function tlsOf({ url, ca }: RedisCacheSettings): RedisOptions {
  return ca !== undefined && url.startsWith('rediss:') ? { tls: { ca } } : {};
}

const connection: RedisOptions = {
  connectTimeout: 1_000,
  keepAlive: 10_000,
  retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 5), 1_000),
};
