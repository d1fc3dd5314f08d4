#!/usr/bin/env node
/**
 * npm run api:types: writes what each operation may refuse, for the OpenAPI documents of the services, and from these documents
 * the types of the public API, for the web pages. `--check` writes nothing and fails where a committed file differs.
 */
import './api-types/typescript-hooks.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { UserError, log, run } from './lib/log.mjs';

const target = join('web', 'src', 'lib', 'api', 'schema.d.ts');

await run(async () => {
  await ensureInstalled(import.meta.url);
  const checks = process.argv.includes('--check');
  // The documents are made of the services' modules, which import these tables.
  const { refusalTables } = await import('./api-types/refusals.ts');
  for (const [file, text] of await refusalTables(root)) write(file, text, checks);
  // Resolved first, so that tsconfig.scripts.json does not check the services, which are checked more strictly by their own.
  const { platformDocument } = await import(import.meta.resolve('./api-types/document.ts'));
  const { typesOf } = await import('./api-types/types.ts');
  write(target, await typesOf(await platformDocument()), checks);
});

function write(path, text, checks) {
  const file = join(root, path);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known === text) return;
  if (checks) throw new UserError(`${path} differs from the services: npm run api:types`);
  writeFileSync(file, text);
  log(`Wrote ${path}`);
}
