import { createServer } from 'node:net';
import { freePort } from '../src/free-port.ts';

describe('a free port', () => {
  it('is never one of those that a system gives to whoever calls out, and none twice', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));

    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(new Set(ports).size).toBe(50);
  });

  it('is the wanted one, unless somebody has it', async () => {
    const wanted = await freePort();
    expect(await freePort(wanted)).toBe(wanted);

    const other = createServer();
    await new Promise<void>((resolve) => other.listen(wanted, '127.0.0.1', resolve));
    const given = await freePort(wanted);
    await new Promise((resolve) => other.close(resolve));

    expect(given).not.toBe(wanted);
  });
});
