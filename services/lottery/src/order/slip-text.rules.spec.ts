import { DomainError } from '#libs/platform';
import { linesOfSlip } from './slip-text.rules.js';

const slipIn = (unit: string) => `12~1~SDW-BALLS~${unit}~0~1`;

describe('a slip in text', () => {
  it('counts its stakes in the units of the house', () => {
    expect(linesOfSlip(slipIn('K'))).toMatchObject([{ unitStake: 100_000n }]);
  });

  it.each(['', 'k', 'X', 'toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf'])(
    'is refused with the unit %p, which is none',
    (unit) => {
      expect(() => linesOfSlip(slipIn(unit))).toThrow(DomainError);
    },
  );
});
