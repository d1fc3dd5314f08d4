import fc from 'fast-check';
import { formatMoney, MoneyError, parseMinor, parseMoney } from './amount.js';

const minorUnits = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });

describe('amounts', () => {
  it('reads and writes the decimal form', () => {
    expect(parseMoney('1250000.00')).toBe(125_000_000n);
    expect(formatMoney(125_000_000n)).toBe('1250000.00');
    expect(formatMoney(-5n)).toBe('-0.05');
  });

  it('WAL-I14 gives back every amount it wrote', () => {
    fc.assert(fc.property(minorUnits, (minor) => parseMoney(formatMoney(minor)) === minor));
    fc.assert(fc.property(minorUnits, (minor) => parseMinor(minor.toString()) === minor));
  });

  it.each([
    '',
    '1',
    '1.0',
    '1.000',
    '01.00',
    '1,000.00',
    ' 1.00',
    '1e3',
    'NaN',
    '99999999999999999.00',
    '+1.00',
  ])('WAL-I14 refuses %j', (text) => expect(() => parseMoney(text)).toThrow(MoneyError));

  it('WAL-I14 refuses minor units past 64 bits', () => {
    expect(() => parseMinor('9999999999999999999')).toThrow(MoneyError);
    expect(() => parseMinor('1.5')).toThrow(MoneyError);
  });
});
