import { join, resolve } from 'node:path';
import { ensureKeys, sessionKeyOwner } from '#libs/auth';
import { serviceNames, type Environment } from '#libs/config';
import { analyzeDatabase, PostgresCluster, startInfrastructure, type InfrastructureKind } from '#libs/local';
import { DataFolder } from './data-folder.ts';
import { demoAccounts, demoOperatorSecret, demoSettings, importDemoGames } from './demo.ts';
import type { RunningPlatform } from './embedded.ts';
import { databaseOf, prepareDatabases, type LocalPlatform } from './environments.ts';
import { addresses, providerSettings } from './addresses.ts';
import { choosePorts, type LocalPorts } from './ports.ts';
import { startSeparate } from './separate.ts';
import { networkAddresses, openTlsProxy, selfMadeCertificate } from './tls-proxy.ts';

export interface LaunchOptions {
  /** The checkout. */
  root: string;
  /** Where data live; `.data` in the checkout by default. */
  data?: string;
  port: number;
  fresh: boolean;
  https: boolean;
  /** Real Kafka and Redis, and a process per service. */
  full: boolean;
  /** Processes per service in full mode. */
  replicas: number;
  /** In full mode, a service that a developer runs. */
  without?: string;
  /** When the start began, for the figure at the end. */
  began: number;
  log: (line: string) => void;
}

/** Starts the whole platform and runs until a signal stops it. */
export async function launch(options: LaunchOptions): Promise<void> {
  const { log, https } = options;
  const stopSignal = untilStopSignal();
  const undo: (() => unknown)[] = [];
  try {
    const data = new DataFolder(resolve(options.data ?? join(options.root, '.data')));
    data.claim();
    undo.push(() => data.release());
    const ports = await choosePorts(options.port, https);
    const platform = await prepare(options, data, ports, undo);
    log(`Starting the services${options.full ? ', a process each' : ''}`);
    const running = await start(platform, options, stopSignal);
    undo.push(() => running.stop());
    await importDemoGames(data.join('keys'), `http://127.0.0.1:${ports.inner['game-launch']}`);
    await Promise.all(Object.values(databasesOf(platform)).map(analyzeDatabase));
    if (https) {
      const certificate = await selfMadeCertificate(data.path);
      for (const [outer, inner] of [
        [ports.gateway, ports.inner.gateway],
        [ports.games, ports.inner['demo-provider']],
      ] as const) {
        const proxy = await openTlsProxy(certificate, outer, inner);
        undo.push(() => proxy.close());
      }
    }
    platform.data.describe(descriptionOf(platform));
    undo.push(() => data.describe(undefined));
    announce(options, ports);
    await stopSignal;
    log('Stopping');
  } finally {
    for (const step of undo.toReversed()) await step();
  }
  log('Stopped. The data are kept.');
}

/** Data, keys, database server, and in full mode Kafka and Redis. */
async function prepare(
  options: LaunchOptions,
  data: DataFolder,
  ports: LocalPorts,
  undo: (() => unknown)[],
): Promise<LocalPlatform> {
  const { log, fresh } = options;
  if (fresh) data.empty();
  const secrets = data.secrets(serviceNames);
  await ensureKeys(data.join('keys'), [...serviceNames, sessionKeyOwner]);
  const cluster = new PostgresCluster({
    folder: data.join('postgres'),
    label: data.label,
    password: secrets.postgres,
  });
  if (fresh) cluster.erase();
  log(`Starting PostgreSQL ${cluster.version}`);
  await cluster.start();
  undo.push(() => cluster.stop());
  const [infrastructure] = await Promise.all([
    options.full ? startKafkaAndRedis(data, log, undo) : { EVENT_BUS: 'in-process' },
    prepareDatabases(cluster, secrets),
  ]);
  return {
    data,
    secrets,
    cluster,
    ports,
    extra: {
      ...addresses(options, ports),
      ...demoSettings(),
      ...providerSettings(ports, secrets.application),
      ...infrastructure,
    },
  };
}

async function startKafkaAndRedis(
  data: DataFolder,
  log: LaunchOptions['log'],
  undo: (() => unknown)[],
): Promise<Environment> {
  log('Starting Kafka and Redis');
  const start = async (kind: InfrastructureKind): Promise<string> => {
    const server = await startInfrastructure(kind, { folder: data.join(kind), log });
    undo.push(() => server.stop());
    return server.address;
  };
  const [kafka, redis] = await Promise.all([start('kafka'), start('redis')]);
  return { EVENT_BUS: 'kafka', KAFKA_BROKERS: kafka, REDIS_URL: redis };
}

/** The services are loaded by the process that runs them: not by this one where each has its own. */
async function start(
  platform: LocalPlatform,
  { full, replicas, without, log }: LaunchOptions,
  stopSignal: Promise<void>,
): Promise<RunningPlatform> {
  if (full)
    return startSeparate(platform, {
      ...{ replicas, log, stopSignal },
      without: serviceNames.find((name) => name === without),
    });
  const { startEmbedded } = await import('./embedded.ts');
  return startEmbedded(platform);
}

/** For scripts that look at a running platform from outside: where everything is. */
function descriptionOf(platform: LocalPlatform): object {
  return { pid: process.pid, ports: platform.ports, databases: databasesOf(platform) };
}

/** The database of each service, as its owner. */
function databasesOf({ cluster, secrets }: LocalPlatform): Record<string, string> {
  return Object.fromEntries(
    serviceNames.map((service) => {
      const name = databaseOf(service);
      return [service, cluster.url(`${name}_owner`, name, secrets.databases[service]!.owner)];
    }),
  );
}

function announce({ https, began, log }: LaunchOptions, { gateway }: LocalPorts): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  log(`Lotus is up, ${seconds} s after the command`);
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
function untilStopSignal(): Promise<void> {
  const awake = setInterval(() => undefined, 1 << 30);
  return new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  }).finally(() => clearInterval(awake));
}
