import fc from 'fast-check';
import { adjust, bet, nextId, rollbackOf, TestLedger } from './support/ledger.js';
import { ModelRun } from './support/model-runner.js';
import { life, memberCount } from './support/model-steps.js';
import { Operations } from './support/operations.js';

describe('the ledger against its model', () => {
  let ledger: TestLedger;
  let on: Operations;
  beforeAll(async () => {
    ledger = await TestLedger.start(4);
    on = new Operations(ledger);
  });
  afterAll(() => ledger?.close());

  it('WAL-I2 WAL-I3 WAL-I4 WAL-I5 WAL-I6 WAL-I7 WAL-I8 WAL-I9 WAL-I11 WAL-I13 answers any sequence as the model does', async () => {
    const details = await fc.check(
      fc.asyncProperty(life, async (steps) => {
        const run = new ModelRun(ledger, on, memberCount);
        for (const step of steps) await run.take(step);
      }),
      { numRuns: 90, interruptAfterTimeLimit: 40_000 },
    );
    if (details.failed) {
      const last = details.counterexample![0].slice(-40).map((step) => JSON.stringify(step));
      throw new Error(
        `seed ${details.seed}, path ${details.counterexamplePath}, after ${details.numShrinks} shrinks; the last operations:\n` +
          `${last.join('\n')}\n${(details.errorInstance as Error | null)?.message ?? ''}`,
      );
    }
    await on.assertConsistent();
    expect(ModelRun.met.size).toBeGreaterThanOrEqual(13);
  }, 120_000);

  it('answers a rollback that names itself with a refusal, not with an error', async () => {
    const member = await ledger.member(10n);
    const externalId = nextId('self');
    const itself = rollbackOf(bet(member, 1n, { externalId }), { externalId });
    expect(await ledger.rollback(itself)).toMatchObject({ outcome: 'BET_MISMATCH' });
    expect(await ledger.post(adjust(member, 1n))).toMatchObject({ balance: 11n });
  });
});
