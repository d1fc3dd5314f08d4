import { stopServers } from './support/crash/crash-points.js';
import { OwnServer } from './support/crash/own-server.js';
import { TestLedger } from './support/ledger.js';

it('WAL-I12 REG-G26 what was answered outlives an immediate stop of PostgreSQL, and the rest converges', async () => {
  const server = await OwnServer.start();
  const ledger = await TestLedger.on(server.database, 8);
  try {
    const { cutOff, batched } = await stopServers(server, ledger, 2);
    expect(cutOff).toBeGreaterThan(0);
    expect(batched).toBeGreaterThan(0);
  } finally {
    await ledger.close();
    await server.close();
  }
});
