import { hammer } from './support/jackhammer.js';
import { TestLedger } from './support/ledger.js';

describe('many connections on few players', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.start(24);
  });
  afterAll(() => ledger?.close());

  it('WAL-I2 WAL-I3 WAL-I4 WAL-I6 batches, single postings and rollbacks of the same ids add up, without a deadlock', async () => {
    const outcome = await hammer(ledger, { connections: 20, players: 5, operations: 1_500 });
    expect(outcome).toMatchObject({ wrong: [], deadlocks: 0 });
    expect(outcome.answered).toBeGreaterThan(1_500);
  }, 120_000);
});
