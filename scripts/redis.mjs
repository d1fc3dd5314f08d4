#!/usr/bin/env node
/** A local Redis without Docker: `node scripts/redis.mjs get|start|stop|status [--port N] [--folder F]`. */
import { ensureInstalled } from './lib/install.mjs';
import { log, run } from './lib/log.mjs';
import { runServerCommand } from './lib/server-command.mjs';

await run(async () => {
  await ensureInstalled(import.meta.url);
  const { getRedis, redisServer } = await import('../libs/local/src/index.ts');
  await runServerCommand({ get: () => getRedis(log), server: redisServer });
});
