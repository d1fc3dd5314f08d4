import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { generate } from 'selfsigned';
import { freePort, getKafka, getRedis, LocalServer, newPassword, PostgresCluster } from '#libs/local';

const user = 'lotus';

/** PostgreSQL, Kafka and Redis that speak TLS only, with accounts; by certificates made for this run. */
export interface TlsStores {
  /** The server's certificate, which is its own authority. */
  ca: string;
  caFile: string;
  password: string;
  /** The superuser's address with sslmode=verify-full. */
  databaseUrl: string;
  kafka: { brokers: string; user: string };
  redis: { port: number; url: string };
  stop(): Promise<void>;
}

export async function startTlsStores(): Promise<TlsStores> {
  const folder = mkdtempSync(join(tmpdir(), 'lotus-tls-'));
  const password = newPassword();
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  const caFile = join(folder, 'server.crt');
  writeFileSync(caFile, made.cert);
  writeFileSync(join(folder, 'server.key'), made.private, { mode: 0o600 });
  const postgres = await startPostgres(folder, password, made);
  const kafka = await startKafka(folder, password, made);
  const redis = await startRedis(folder, password);
  return {
    ca: made.cert,
    caFile,
    password,
    databaseUrl: `${postgres.adminUrl}?sslmode=verify-full&sslrootcert=${caFile}`,
    kafka: { brokers: `127.0.0.1:${kafka.port}`, user },
    redis: { port: redis.port, url: `rediss://${user}:${password}@127.0.0.1:${redis.port}` },
    stop: async () => {
      await Promise.all([kafka.stop(), redis.stop(), postgres.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Certificate {
  cert: string;
  private: string;
}

async function startPostgres(folder: string, password: string, made: Certificate): Promise<PostgresCluster> {
  const cluster = new PostgresCluster({
    folder: join(folder, 'postgres'),
    label: 'tls',
    password,
    throwAway: true,
  });
  await cluster.start();
  const { uid, gid } = statSync(cluster.dataFolder);
  for (const [name, text] of [
    ['server.crt', made.cert],
    ['server.key', made.private],
  ] as const) {
    writeFileSync(join(cluster.dataFolder, name), text, { mode: 0o600 });
    chownSync(join(cluster.dataFolder, name), uid, gid);
  }
  const hba = join(cluster.dataFolder, 'pg_hba.conf');
  writeFileSync(hba, readFileSync(hba, 'utf8').replaceAll(/^host /gm, 'hostssl '));
  const admin = new pg.Client({ connectionString: cluster.adminUrl });
  await admin.connect();
  await admin.query('ALTER SYSTEM SET ssl = on');
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
  return cluster;
}

async function startRedis(folder: string, password: string): Promise<LocalServer> {
  const home = join(folder, 'redis');
  mkdirSync(home);
  const acl = join(home, 'users.acl');
  writeFileSync(
    acl,
    `user default off\nuser ${user} on >${password} ~* &* +@all -@admin -@dangerous +info\n`,
  );
  const port = await freePort(0);
  const files = ['--tls-cert-file', join(folder, 'server.crt'), '--tls-key-file', join(folder, 'server.key')];
  const server = new LocalServer({
    name: 'redis',
    folder: home,
    port,
    command: await getRedis(),
    args: [
      ...['--port', '0', '--tls-port', String(port), '--bind', '127.0.0.1', ...files],
      ...['--tls-auth-clients', 'no', '--aclfile', acl, '--save', '', '--dir', home],
    ],
  });
  await server.start();
  return server;
}

async function startKafka(folder: string, password: string, made: Certificate): Promise<LocalServer> {
  const home = join(folder, 'kafka');
  mkdirSync(home);
  const libs = await getKafka();
  const [port, controller] = [await freePort(0), await freePort(0)];
  const properties = join(home, 'server.properties');
  const inOneLine = (pem: string) => pem.trim().replaceAll('\r', '').replaceAll('\n', '\\n');
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controller}`,
    listeners: `SASL_SSL://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
    'advertised.listeners': `SASL_SSL://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,SASL_SSL:SASL_SSL',
    'inter.broker.listener.name': 'SASL_SSL',
    'sasl.enabled.mechanisms': 'SCRAM-SHA-512',
    'sasl.mechanism.inter.broker.protocol': 'SCRAM-SHA-512',
    'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config': `org.apache.kafka.common.security.scram.ScramLoginModule required username="${user}" password="${password}";`,
    'ssl.keystore.type': 'PEM',
    'ssl.keystore.certificate.chain': inOneLine(made.cert),
    'ssl.keystore.key': inOneLine(made.private),
    'ssl.truststore.type': 'PEM',
    'ssl.truststore.certificates': inOneLine(made.cert),
    'log.dirs': join(home, 'data'),
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.num.partitions': 4,
    'transaction.state.log.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'auto.create.topics.enable': false,
  };
  writeFileSync(
    properties,
    Object.entries(settings)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
  const formatted = spawnSync(
    'java',
    [
      ...['-cp', `${libs}/*`, 'kafka.tools.StorageTool', 'format', '-c', properties],
      ...['-t', `A${randomBytes(16).toString('base64url').slice(1)}`],
      ...['--add-scram', `SCRAM-SHA-512=[name=${user},password=${password}]`],
    ],
    { encoding: 'utf8' },
  );
  if (formatted.status !== 0)
    throw new Error(`Kafka's folder was not formatted: ${formatted.stdout}${formatted.stderr}`);
  const server = new LocalServer({
    name: 'kafka',
    folder: home,
    port,
    command: 'java',
    args: ['-Xms128m', '-Xmx384m', '-cp', `${libs}/*`, 'kafka.Kafka', properties],
  });
  await server.start();
  return server;
}
