import { randomBytes } from 'node:crypto';
import { runMigrations, type DatabaseSchema } from '#libs/database';
import { dropServiceDatabase, ensureServiceDatabase } from '#libs/local';

/** A fresh database on the real server that this jest run shares. */
export interface TestDatabase {
  name: string;
  /** As the runtime role, as services connect. */
  url: string;
  /** As the role that owns the schema. */
  ownerUrl: string;
  /** As the server's superuser: for tests that look over the shoulder or break something. */
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
  const ownerPassword = randomBytes(12).toString('hex');
  const runtimePassword = randomBytes(12).toString('hex');
  await ensureServiceDatabase(adminUrl, { name, ownerPassword, runtimePassword });
  const ownerUrl = addressOf(adminUrl, name, `${name}_owner`, ownerPassword);
  await runMigrations(ownerUrl, schema);
  return {
    name,
    url: addressOf(adminUrl, name, `${name}_runtime`, runtimePassword),
    ownerUrl,
    adminUrl: addressOf(adminUrl, name),
    close: () => dropServiceDatabase(adminUrl, name),
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

function addressOf(adminUrl: string, database: string, user?: string, password?: string): string {
  const address = new URL(adminUrl);
  address.pathname = `/${database}`;
  if (user) address.username = user;
  if (password) address.password = password;
  return address.href;
}
