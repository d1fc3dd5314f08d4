import { createServer, type IncomingMessage, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from 'undici';
import pg from 'pg';
import { AssertionSigner, AssertionVerifier } from '#libs/auth';
import { awaitMigrations, MissingMigrationsError, Pool } from '#libs/database';
import { completeSchema } from '#libs/platform';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { ensureDatabases } from '../../deploy/cluster/databases.js';
import { KubernetesSecrets, type SecretData } from '../../deploy/cluster/kubernetes-api.js';
import { migrate } from '../../deploy/cluster/migrate.js';
import { runKeysCommandOnSecrets } from '../../deploy/keys.js';
import { ensureSecrets } from '../../deploy/cluster/secrets.js';
import { services } from '../../deploy/local/services.js';

/** Kubernetes' Secrets of one namespace, as its API serves them. */
class FakeKubernetes {
  readonly secrets = new Map<string, SecretData>();
  readonly calls: string[] = [];
  private server!: Server;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      void this.answer(request).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
        return undefined;
      });
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage): Promise<[number, unknown]> {
    this.calls.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== 'Bearer the-token') return [401, {}];
    const path = '/api/v1/namespaces/lotus/secrets';
    if (request.method === 'GET') {
      const data = this.secrets.get(request.url!.slice(path.length + 1));
      const encode = (value: string) => Buffer.from(value).toString('base64');
      return data
        ? [
            200,
            { data: Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encode(value)])) },
          ]
        : [404, {}];
    }
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (request.method === 'PATCH') {
      const name = request.url!.slice(path.length + 1);
      this.secrets.set(name, { ...this.secrets.get(name), ...JSON.parse(text).stringData });
      return [200, {}];
    }
    const { metadata, stringData } = JSON.parse(text);
    if (this.secrets.has(metadata.name)) return [409, {}];
    this.secrets.set(metadata.name, stringData);
    return [201, {}];
  }
}

describe('an installation on Kubernetes', () => {
  let kubernetes: FakeKubernetes;
  let store: KubernetesSecrets;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    kubernetes = new FakeKubernetes();
    store = new KubernetesSecrets(await kubernetes.start(), 'lotus', 'the-token', new Agent());
    database = await startTestDatabase({ migrations: [] });
    folder = mkdtempSync(join(tmpdir(), 'lotus-installation-'));
  });
  afterAll(async () => {
    await store?.close();
    await kubernetes?.close();
    await database?.close();
    rmSync(folder, { recursive: true });
  });

  it('makes each Secret once, however often and however parallel the Job runs', async () => {
    await Promise.all([1, 2, 3].map(() => ensureSecrets(store, { demo: true })));
    const made = new Map(kubernetes.secrets);
    await ensureSecrets(store, { demo: true });
    expect(kubernetes.secrets).toEqual(made);
    const secrets = [...made.values()].map((data) => data['APPLICATION_SECRET']).filter(Boolean);
    expect(new Set(secrets).size).toBe(services.length);
    expect(made.get('gateway-secrets')).not.toHaveProperty('DATABASE_URL');
    expect(made.get('game-launch-secrets')!['PROVIDER_KEYS']).toBe(
      made.get('demo-provider-secrets')!['PROVIDER_KEYS'],
    );
  });

  it('gives each service its own private key only, and with it the others accept its calls', async () => {
    for (const [name, data] of kubernetes.secrets) {
      if (!name.endsWith('-keys') || name === 'demo-keys') continue;
      const service = name.slice(0, -'-keys'.length);
      const own = Object.keys(data).filter((file) => file.endsWith('.key.json'));
      expect(own.sort()).toEqual(
        [`${service}.key.json`, ...(service === 'auth' ? ['session.key.json'] : [])].sort(),
      );
    }
    const mount = (service: string): string => {
      const keys = mkdtempSync(join(folder, `${service}-`));
      for (const [file, text] of Object.entries(kubernetes.secrets.get(`${service}-keys`)!))
        writeFileSync(join(keys, file), text);
      return keys;
    };
    const assertion = await new AssertionSigner('game-launch', mount('game-launch')).sign('wallet', {
      kind: 'service',
      name: 'game-launch',
    });
    const verified = await new AssertionVerifier('wallet', mount('wallet')).verify(assertion);
    expect(verified.principal).toMatchObject({ kind: 'service', name: 'game-launch' });
  });

  it('SEC-S38.3 rotates rings in the Secrets, and hands each key only to those who may have it', async () => {
    const keysIn = (name: string, file: string) =>
      (JSON.parse(kubernetes.secrets.get(name)![file] ?? '{"keys":[]}') as { keys: unknown[] }).keys.length;
    const options = { nowMs: Date.now(), defaultInSeconds: 300 };
    for (const ring of ['session', 'sealing-wallet', 'provider-SHS', 'payload'])
      await runKeysCommandOnSecrets(store, ['rotate', ring], options);
    expect(keysIn('auth-keys', 'session.key.json')).toBe(2);
    expect(keysIn('gateway-keys', 'session.pub.json')).toBe(2);
    expect(keysIn('wallet-keys', 'sealing-wallet.key.json')).toBe(1);
    expect(keysIn('game-launch-keys', 'provider-SHS.key.json')).toBe(1);
    expect(keysIn('auth-keys', 'payload.key.json')).toBe(1);
    for (const file of ['session.key.json', 'sealing-wallet.key.json', 'provider-SHS.key.json'])
      expect(kubernetes.secrets.get('lottery-keys')).not.toHaveProperty([file]);
    const listed = await runKeysCommandOnSecrets(store, ['list'], options);
    expect(listed.filter((line) => line.startsWith('session '))).toHaveLength(2);
  });

  it('makes databases of the addresses in the Secrets; a service waits for its migrations, which the owner runs', async () => {
    const server = new URL(database.ownerUrl).host;
    const name = `installation_${process.pid}`;
    const address = (role: string): string => `postgres://${name}_${role}:pass-of-${role}@${server}/${name}`;
    for (const role of ['owner', 'runtime']) writeFileSync(join(folder, `points.${role}`), address(role));
    const admin = new URL(database.adminUrl);
    admin.pathname = '/postgres';
    for (let run = 0; run < 2; run += 1)
      expect(await ensureDatabases(admin.href, folder)).toEqual(['points']);

    const points = services.find((service) => service.name === 'points')!;
    const schema = completeSchema(points.dataSource!);
    const runtime = await Pool.open({ url: address('runtime'), applicationName: 'test' });
    try {
      await expect(awaitMigrations(runtime, schema, { patienceMs: 0 })).rejects.toThrow(
        MissingMigrationsError,
      );
      const waiting = awaitMigrations(runtime, schema, { pollMs: 20 });
      const env = { NODE_ENV: 'test', OWNER_DATABASE_URL: address('owner') };
      const ran = await migrate('points', env);
      expect(ran.length).toBe(schema.migrations.length);
      await waiting;
      expect(await migrate('points', env)).toEqual([]);
    } finally {
      await runtime.close();
      const client = new pg.Client({ connectionString: admin.href });
      await client.connect();
      await client.query(`DROP DATABASE ${name}`);
      for (const role of ['owner', 'runtime']) await client.query(`DROP ROLE ${name}_${role}`);
      await client.end();
    }
  });
});
