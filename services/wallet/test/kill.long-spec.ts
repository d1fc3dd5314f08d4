import { killProcesses, stopServers } from './support/crash/blows.js';
import { OwnServer } from './support/crash/own-server.js';
import { TestLedger } from './support/ledger.js';

const blows = 20;

describe('what was answered', () => {
  it('WAL-I12 outlives immediate stops of PostgreSQL, mid-batch too, and the rest converges', async () => {
    const server = await OwnServer.start();
    const ledger = await TestLedger.on(server.database, 8);
    try {
      const survived = await stopServers(server, ledger, blows);
      process.stdout.write(`${blows} immediate stops: ${JSON.stringify(survived)}\n`);
      expect(survived.cutOff).toBeGreaterThanOrEqual(blows);
      expect(survived.batched).toBeGreaterThan(blows);
    } finally {
      await ledger.close();
      await server.close();
    }
  }, 600_000);

  it('WAL-I12 outlives SIGKILL of the process that posts, mid-batch too, and the rest converges', async () => {
    const ledger = await TestLedger.start(8);
    try {
      const survived = await killProcesses(ledger, blows);
      process.stdout.write(`${blows} killed processes: ${JSON.stringify(survived)}\n`);
      expect(survived.cutOff).toBeGreaterThanOrEqual(blows);
      expect(survived.found).toBeGreaterThan(0);
      expect(survived.batched).toBeGreaterThan(blows);
    } finally {
      await ledger.close();
    }
  }, 600_000);
});
