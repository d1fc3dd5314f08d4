import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onFullPlatform } from './lib/full-platform.mjs';
import { rounded, settingsOf } from './lib/measuring.mjs';
import { processorTimes } from './lib/processor-time.mjs';

const standard = { rest: 90, seconds: 60 };

/**
 * What the platform needs when there is nothing to do: its share of the cores, milliseconds of processor time a second by
 * process, and commits a second. `rest` seconds pass before, in which the code that started everything is compiled.
 */
export async function measure({ log, args }) {
  const { rest, seconds } = settingsOf(args, standard);
  return onFullPlatform({ log, env: {} }, async ({ databases, pids }) => {
    log(`Resting for ${rest} s, then measuring for ${seconds} s`);
    await sleep(rest * 1000);
    const committed = await commits(databases);
    const times = processorTimes(pids);
    await sleep(seconds * 1000);
    const spent = times()
      .filter(([part]) => part !== 'clients')
      .map(([part, ms]) => /** @type {const} */ ([part, rounded(ms / seconds)]));
    const ms = spent.reduce((sum, [, taken]) => sum + taken, 0);
    return {
      idle_share: rounded(ms / 1000 / cpus().length),
      ms_per_second: rounded(ms),
      ms_per_second_by_part: Object.fromEntries(spent),
      commits_per_second: rounded(((await commits(databases)) - committed) / seconds),
    };
  });
}

/** Of all databases of the server. */
async function commits(databases) {
  const client = new pg.Client({ connectionString: Object.values(databases)[0] });
  await client.connect();
  const { rows } = await client.query('SELECT sum(xact_commit)::float8 AS n FROM pg_stat_database');
  await client.end();
  return rows[0].n;
}
