import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** About half the weight of everything else that runs on the machine. */
const niceness = 3;
const tasks = '/proc/self/task';

/**
 * Hashes are computed on the threads of libuv, for tens of milliseconds each, and there are as many at once as there may be cores. They take
 * what others leave, rather than an equal part: whoever reads a balance or places a bet beside many logins waits less for a core.
 * Only Linux gives threads a priority of their own; elsewhere nothing changes.
 */
export function yieldToOthers(): void {
  try {
    for (const thread of readdirSync(tasks))
      if (readFileSync(`${tasks}/${thread}/comm`, 'utf8').startsWith('libuv-worker'))
        setPriority(Number(thread), niceness);
  } catch {
    // It is a courtesy: without /proc, or where it may not be done, hashes compete as before.
  }
}
