#!/usr/bin/env node
/**
 * npm run api:types: writes the types of the public API, for the web pages, from the OpenAPI documents of the services.
 * `--check` writes nothing and fails where the committed file differs.
 */
import './api-types/typescript-hooks.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { UserError, log, run } from './lib/log.mjs';

const target = join('web', 'src', 'lib', 'api', 'schema.d.ts');

await run(async () => {
  await ensureInstalled(import.meta.url);
  const { platformDocument } = await import('./api-types/document.ts');
  const { typesOf } = await import('./api-types/types.ts');
  const text = await typesOf(await platformDocument());
  const file = join(root, target);
  if (process.argv.includes('--check')) {
    if (readFileSync(file, 'utf8') !== text)
      throw new UserError(`${target} differs from the services: npm run api:types`);
    return;
  }
  writeFileSync(file, text);
  log(`Wrote ${target}`);
});
