import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServiceDatabase } from '#libs/local';

/**
 * Makes databases and roles on one server from the addresses that the services are given: files `<service>.owner` and
 * `<service>.runtime` in a folder, each a PostgreSQL URL. What is there is brought to the same state.
 */
export async function ensureDatabases(adminUrl: string, folder: string): Promise<string[]> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.owner'))
    .map((file) => file.slice(0, -'.owner'.length))
    .sort();
  for (const service of names) {
    const owner = addressIn(join(folder, `${service}.owner`));
    const runtime = addressIn(join(folder, `${service}.runtime`));
    const name = owner.pathname.slice(1);
    for (const [role, { username }] of [
      ['owner', owner],
      ['runtime', runtime],
    ] as const) {
      if (username !== `${name}_${role}`)
        throw new Error(`The ${role} of ${name} is ${name}_${role}, not ${username}`);
    }
    await ensureServiceDatabase(adminUrl, {
      name,
      ownerPassword: decodeURIComponent(owner.password),
      runtimePassword: decodeURIComponent(runtime.password),
    });
  }
  return names;
}

const addressIn = (file: string): URL => new URL(readFileSync(file, 'utf8').trim());
