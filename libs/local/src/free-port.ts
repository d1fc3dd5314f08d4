import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to programs that call out or take any port. */
const first = 20_000;
const count = 12_000;
let next = randomInt(count);

/** The wanted port when it is free, else a free one that no other call of this process gets. */
export async function freePort(wanted = 0): Promise<number> {
  if (wanted > 0 && (await isFree(wanted))) return wanted;
  for (let tries = 0; tries < count; tries += 1) {
    const port = first + (next++ % count);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of the ports ${first} to ${first + count - 1} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
