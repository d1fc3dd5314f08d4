import { join, resolve } from 'node:path';
import { ensureKeys, sessionKeyOwner } from '#libs/auth';
import { serviceNames } from '#libs/config';
import { DataFolder } from './data-folder.ts';
import { demoAccounts, demoOperatorSecret, demoSettings, importDemoGames } from './demo.ts';
import type { RunningPlatform } from './embedded.ts';
import { databaseOf, prepareDatabases, type LocalPlatform } from './environments.ts';
import { addresses, providerSettings } from './addresses.ts';
import { choosePorts, type LocalPorts } from './ports.ts';
import { PostgresCluster } from './postgres.ts';
import { startSeparate } from './separate.ts';
import { networkAddresses, openTlsDoor, selfMadeCertificate } from './tls-door.ts';

export interface LaunchOptions {
  /** The checkout. */
  root: string;
  /** Where data live; `.data` in the checkout unless told otherwise. */
  data?: string;
  port: number;
  fresh: boolean;
  https: boolean;
  /** Real Kafka and Redis, and a process per service. */
  backing?: (
    data: DataFolder,
  ) => Promise<{ kafkaBrokers: string; redisUrl: string; stop: () => Promise<void> }>;
  /** When the start began, for the figure at the end. */
  began: number;
  say: (line: string) => void;
}

/** Starts the whole platform and stays until it is told to stop. */
export async function launch(options: LaunchOptions): Promise<void> {
  const { say, https } = options;
  const toldToStop = whenToldToStop();
  const undo: (() => unknown)[] = [];
  try {
    const data = new DataFolder(resolve(options.data ?? join(options.root, '.data')));
    data.claim();
    undo.push(() => data.release());
    const ports = await choosePorts(options.port, https);
    const platform = await prepare(options, data, ports, undo);
    say(`Starting the services${options.backing ? ', a process each' : ''}`);
    const running = await start(platform, options);
    undo.push(() => running.stop());
    await importDemoGames(data.join('keys'), `http://127.0.0.1:${ports.inner['game-launch']}`);
    if (https) {
      const certificate = await selfMadeCertificate(data.path);
      for (const [outer, inner] of [
        [ports.gateway, ports.inner.gateway],
        [ports.games, ports.inner['demo-provider']],
      ] as const) {
        const door = await openTlsDoor(certificate, outer, inner);
        undo.push(() => door.close());
      }
    }
    platform.data.describe(descriptionOf(platform));
    undo.push(() => data.describe(undefined));
    announce(options, ports);
    await toldToStop;
    say('Stopping');
  } finally {
    for (const step of undo.toReversed()) await step();
  }
  say('Stopped. The data are kept.');
}

/** Data, keys, database server, and in full mode Kafka and Redis. */
async function prepare(
  options: LaunchOptions,
  data: DataFolder,
  ports: LocalPorts,
  undo: (() => unknown)[],
): Promise<LocalPlatform> {
  const { say, fresh } = options;
  if (fresh) data.empty();
  const secrets = data.secrets(serviceNames);
  await ensureKeys(data.join('keys'), [...serviceNames, sessionKeyOwner]);
  const cluster = new PostgresCluster({
    folder: data.join('postgres'),
    label: data.label,
    password: secrets.postgres,
  });
  if (fresh) cluster.erase();
  say(`Starting PostgreSQL ${cluster.version}`);
  await cluster.start();
  undo.push(() => cluster.stop());
  const [backing] = await Promise.all([options.backing?.(data), prepareDatabases(cluster, secrets)]);
  if (backing) undo.push(backing.stop);
  return {
    data,
    secrets,
    cluster,
    ports,
    extra: {
      ...addresses(options, ports),
      ...demoSettings(),
      ...providerSettings(ports, secrets.application),
      ...(backing
        ? { EVENT_BUS: 'kafka', KAFKA_BROKERS: backing.kafkaBrokers, REDIS_URL: backing.redisUrl }
        : { EVENT_BUS: 'in-process' }),
    },
  };
}

/** The services are loaded by the process that runs them: not by this one where each has its own. */
async function start(platform: LocalPlatform, { backing }: LaunchOptions): Promise<RunningPlatform> {
  if (backing) return startSeparate(platform);
  const { startEmbedded } = await import('./embedded.ts');
  return startEmbedded(platform);
}

/** For scripts that look at a running platform from outside: where everything is. */
function descriptionOf({ cluster, secrets, ports }: LocalPlatform): object {
  const databases = serviceNames.map((service) => {
    const name = databaseOf(service);
    return [service, cluster.url(`${name}_owner`, name, secrets.databases[service]!.owner)];
  });
  return { pid: process.pid, ports, databases: Object.fromEntries(databases) as object };
}

function announce({ https, began, say }: LaunchOptions, { gateway }: LocalPorts): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  say(`Lotus is up, ${seconds} s after the command`);
  const scheme = https ? 'https' : 'http';
  const hosts = https ? ['localhost', ...networkAddresses()] : ['localhost'];
  for (const host of hosts) console.log(`\n    ${scheme}://${host}:${gateway}`);
  if (https) console.log('\n    The certificate is self-made: the browser asks once whether to go on.');
  console.log('');
  for (const { role, username, password, where } of demoAccounts) {
    console.log(`    ${role.padEnd(9)} ${username.padEnd(14)} ${password.padEnd(17)} ${where}`);
  }
  console.log(`\n    The operator’s authenticator app is given ${demoOperatorSecret}`);
  console.log('\n    Ctrl-C stops it; data stay in place until npm start -- --fresh.\n');
}

/** A second Ctrl-C does not cut the stop short: data are being closed. */
function whenToldToStop(): Promise<void> {
  const awake = setInterval(() => undefined, 1 << 30);
  return new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  }).finally(() => clearInterval(awake));
}
