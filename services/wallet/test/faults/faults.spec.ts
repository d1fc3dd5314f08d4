import { readdirSync, readFileSync } from 'node:fs';
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

  it.each(faults)('WAL-I$invariant breaks a line that is there', ({ change }) => {
    if ('source' in change) expect(readFileSync(join(root, change.source), 'utf8')).toContain(change.from);
    if ('function' in change) expect(lastDefinition(change.function)).toContain(change.from);
  });
});

const root = join(import.meta.dirname, '../../../..');

/** A function of the database as the last migration that says it leaves it. */
function lastDefinition(name: string): string {
  const folder = join(root, 'services/wallet/src/database/migrations');
  const texts = readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const text = texts.findLast((candidate) => candidate.includes(`FUNCTION ${name}(`))!;
  return text.slice(text.indexOf(`FUNCTION ${name}(`));
}
