import { bonusFaults, faults } from './faults.js';
import { runWithFault } from './run-with-fault.js';

const files = [...new Set(faults.map(({ file }) => file))];

describe('a ledger with one wrong line', () => {
  it.each(files)(
    '%s: the named tests pass on the ledger as it is',
    async (file) => {
      const tests = [...new Set(faults.filter((fault) => fault.file === file).map(({ test }) => test))];
      const verdicts = await runWithFault(file, tests);
      expect(verdicts).toEqual(tests.map(() => ({ status: 'passed', message: '' })));
    },
    180_000,
  );

  it.each(faults)(
    'WAL-I$invariant is broken where $says, and its test fails',
    async ({ invariant, file, test, change }) => {
      const [verdict] = await runWithFault(file, [test], change);
      expect(verdict!.message).not.toContain('the fault does not fit');
      expect(verdict).toEqual({ status: 'failed', message: expect.any(String) });
      const seen = verdict!.message.split('\n').filter((line) => line.trim() !== '');
      process.stdout.write(`WAL-I${invariant}: ${seen.slice(0, 4).join(' | ').slice(0, 220)}\n`);
    },
    180_000,
  );

  it.each(bonusFaults)(
    'where $says the random lives of the bonus model fail within 300',
    async ({ file, test, change }) => {
      const [verdict] = await runWithFault(file, [test], change);
      expect(verdict!.message).not.toContain('the fault does not fit');
      expect(verdict).toEqual({ status: 'failed', message: expect.stringContaining('the steps:') });
    },
    300_000,
  );
});
