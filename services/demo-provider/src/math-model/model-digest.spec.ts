import { createHash } from 'node:crypto';
import { ALL_MATH_MODELS, mathModelOf } from './data/index.js';
import type { MathModel } from './math-model.types.js';
import { modelDigest } from './model-digest.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const digestOf = (mathModel: MathModel) => modelDigest(sha256, mathModel);

describe('the digest of a math model', () => {
  it('is another for every model', () => {
    const digests = ALL_MATH_MODELS.map(digestOf);
    expect(new Set(digests).size).toBe(ALL_MATH_MODELS.length);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not depend on the order of the fields, nor on a field that is undefined', () => {
    const model = mathModelOf('lines-5x3-20-free-x3');
    const reversed = Object.fromEntries(Object.entries(model).toReversed()) as unknown as MathModel;
    expect(digestOf(reversed)).toBe(digestOf(model));
    expect(digestOf({ ...model, hold: undefined } as MathModel)).toBe(digestOf(model));
  });

  it('REG-G48 changes with one symbol of a strip, one payment, and the cap of the free spins', () => {
    const model = mathModelOf('lines-5x3-20-free-x3');
    const [first, ...strips] = model.strips;
    const [symbol, payments] = Object.entries(model.pays)[0]!;
    const changed: MathModel[] = [
      { ...model, strips: [first!.replace('L3', 'H1'), ...strips] },
      { ...model, strips: [...strips, first!] },
      { ...model, pays: { ...model.pays, [symbol]: { ...payments, 5: 1 } } },
      { ...model, freeSpins: { ...model.freeSpins!, cap: model.freeSpins!.cap - 1 } },
      { ...model, stakeUnits: model.stakeUnits * 2 },
    ];
    expect(new Set([model, ...changed].map(digestOf)).size).toBe(changed.length + 1);
  });
});
