import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bonusFaults, faults, functionFile } from './faults.js';
import { replacedOnce } from './replaced-once.mjs';

describe('the deliberate faults', () => {
  it('stand next to every invariant of the ledger', () => {
    expect([...new Set(faults.map(({ invariant }) => invariant))]).toEqual(
      Array.from({ length: 17 }, (_, i) => i + 1),
    );
  });

  it.each(faults)('WAL-I$invariant names a test that carries its id', ({ invariant, file, test }) => {
    expect(test.split(' ')).toContain(`WAL-I${invariant}`);
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(`it('${test}`);
  });

  it.each(faults)('WAL-I$invariant breaks a line that is there once', ({ change }) => {
    if ('statement' in change) return;
    const file = 'source' in change ? change.source : functionFile(change.function);
    const text = readFileSync(join(root, file), 'utf8');
    expect(replacedOnce(text, change.from, change.to)).not.toBe(text);
  });

  it.each(bonusFaults)('fit where $says', ({ change, file, test }) => {
    const of = 'function' in change ? change : undefined;
    const text = readFileSync(join(root, functionFile(of!.function)), 'utf8');
    expect(replacedOnce(text, of!.from, of!.to)).not.toBe(text);
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(`'${test}`);
  });

  it('refuse a target that is missing or stands twice', () => {
    expect(() => replacedOnce('one two', 'three', '')).toThrow('the fault does not fit: three');
    expect(() => replacedOnce('one one', 'one', '')).toThrow('the fault does not fit: one');
  });
});

const root = join(import.meta.dirname, '../../../..');
