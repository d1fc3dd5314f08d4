#!/usr/bin/env node
/** npm run build: the services and the web pages, into dist/. */
import { build } from './house/build.mjs';
import { settle } from './house/install.mjs';
import { run } from './house/say.mjs';

await run(async () => {
  await settle(import.meta.url);
  await build();
});
