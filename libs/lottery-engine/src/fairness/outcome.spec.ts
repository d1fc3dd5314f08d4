import { randomBytes } from 'node:crypto';
import { faultsOf, layouts, type Layout } from '../index.js';
import { resultOf } from './outcome.js';

const draw = { gameCode: 'SEN60', numero: '20261121-0001' };
const entropy = {
  seed: '01'.repeat(32),
  beaconRound: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
};
const random = () => randomBytes(32).toString('hex');

describe('the result of an own draw', () => {
  it.each(Object.values(layouts) as Layout[])('fills the layout $id', (layout) => {
    for (let count = 0; count < 50; count += 1) {
      const result = resultOf(layout, draw, { ...entropy, seed: random() });
      expect(faultsOf(layout, result)).toEqual([]);
    }
  });

  it('is the same for the same seed, beacon and draw, and another for any other of them', () => {
    const result = resultOf(layouts.MB27, draw, entropy);
    expect(resultOf(layouts.MB27, draw, entropy)).toEqual(result);
    const others = [
      resultOf(layouts.MB27, { ...draw, numero: '20261121-0002' }, entropy),
      resultOf(layouts.MB27, { ...draw, gameCode: 'HN60' }, entropy),
      resultOf(layouts.MB27, draw, { ...entropy, seed: '02'.repeat(32) }),
      resultOf(layouts.MB27, draw, { ...entropy, beaconRound: 1001 }),
      resultOf(layouts.MB27, draw, { ...entropy, randomness: '03'.repeat(32) }),
    ];
    for (const other of others) expect(other).not.toEqual(result);
  });

  it('is uniform: chi-square of digits, dice and balls below the 99.9 % quantile', () => {
    const counts = { SSC5: new Map<string, number>(), K3: new Map(), PK10: new Map<string, number>() };
    for (let count = 0; count < 4000; count += 1) {
      const numero = `n-${count}`;
      for (const id of ['SSC5', 'K3', 'PK10'] as const) {
        const [value] = Object.values(resultOf(layouts[id], { ...draw, numero }, entropy))[0]!;
        counts[id].set(value!, (counts[id].get(value!) ?? 0) + 1);
      }
    }
    const chiSquare = (values: Map<string, number>, cells: number) =>
      [...values.values()].reduce((sum, seen) => sum + (seen - 4000 / cells) ** 2 / (4000 / cells), 0);
    expect(chiSquare(counts.SSC5, 10)).toBeLessThan(27.9);
    expect(chiSquare(counts.K3, 6)).toBeLessThan(20.5);
    expect(chiSquare(counts.PK10, 10)).toBeLessThan(27.9);
  });
});
