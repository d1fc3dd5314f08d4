#!/usr/bin/env node
/** npm run build: the services and the web pages, into dist/. */
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/log.mjs';

await run(async () => {
  await ensureInstalled(import.meta.url);
  await build();
});
