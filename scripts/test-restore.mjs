#!/usr/bin/env node
/**
 * npm run test:restore: the ledger's back-ups rehearsed on real PostgreSQL under load. A restore to an instant from a base
 * back-up and the archived log, and a failover to a synchronous standby after the primary was killed. Prints how long each took
 * and how many acknowledged postings were lost; `--json FILE` writes the figures.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { build } from './lib/build.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { log, run } from './lib/log.mjs';
import { runCommand } from './lib/process.mjs';
import { examine, LedgerLoad, PrimaryAddress } from './restore/ledger-load.mjs';
import {
  adminUrl,
  baseBackup,
  restore,
  startPrimary,
  startStandby,
  untilPromoted,
  walletUrl,
} from './restore/servers.mjs';

const loadMs = 8_000;

await run(async () => {
  await ensureInstalled(import.meta.url);
  await build();
  const figures = {};
  const failures = [];
  for (const [name, rehearse] of Object.entries({ point_in_time: pointInTime, failover })) {
    const data = mkdtempSync(join(tmpdir(), 'lotus-restore-'));
    const servers = [];
    try {
      figures[name] = await rehearse(
        data,
        servers,
        (holds, what) => holds || failures.push(`${name}: ${what}`),
      );
    } finally {
      for (const server of servers) await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  }
  console.log(JSON.stringify(figures, null, 2));
  const at = process.argv.indexOf('--json');
  if (at > 0) writeFileSync(process.argv[at + 1], `${JSON.stringify(figures, null, 2)}\n`);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(
    `${2 - new Set(failures.map((text) => text.split(':')[0])).size} passed, ${new Set(failures.map((text) => text.split(':')[0])).size} failed`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
});

/** Base back-up under load, more load, then everything but the archive is gone: back to an instant, and to the end of the archive. */
async function pointInTime(data, servers, expect) {
  const { primary, archive } = await startPrimary(data);
  servers.push(primary);
  const load = await LedgerLoad.start({ data, databaseUrl: walletUrl(primary.port) });
  await sleep(2_000);
  log('Base back-up under load');
  const backup = join(data, 'backup');
  const backupBegan = Date.now();
  await baseBackup(primary, backup);
  const backupSeconds = (Date.now() - backupBegan) / 1000;
  await sleep(loadMs);
  const instant = await nowOf(primary);
  await sleep(loadMs / 2);
  const killedAt = Date.now();
  process.kill(primary.pid, 'SIGKILL');
  load.kill();
  await primary.stop();

  log('Restoring to an instant');
  let began = Date.now();
  const past = await restore({ backup, archive, data, name: 'past', until: instant.text });
  servers.push(past);
  const instantSeconds = (Date.now() - began) / 1000;
  const margin = 1_000;
  const before = await examine(
    adminUrl(past),
    load.acknowledged.filter(({ at }) => at < instant.ms - margin),
  );
  const after = await examine(
    adminUrl(past),
    load.acknowledged.filter(({ at }) => at > instant.ms + margin),
  );
  expect(before.lost.length === 0, `${before.lost.length} postings from before the instant are missing`);
  expect(
    after.lost.length > 0 && after.lost.every(({ at }) => at > instant.ms),
    'postings from after the instant are there',
  );
  expect(before.holds, 'the sums do not hold at the instant');
  expect(await verifies(past), 'npm run ledger:verify refuses the restored ledger');

  log('Restoring to the end of the archive');
  began = Date.now();
  const last = await restore({ backup, archive, data, name: 'last' });
  servers.push(last);
  const endSeconds = (Date.now() - began) / 1000;
  const end = await examine(adminUrl(last), load.acknowledged);
  expect(end.holds, 'the sums do not hold at the end of the archive');
  const oldestLost = Math.min(killedAt, ...end.lost.map(({ at }) => at));
  return {
    postings_acknowledged: load.acknowledged.length,
    base_backup_seconds: backupSeconds,
    restore_to_instant_seconds: instantSeconds,
    lost_before_instant: before.lost.length,
    restore_to_end_of_archive_seconds: endSeconds,
    lost_with_archive_only: end.lost.length,
    lost_with_archive_only_seconds: (killedAt - oldestLost) / 1000,
  };
}

/** The primary of a pair with a synchronous standby is killed under load; the standby takes over at the same address. */
async function failover(data, servers, expect) {
  const { primary } = await startPrimary(data, {
    archive_mode: 'off',
    max_wal_senders: '4',
    wal_keep_size: '1GB',
  });
  servers.push(primary);
  const backup = join(data, 'backup');
  await baseBackup(primary, backup);
  const standby = await startStandby({ backup, primary, data });
  servers.push(standby);
  await setting(primary, 'synchronous_standby_names', 'ANY 1 (standby)');
  const address = new PrimaryAddress();
  address.pointAt(primary.port);
  const load = await LedgerLoad.start({ data, databaseUrl: walletUrl(await address.listen()) });
  await sleep(loadMs);
  load.longestGapMs = 0;
  const acknowledgedBefore = load.acknowledged.length;
  log('Killing the primary');
  const killedAt = Date.now();
  process.kill(primary.pid, 'SIGKILL');
  await query(standby, 'SELECT pg_promote(true, 60)');
  await untilPromoted(standby);
  address.pointAt(standby.port);
  await sleep(loadMs);
  await load.stop();
  address.close();
  const firstAfter = load.acknowledged.find(({ at }) => at > killedAt + 20)?.at ?? NaN;
  const books = await examine(adminUrl(standby), load.acknowledged);
  expect(books.lost.length === 0, `${books.lost.length} acknowledged postings are lost`);
  expect(
    books.kept === load.acknowledged.length,
    `${books.kept} postings for ${load.acknowledged.length} answers`,
  );
  expect(books.holds, 'the sums do not hold after the failover');
  expect(load.acknowledged.length > acknowledgedBefore, 'nothing was posted after the failover');
  return {
    postings_acknowledged: load.acknowledged.length,
    lost: books.lost.length,
    doubled: books.kept - load.acknowledged.length,
    first_posting_after_kill_seconds: (firstAfter - killedAt) / 1000,
    longest_gap_seconds: load.longestGapMs / 1000,
  };
}

async function query(server, sql) {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function setting(server, name, value) {
  await query(server, `ALTER SYSTEM SET ${name} = '${value}'`);
  await query(server, 'SELECT pg_reload_conf()');
}

async function nowOf(server) {
  const [row] = await query(
    server,
    `SELECT now()::text AS text, (extract(epoch FROM now()) * 1000)::bigint::text AS ms`,
  );
  return { text: row.text, ms: Number(row.ms) };
}

async function verifies(server) {
  const program = join(root, 'dist/services/wallet/src/tools/verify-ledger.js');
  // The servers of this rehearsal have no certificates, which production demands.
  const { code } = await runCommand(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: walletUrl(server.port) },
  });
  return code === 0;
}
