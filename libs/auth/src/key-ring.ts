import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';

/** A key of a ring. Times are seconds since the epoch; without `from` it is in use already, without `until` it has no end. */
export type RingKey = JWK & { kid: string; from?: number; until?: number };

export type RingPart = 'private' | 'public';

const reviewEveryMs = 1_000;

export function ringFile(folder: string, ring: string, part: RingPart): string {
  return join(folder, `${ring}.${part === 'private' ? 'key' : 'pub'}.json`);
}

/** The keys in the file's text: a JWK set, or the single JWK of an installation that has never rotated. */
export function parseRing(text: string): RingKey[] {
  const content = JSON.parse(text) as { keys?: unknown; kid?: unknown };
  const keys = Array.isArray(content.keys) ? content.keys : content.kid === undefined ? undefined : [content];
  if (!keys?.every((key: Partial<JWK> | null) => typeof key?.kid === 'string')) {
    throw new Error('A key ring is a JWK set whose keys have ids');
  }
  return keys as RingKey[];
}

export const isAccepted = (key: RingKey, nowMs: number): boolean =>
  key.until === undefined || nowMs < key.until * 1000;

/** The accepted key that came into use last. A successor waits for its time, so that every process knows it first. */
export function signingKeyOf(keys: readonly RingKey[], nowMs: number): RingKey | undefined {
  const usable = keys.filter((key) => isAccepted(key, nowMs) && (key.from ?? 0) * 1000 <= nowMs);
  return usable.reduce<RingKey | undefined>(
    (newest, key) => (newest === undefined || (key.from ?? 0) >= (newest.from ?? 0) ? key : newest),
    undefined,
  );
}

/**
 * The ring in a mounted file, looked at again at most once a second: a rotation reaches every process without a restart.
 * A file that cannot be read keeps the keys of the last one that could.
 */
export class KeyRing {
  private readonly file: string;
  private keys: readonly RingKey[] = [];
  private version = '';
  private lookAgainAt = 0;

  constructor(
    folder: string,
    readonly name: string,
    part: RingPart,
    private readonly now: () => number = Date.now,
  ) {
    this.file = ringFile(folder, name, part);
  }

  /** The keys that are accepted now; none where there is no file. */
  accepted(): RingKey[] {
    const now = this.now();
    return this.read(now).filter((key) => isAccepted(key, now));
  }

  find(kid: string): RingKey | undefined {
    return this.accepted().find((key) => key.kid === kid);
  }

  /** The key to sign or seal with; undefined where the ring is empty. */
  current(): RingKey | undefined {
    const now = this.now();
    return signingKeyOf(this.read(now), now);
  }

  /** {@link current}, where a process cannot work without one. */
  demand(): RingKey {
    const key = this.current();
    if (!key) throw new Error(`The key ring ${this.name} has no key in use`);
    return key;
  }

  private read(now: number): readonly RingKey[] {
    if (now < this.lookAgainAt) return this.keys;
    this.lookAgainAt = now + reviewEveryMs;
    const version = versionOf(this.file);
    if (version === this.version) return this.keys;
    if (version === '') return (this.keys = []);
    try {
      this.keys = parseRing(readFileSync(this.file, 'utf8'));
      this.version = version;
    } catch (error) {
      if (this.version === '') throw error;
    }
    return this.keys;
  }
}

function versionOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.ino}/${stat.mtimeMs}/${stat.size}` : '';
}
