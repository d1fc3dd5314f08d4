import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresCluster } from '../../../libs/local/src/index.ts';
import { rounded } from './measuring.mjs';

const seconds = 2;
const rows = 10_000;
/** Bytes of a hash: enough that the call itself hardly counts. */
const size = 16_384;

/**
 * The machine's own speed, so that records of different machines can be compared: hashes on one core, then reads of one row by
 * key over one connection of a fresh cluster. It knows nothing of the platform and must stay as it is.
 */
export async function yardstick() {
  return { hashes_per_s: await hashesPerSecond(), sql_per_s: await statementsPerSecond() };
}

function hashesPerSecond() {
  const block = Buffer.alloc(size, 7);
  return perSecond(() => createHash('sha256').update(block).digest());
}

async function statementsPerSecond() {
  const { default: pg } = await import('pg');
  const folder = mkdtempSync(join(tmpdir(), 'lotus-yardstick-'));
  const cluster = new PostgresCluster({
    ...{ folder: join(folder, 'postgres'), label: `yardstick-${process.pid}` },
    ...{ password: randomBytes(12).toString('hex'), throwAway: true },
  });
  try {
    await cluster.start();
    const client = new pg.Client({ connectionString: cluster.adminUrl });
    await client.connect();
    try {
      await client.query(
        `CREATE TEMP TABLE yardstick AS SELECT id, repeat('x', 84) AS filler FROM generate_series(1, ${rows}) id`,
      );
      await client.query('ALTER TABLE yardstick ADD PRIMARY KEY (id)');
      await client.query('ANALYZE yardstick');
      const read = { name: 'yardstick', text: 'SELECT filler FROM yardstick WHERE id = $1' };
      let id = 0;
      return await perSecond(() => client.query({ ...read, values: [(id++ % rows) + 1] }));
    } finally {
      await client.end();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Once for a quarter of the time without counting, so that code is compiled and pages are read. */
async function perSecond(work) {
  await repeat(work, seconds / 4);
  return rounded(await repeat(work, seconds));
}

async function repeat(work, duration) {
  const began = performance.now();
  const until = began + duration * 1000;
  let done = 0;
  for (; performance.now() < until; done += 1) await work();
  return done / ((performance.now() - began) / 1000);
}
