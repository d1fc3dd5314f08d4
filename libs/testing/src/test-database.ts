import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseSchema } from '#libs/database';
import { addressOf, copyTemplate, ensureTemplate } from './database-template.js';

/** A fresh database, copied from the template of its schema, on the real server that this jest run shares. */
export interface TestDatabase {
  name: string;
  /** Shared by all databases of the schema. */
  runtimeRole: string;
  /** As the runtime role, as services connect. */
  url: string;
  /** As the role that owns the schema. */
  ownerUrl: string;
  /** As the server's superuser: for tests that inspect other sessions or break something. */
  adminUrl: string;
  close(): Promise<void>;
}

/** Makes a database with both roles and the schema given. Close it when done. */
export async function startTestDatabase({
  server,
  ...schema
}: DatabaseSchema & {
  /** A server of the test's own, if the test stops or breaks it; otherwise the one that this run shares. */
  server?: { adminUrl: string };
}): Promise<TestDatabase> {
  const { adminUrl } = server ?? (await sharedCluster());
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = await withClient(adminUrl, async (admin) => {
    const found = await ensureTemplate(admin, adminUrl, schema);
    await copyTemplate(admin, found, name);
    return found;
  });
  const { ownerRole, runtimeRole, password } = template;
  return {
    name,
    runtimeRole,
    url: addressOf(adminUrl, name, runtimeRole, password),
    ownerUrl: addressOf(adminUrl, name, ownerRole, password),
    adminUrl: addressOf(adminUrl, name),
    close: () =>
      withClient(adminUrl, async (admin) => {
        await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

/** The server of this run: its version, for the one line that says what a run was on. */
export async function sharedCluster(): Promise<{ adminUrl: string; version: string; pid: number }> {
  const server = process.env['TEST_DATABASE_SERVER'];
  if (!server)
    throw new Error('No PostgreSQL for tests: run them by jest with the configuration of this repository.');
  const answer = await fetch(server, { headers: { connection: 'close' } });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { adminUrl: string; version: string; pid: number };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
