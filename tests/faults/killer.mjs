import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Twenty processes start again on few cores: what takes seconds alone takes minutes there. */
const patienceMs = 240_000;

/** Numbers from a seed, so that a run can be had again. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Kills each target with -9 the given number of times, in an order and at moments that follow from the seed, and starts it again.
 * Services are started again by their launcher; what else is killed is started again here. Returns what was killed when.
 */
export async function killInTurn({ targets, times, random, betweenMs, log }) {
  const plan = targets.flatMap((target) => Array.from({ length: times }, () => target));
  for (let at = plan.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [plan[at], plan[other]] = [plan[other], plan[at]];
  }
  const kills = [];
  for (const target of plan) {
    await sleep(betweenMs[0] + random() * (betweenMs[1] - betweenMs[0]));
    const pid = await target.pid();
    process.kill(pid, 'SIGKILL');
    kills.push({ name: target.name, at: new Date() });
    log(`killed ${target.name} (process ${pid})`);
    await target.again?.(500 + random() * 1500);
  }
  return kills;
}

/** A service of the platform: its launcher writes the process into a file and starts it again. */
export function serviceTarget(name, file) {
  let last = 0;
  return {
    name,
    pid: async () => {
      for (;;) {
        const pid = Number(readFileSync(file, 'utf8'));
        if (pid !== last && pid > 0) return (last = pid);
        await sleep(100);
      }
    },
  };
}

/**
 * A server that this script runs itself. A service that works with it stays ready while it is down; the check of that name in its
 * readiness must say so, and that it is up again once the server runs.
 */
export function serverTarget(name, server, { url, check }) {
  return {
    name,
    pid: async () => server.pid,
    again: async (downMs) => {
      await untilCheck({ url, check, isUp: false }, `${name} was killed`);
      await sleep(downMs);
      await server.start(patienceMs);
      await untilCheck({ url, check, isUp: true }, `${name} runs again`);
    },
  };
}

/** Patient: what asks may itself be a service that has just been killed. */
async function untilCheck({ url, check, isUp }, after) {
  for (let waited = 0; waited < patienceMs; waited += 100) {
    const state = await stateOf(url, check).catch(() => undefined);
    if (state !== undefined && (state === 'up') === isUp) return;
    await sleep(100);
  }
  throw new Error(
    `${patienceMs / 1000} s after ${after}, ${url} did not say that ${check} is ${isUp ? 'up' : 'down'}`,
  );
}

/** The state of one check, whether the service calls itself ready or not. */
async function stateOf(url, check) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  const readiness = /** @type {{ checks: Record<string, string> }} */ (await answer.json());
  return readiness.checks[check];
}
