import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { QueryRunner } from 'typeorm';

interface FunctionFile {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Applies each file whose text differs from what the database was last given, and drops functions whose file is gone.
 * A file is named after its function and holds `CREATE OR REPLACE` statements; a changed signature is dropped by a migration.
 */
export async function applyFunctions(runner: QueryRunner, folders: readonly URL[]): Promise<string[]> {
  const files = (await Promise.all(folders.map(functionFiles))).flat();
  await runner.query(`
    CREATE TABLE IF NOT EXISTS schema_function (
      name       text PRIMARY KEY,
      checksum   text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const rows = (await runner.query('SELECT name, checksum FROM schema_function')) as FunctionFile[];
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = files.filter(({ name, checksum }) => applied.get(name) !== checksum);
  const names = new Set(files.map(({ name }) => name));

  for (const name of applied.keys()) if (!names.has(name)) await drop(runner, name);
  // Functions may call each other in any order of their names.
  await runner.query('SET LOCAL check_function_bodies = off');
  for (const { name, text, checksum } of changed) {
    await runner.query(text);
    await runner.query(
      `INSERT INTO schema_function (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
  }
  return changed.map(({ name }) => name);
}

async function functionFiles(folder: URL): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return {
        name: name.replace(/\.sql$/, '').replaceAll('-', '_'),
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      };
    }),
  );
}

async function drop(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`DROP FUNCTION IF EXISTS "${name.replaceAll('"', '""')}"`);
  await runner.query('DELETE FROM schema_function WHERE name = $1', [name]);
}
