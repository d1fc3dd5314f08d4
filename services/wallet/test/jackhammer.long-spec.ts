import { hammer } from './support/jackhammer.js';
import { TestLedger } from './support/ledger.js';

describe('the jackhammer', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.start(40);
  });
  afterAll(() => ledger?.close());

  it('WAL-I2 WAL-I3 WAL-I4 WAL-I6 20,000 operations of 32 connections on 5 players add up, without a deadlock', async () => {
    const outcome = await hammer(ledger, { connections: 32, players: 5, operations: 20_000 });
    expect(outcome).toMatchObject({ wrong: [], deadlocks: 0 });
    process.stdout.write(
      `jackhammer: ${outcome.answered} answers in ${outcome.seconds.toFixed(1)} s, ${outcome.deadlocks} deadlocks\n`,
    );
  }, 600_000);
});
