import fc from 'fast-check';
import { partsOf } from './part.rules.js';

describe('parts of what a relay sends', () => {
  it('keep every record in order, are never empty, and are within the limit unless one record alone is not', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 3_000 }));
    fc.assert(
      fc.property(sizes, (lengths) => {
        const records = lengths.map((length, id) => ({ id, value: 'x'.repeat(length) }));
        const parts = partsOf(records, 4_000);
        expect(parts.flat()).toEqual(records);
        for (const part of parts) {
          expect(part.length).toBeGreaterThan(0);
          const bytes = part.reduce((sum, { value }) => sum + value.length, 0);
          expect(part.length === 1 || bytes <= 4_000).toBe(true);
        }
      }),
    );
  });

  it('count bytes, not characters, and a withdrawal of state as little', () => {
    const records = [{ value: 'ộ'.repeat(1_000) }, { value: null }, { value: null }];
    expect(partsOf(records, 3_500).map(({ length }) => length)).toEqual([1, 2]);
  });
});
