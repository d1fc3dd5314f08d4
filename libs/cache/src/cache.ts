/** Injection token of the process's cache. */
export const CACHE = Symbol('CACHE');

export interface TokenBucket {
  capacity: number;
  refillPerSecond: number;
  /** Tokens this call takes; 1 by default. */
  cost?: number;
}

export interface StreamEntry {
  id: string;
  value: string;
}

/**
 * Short-lived shared state: sessions and their revocation, limits, captchas, hot copies. Nothing that may not be
 * lost. Every method is atomic, also between processes where the implementation is shared by several.
 * A time to live is in milliseconds; zero or less means "already over": nothing is kept under that key.
 */
export interface Cache {
  get(key: string): Promise<string | null>;
  /** Without a time to live the value stays until it is deleted. */
  set(key: string, value: string, ttlMs?: number): Promise<void>;
  /** True for the one caller that found the key absent. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Reads and deletes at once: of two callers only one receives the value. */
  take(key: string): Promise<string | null>;
  delete(...keys: string[]): Promise<void>;
  /** Counts up from 1; the time to live runs from the first increment and is not renewed. */
  increment(key: string, ttlMs: number): Promise<number>;
  /**
   * Increments all of these in one step and answers with their counts, unless the number under `hold` is above `now`: then nothing is
   * counted, and that number is the answer.
   */
  incrementUnlessHeld(
    hold: { key: string; now: number },
    keys: readonly string[],
    ttlMs: number,
  ): Promise<{ heldUntil: number } | { counts: number[] }>;
  /** Renews the time to live; false when the key is gone. */
  touch(key: string, ttlMs: number): Promise<boolean>;
  tokenBucket(key: string, bucket: TokenBucket): Promise<{ allowed: boolean; retryAfterMs: number }>;
  /** Adds to a stream and drops what is older than `maxAgeMs`; ids grow within one stream. */
  append(stream: string, value: string, options: { maxAgeMs: number }): Promise<string>;
  /** What was appended after that id, oldest first. An id that is not one of ours reads from the beginning. */
  readAfter(stream: string, id: string): Promise<StreamEntry[]>;
  /** To the subscribers of this moment, at most once each. */
  publish(channel: string, message: string): Promise<void>;
  /** Resolves once messages arrive; the function it answers with ends the subscription. */
  subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  /** Rejects when the cache cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The cache could not be reached, or did not answer in time; nothing is known about the effect. */
export class CacheUnavailable extends Error {
  override readonly name = 'CacheUnavailable';
  /** The work may be repeated once the cache is back. */
  readonly transient = true;
}

/** Whether this has the form of a stream id; ids come back from clients, who may send anything. */
export function isStreamId(id: string): boolean {
  return /^\d{1,15}(-\d{1,15})?$/.test(id);
}
