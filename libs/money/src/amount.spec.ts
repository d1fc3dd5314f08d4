import fc from 'fast-check';
import { fit, formatMoney, MoneyError, parseMinor, parseMoney } from './amount.js';

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

  it('WAL-I14 takes exactly what fits into 64 bits, on both sides', () => {
    const largest = 2n ** 63n - 1n;
    for (const edge of [largest, -largest]) {
      expect(fit(edge)).toBe(edge);
      expect(parseMinor(String(edge))).toBe(edge);
      const past = edge < 0n ? edge - 1n : edge + 1n;
      expect(() => fit(past)).toThrow(new MoneyError('The amount does not fit into 64 bits'));
      expect(() => parseMinor(String(past))).toThrow(MoneyError);
    }
    expect(() => parseMoney('1')).toThrow(new MoneyError('An amount has the form 1250000.00'));
    expect(() => parseMinor('x')).toThrow(new MoneyError('An amount of minor units is a whole number'));
  });

  it('WAL-I14 reads an amount from its first character to its last', () => {
    for (const text of ['x1.00', '1.00x', '1.00\n', '--1.00', '1.0a', '0.000'])
      expect(() => parseMoney(text)).toThrow(MoneyError);
    for (const text of ['x1', '1x', '', '-', '01', '1 ', '--1'])
      expect(() => parseMinor(text)).toThrow(MoneyError);
    expect([parseMinor('0'), parseMinor('-10'), parseMoney('-0.05'), parseMoney('0.00')]).toEqual([
      0n,
      -10n,
      -5n,
      0n,
    ]);
    expect([0n, 5n, 99n, 100n, -100n].map(formatMoney)).toEqual(['0.00', '0.05', '0.99', '1.00', '-1.00']);
  });
});
