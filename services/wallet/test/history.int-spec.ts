import { randomInt } from 'node:crypto';
import { History } from './support/history.js';
import { TestLedger } from './support/ledger.js';

describe('the history of many clients', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.start();
  });
  afterAll(() => ledger?.close());

  it('WAL-I4 WAL-I6 WAL-I7 WAL-I9 WAL-I13 is one the model gives the same answers to, in the order of the database and of time', async () => {
    const seed = randomInt(2 ** 20);
    const history = new History(ledger, seed);
    const calls = await history.record(800, 24);
    const { first, again, outcomes } = await history.check();
    process.stdout.write(`history: seed ${seed}, ${first} first answers, ${again} repeated\n`);
    expect(first + again).toBe(calls);
    expect(outcomes).toEqual([
      'ACCEPTED',
      'ALREADY_ROLLED_BACK',
      'BET_MISMATCH',
      'INSUFFICIENT_FUNDS',
      'NOTHING_TO_ROLL_BACK',
    ]);
    await ledger.assertConsistent();
  });
});
