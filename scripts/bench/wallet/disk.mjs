import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { median, quantile } from '../lib/measuring.mjs';
import { runCommand } from '../../lib/process.mjs';
import { postgresTool } from './pgbench.mjs';

const page = Buffer.alloc(8192, 1);

/** Microseconds of an fdatasync at `file`, and by what it was told. */
export async function fdatasync(file) {
  const program = postgresTool('pg_test_fsync');
  try {
    if (program) {
      const { output } = await runCommand(program, ['-s', '1', '-f', file]);
      const [, micros] =
        /one 8kB write:[\s\S]*?\n\s*fdatasync\s+[\d.]+ ops\/sec\s+(\d+) usecs/.exec(output) ?? [];
      if (micros) return { micros: Number(micros), by: 'pg_test_fsync' };
    }
    return { micros: Math.round(median(writes(file, 500))), by: 'node (pg_test_fsync is not here)' };
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * What the disk alone does to a tail: a page written and synced `rate` times a second by the clock, each timed from when
 * it was due, as the open loop times a posting. `p99` by `p50`, and the longest in milliseconds.
 */
export function diskTail(file, { seconds, rate }) {
  try {
    const micros = writes(file, seconds * rate, 1e6 / rate);
    return {
      ratio: quantile(micros, 0.99) / quantile(micros, 0.5),
      longest: Math.max(...micros) / 1000,
    };
  } finally {
    rmSync(file, { force: true });
  }
}

/** Microseconds of each of `count` writes with their fdatasync, one `every` microseconds or at once after the other. */
function writes(file, count, every = 0) {
  const handle = openSync(file, 'w');
  const now = () => performance.now() * 1000;
  const began = now();
  const times = Array.from({ length: count }, (_, i) => {
    const due = every ? began + i * every : now();
    // Not slept: a timer is too coarse.
    while (now() < due);
    writeSync(handle, page, 0, page.length, 0);
    fdatasyncSync(handle);
    return now() - due;
  });
  closeSync(handle);
  return times;
}
