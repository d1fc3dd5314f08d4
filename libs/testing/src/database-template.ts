import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { runMigrations, type DatabaseSchema } from '#libs/database';
import { ensureServiceDatabase } from '#libs/local';

/** A migrated database that test databases of the same schema are copied from. They share its two roles. */
export interface DatabaseTemplate {
  name: string;
  ownerRole: string;
  runtimeRole: string;
  password: string;
}

/** The template of a schema on this cluster; the first caller creates it, concurrent callers wait. */
export async function ensureTemplate(
  admin: pg.Client,
  adminUrl: string,
  schema: DatabaseSchema,
): Promise<DatabaseTemplate> {
  const name = `template_${await digestOf(schema)}`;
  const password = createHash('sha256').update(adminUrl).update(name).digest('hex').slice(0, 24);
  await admin.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
  try {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
      name,
    ]);
    if (!rowCount) {
      await ensureServiceDatabase(adminUrl, { name, ownerPassword: password, runtimePassword: password });
      await runMigrations(addressOf(adminUrl, name, `${name}_owner`, password), schema);
      // A template that accepts connections could not be copied while one is open.
      await admin.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    }
  } finally {
    await admin.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }
  return { name, ownerRole: `${name}_owner`, runtimeRole: `${name}_runtime`, password };
}

export async function copyTemplate(
  admin: pg.Client,
  template: DatabaseTemplate,
  name: string,
): Promise<void> {
  const { ownerRole, runtimeRole } = template;
  await admin.query(
    `CREATE DATABASE ${name} TEMPLATE ${template.name} OWNER ${ownerRole} STRATEGY FILE_COPY`,
  );
  await admin.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
  await admin.query(`GRANT CONNECT ON DATABASE ${name} TO ${runtimeRole}`);
}

export function addressOf(adminUrl: string, database: string, user?: string, password?: string): string {
  const address = new URL(adminUrl);
  address.pathname = `/${database}`;
  if (user) address.username = user;
  if (password) address.password = password;
  return address.href;
}

/** Identifies a schema within one run, during which no file changes. */
async function digestOf({ migrations, functions = [] }: DatabaseSchema): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of migrations) hash.update(`${migration.name} ${migration.toString()}\n`);
  for (const folder of functions) {
    for (const file of (await readdir(folder)).toSorted())
      if (file.endsWith('.sql')) hash.update(await readFile(new URL(file, folder)));
    hash.update(`${folder.href}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
