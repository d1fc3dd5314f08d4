import { killProcesses, stopServers } from './support/crash/crash-points.js';
import { KillableProcess } from './support/crash/killable-process.js';
import { OwnServer } from './support/crash/own-server.js';
import { WholeWallet } from './support/crash/whole-wallet.js';
import { TestLedger } from './support/ledger.js';
import { Trailing } from './support/trailing.js';

const crashes = 20;
const services = 10;

describe('what was answered', () => {
  it('WAL-I12 outlives immediate stops of PostgreSQL, mid-batch too, and the rest converges', async () => {
    const server = await OwnServer.start();
    const ledger = await TestLedger.on(server.database, 8);
    try {
      const survived = await stopServers(server, ledger, crashes);
      process.stdout.write(`${crashes} immediate stops: ${JSON.stringify(survived)}\n`);
      expect(survived.cutOff).toBeGreaterThanOrEqual(crashes);
      expect(survived.batched).toBeGreaterThan(crashes);
    } finally {
      await ledger.close();
      await server.close();
    }
  }, 600_000);

  it('WAL-I12 outlives SIGKILL of the process that posts, mid-batch too, and the rest converges', async () => {
    const ledger = await TestLedger.start(8);
    try {
      const survived = await killProcesses(ledger, crashes, KillableProcess.start);
      process.stdout.write(`${crashes} killed processes: ${JSON.stringify(survived)}\n`);
      expect(survived.cutOff).toBeGreaterThanOrEqual(crashes);
      expect(survived.found).toBeGreaterThan(0);
      expect(survived.batched).toBeGreaterThan(crashes);
    } finally {
      await ledger.close();
    }
  }, 600_000);

  it('WAL-I12 outlives SIGKILL of the whole service under load over HTTP, and its auditor finds nothing', async () => {
    const ledger = await TestLedger.start(8);
    try {
      const survived = await killProcesses(ledger, services, WholeWallet.start);
      process.stdout.write(`${services} killed services: ${JSON.stringify(survived)}\n`);
      expect(survived.cutOff).toBeGreaterThanOrEqual(services);
      expect(survived.found).toBeGreaterThan(0);
      expect(survived.batched).toBeGreaterThan(services);
      const trailing = await Trailing.start(ledger);
      await trailing.foldAll();
      await trailing.auditAll();
      await trailing.sealAll();
      const [seen] = await trailing.rows(`
        SELECT (SELECT count(*) FROM audit_finding) AS findings,
               (SELECT sum(postings) FROM account_rollup) = (SELECT count(*) FROM posting) AS folded`);
      await trailing.close();
      expect(seen).toEqual({ findings: '0', folded: true });
    } finally {
      await ledger.close();
    }
  }, 600_000);
});
