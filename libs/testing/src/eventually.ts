import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';

export interface Wait {
  /** What is waited for, as it is named if it does not happen. */
  what?: string;
  /** More than the usual minute, for what by itself takes longer. */
  seconds?: number;
}

const patienceSeconds = 60;
const pollMs = 50;

/**
 * Polls until the condition holds and returns its value; an error of the condition counts as "not yet".
 * The limit is far beyond what a loaded machine needs, so that only a condition that never holds fails.
 */
export async function eventually<T>(condition: () => T | Promise<T>, wait?: Wait): Promise<NonNullable<T>>;
export async function eventually<T>(
  read: () => T | Promise<T>,
  isWanted: (value: T) => boolean,
  wait?: Wait,
): Promise<T>;
export async function eventually<T>(
  read: () => T | Promise<T>,
  second?: Wait | ((value: T) => boolean),
  third?: Wait,
): Promise<T> {
  const isWanted = typeof second === 'function' ? second : Boolean;
  const { what = String(isWanted === Boolean ? read : isWanted), seconds = patienceSeconds } =
    (typeof second === 'function' ? third : second) ?? {};
  for (const end = performance.now() + seconds * 1_000; ; await sleep(pollMs)) {
    let seen: string;
    let cause: unknown;
    try {
      const value = await read();
      if (isWanted(value)) return value;
      seen = `last value: ${inspect(value, { depth: 6, breakLength: 160 })}`;
    } catch (error) {
      cause = error;
      seen = `last error: ${inspect(error, { depth: 2 })}`;
    }
    if (performance.now() > end) throw new Error(`not within ${seconds} s: ${what}; ${seen}`, { cause });
  }
}
