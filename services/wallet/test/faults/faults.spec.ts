import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faults } from './faults.js';

describe('the deliberate faults', () => {
  it('stand beside every invariant of the ledger', () => {
    expect(faults.map(({ invariant }) => invariant)).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
  });

  it.each(faults)('WAL-I$invariant names a test that carries its id', ({ invariant, file, test }) => {
    expect(test.split(' ')).toContain(`WAL-I${invariant}`);
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(`it('${test}`);
  });
});
