import fc from 'fast-check';
import { convert, maskedPhone } from './mall.rules.js';

describe('the points mall', () => {
  it('converts 250 points at 100 a unit to 2 units; 50 points stay', () => {
    expect(convert(250, 100n)).toEqual({ amount: 200n, points: 200 });
    expect(convert(99, 100n)).toEqual({ amount: 0n, points: 0 });
    expect(convert(250, 0n)).toEqual({ amount: 0n, points: 0 });
  });

  it('never spends more points than there are, and never gives a part of a unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (points, redeem) => {
          const converted = convert(points, redeem);
          const rest = BigInt(points - converted.points);
          return rest >= 0n && rest < redeem && converted.amount % 100n === 0n;
        },
      ),
    );
  });

  it('shows the last three digits of a telephone number', () => {
    expect(maskedPhone('0912345678')).toBe('*******678');
  });
});
