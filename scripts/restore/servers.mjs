import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureServiceDatabase, PostgresCluster } from '../../libs/local/src/index.ts';

const password = 'rehearsal';

/** A server whose log is archived, with the wallet's database in it. */
export async function startPrimary(data, settings = {}) {
  const archive = join(data, 'archive');
  mkdirSync(archive, { recursive: true });
  for (const folder of [data, archive]) chmodSync(folder, 0o777);
  const primary = new PostgresCluster({
    ...{ folder: join(data, 'primary'), label: `rehearsal-${process.pid}`, password },
    settings: {
      ...{ wal_level: 'replica', archive_mode: 'on', archive_timeout: '10s' },
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
      ...settings,
    },
  });
  await primary.start();
  await ensureServiceDatabase(primary.adminUrl, {
    name: 'wallet',
    ownerPassword: password,
    runtimePassword: password,
  });
  const { runMigrations } = await import('#dist/libs/database/src/index.js');
  const { completeSchema } = await import('#dist/libs/platform/src/index.js');
  const { walletSchema } = await import('#dist/services/wallet/src/database/schema.js');
  await runMigrations(primary.url('wallet_owner', 'wallet', password), completeSchema(walletSchema));
  return { primary, archive };
}

export const walletUrl = (port) => `postgres://wallet_runtime:${password}@127.0.0.1:${port}/wallet`;
export const adminUrl = (server) => server.url('postgres', 'wallet', password);

/** A copy of the running server's data folder, as a base back-up makes it. */
export async function baseBackup(server, folder) {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('rehearsal', true)`);
    // A file that vanishes while it is copied is made again from the log.
    execFileSync('sh', [
      '-c',
      `mkdir -p "$2" && tar -C "$1" --warning=no-file-changed --warning=no-file-removed --exclude=postmaster.pid --exclude=./pg_wal/* -cf - . | tar -C "$2" -xpf - || [ $? -eq 1 ]`,
      'copy',
      server.dataFolder,
      folder,
    ]);
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(folder, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

/**
 * A server on a copy of a back-up that follows the archive, to an instant if one is given, and then takes over.
 * @param {{ backup: string, archive: string, data: string, name: string, until?: string }} options
 */
export async function restore({ backup, archive, data, name, until }) {
  const server = new PostgresCluster({
    ...{ folder: join(data, name), label: `rehearsal-${name}-${process.pid}`, password },
    settings: {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_action: 'promote',
      ...(until && { recovery_target_time: until }),
    },
  });
  copyTo(backup, server.dataFolder);
  appendFileSync(join(server.dataFolder, 'recovery.signal'), '');
  own(server.dataFolder);
  await server.start();
  await untilPromoted(server);
  return server;
}

/** A server on a copy of a back-up that streams from the primary. */
export async function startStandby({ backup, primary, data }) {
  const server = new PostgresCluster({
    ...{ folder: join(data, 'standby'), label: `rehearsal-standby-${process.pid}`, password },
    settings: {
      hot_standby: 'on',
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=standby`,
    },
  });
  copyTo(backup, server.dataFolder);
  appendFileSync(join(server.dataFolder, 'standby.signal'), '');
  own(server.dataFolder);
  await server.start();
  return server;
}

export async function untilPromoted(server) {
  for (const until = Date.now() + 120_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const client = new pg.Client({ connectionString: server.adminUrl });
    try {
      await client.connect();
      const { rows } = await client.query('SELECT pg_is_in_recovery() AS recovering');
      if (!rows[0].recovering) return;
    } catch {
      // Not yet.
    } finally {
      await client.end().catch(() => undefined);
    }
    if (Date.now() > until) throw new Error('the server did not take over within two minutes');
  }
}

function copyTo(backup, folder) {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('cp', ['-a', backup, folder]);
}

/** As the process that owns the back-up's files. */
function own(folder) {
  execFileSync('sh', ['-c', 'chown -R --reference="$1/PG_VERSION" "$1" && chmod 700 "$1"', 'own', folder]);
}
