#!/usr/bin/env node
/**
 * `npm run migrations:land` records the checksums of new migrations and schema files in landed-migrations.json.
 * It never changes a recorded one: a schema that has landed grows by a further migration.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const recordFile = join(import.meta.dirname, 'landed-migrations.json');

export const landed = (): Record<string, string> =>
  JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>;

/** Every migration and schema file of the services and libs, with the checksum of its text. */
export function migrationFiles(): Record<string, string> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) =>
      /^(?:services|libs)\/[^/]+\/src\/.*(?:migrations\/\d{13}-[^/]+\.ts|schema\/[^/]+\.sql)$/.test(file),
    )
    .filter((file) => existsSync(join(root, file)));
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}

if (process.argv[1] === import.meta.filename) {
  const record = landed();
  const all = { ...migrationFiles(), ...record };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
