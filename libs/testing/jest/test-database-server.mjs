import { statfsSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPassword, PostgresCluster } from '../../local/src/index.ts';

/**
 * Serves one throw-away cluster to all workers of a jest run. The first request starts it;
 * it stops with the process of the run.
 */
export async function startTestDatabaseServer() {
  let starting;
  const startCluster = async () => {
    const label = `lotus-test-${process.pid}`;
    const cluster = new PostgresCluster({
      folder: join(ramDisk() ?? tmpdir(), label),
      label,
      password: newPassword(),
      throwAway: true,
      settings: { shared_buffers: '64MB', max_wal_size: '256MB', log_min_duration_statement: '-1' },
    });
    await cluster.start();
    return cluster;
  };
  const server = createServer((_request, response) => {
    // Questions are rare: a connection kept idle would only be closed under the next one.
    response.setHeader('connection', 'close');
    starting ??= startCluster();
    starting.then(
      (cluster) =>
        response.end(
          JSON.stringify({ adminUrl: cluster.adminUrl, version: cluster.version, pid: cluster.pid }),
        ),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  server.unref();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await (await starting?.catch(() => undefined))?.stop();
    },
  };
}

const tmpfs = 0x01021994;
const minFreeBytes = 4 * 2 ** 30;

/** Where a flush to disk costs nothing, so that the server keeps its durable settings; undefined if the machine has none. */
function ramDisk(folder = '/dev/shm') {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === tmpfs && bavail * bsize >= minFreeBytes ? folder : undefined;
  } catch {
    return undefined;
  }
}
