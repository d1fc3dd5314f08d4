#!/usr/bin/env node
/** A local Kafka without Docker: `node scripts/kafka.mjs get|start|stop|status [--port N] [--folder F]`. */
import { ensureInstalled } from './lib/install.mjs';
import { log, run } from './lib/log.mjs';
import { runServerCommand } from './lib/server-command.mjs';

await run(async () => {
  await ensureInstalled(import.meta.url);
  const { getKafka, kafkaServer } = await import('../libs/local/src/index.ts');
  await runServerCommand({ get: () => getKafka(log), server: kafkaServer });
});
