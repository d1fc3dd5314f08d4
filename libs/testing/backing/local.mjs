import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/house/server.mjs';
import { kafkaAvailable, kafkaServer } from '../../../scripts/kafka.mjs';
import { redisAvailable, redisServer } from '../../../scripts/redis.mjs';

/** Servers run from programs that this machine has or can fetch, on free ports and in a folder that is deleted. */
export const local = {
  name: 'local programs',
  answers: (kind) => (kind === 'kafka' ? kafkaAvailable() : redisAvailable()),
  start: async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), `lotus-${kind}-`));
    const make = kind === 'kafka' ? kafkaServer : redisServer;
    const server = await make({ port: await freePort(), folder });
    await server.start();
    return {
      address: kind === 'kafka' ? `127.0.0.1:${server.port}` : `redis://127.0.0.1:${server.port}`,
      from: kind === 'kafka' ? 'a local broker by Java' : 'a local redis-server',
      stop: async () => {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
