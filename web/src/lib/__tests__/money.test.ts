import { describe, expect, it } from 'vitest';
import { formatMoney } from '../format';
import { fromMinor, scaleOf, toMinor } from '../money';
import { checkAmount, groupTyped, textOfAmount, typedAmount } from '../typed-amount';

describe('amounts', () => {
  it('keep six decimals of a currency that has them, and fail on none', () => {
    expect(scaleOf('12.345678')).toBe(6);
    expect(formatMoney('1234.345678', 'en')).toBe('1,234.345678');
    expect(formatMoney('1234.5', 'vi')).toBe('1.234,50');
    expect(toMinor('12.345678')).toBe(1234n);
    expect(fromMinor(toMinor('-12.345678', 6), 6)).toBe('-12.345678');
    expect(fromMinor(5n, 0)).toBe('5');
  });

  it.each([
    ['2000000', 'vi', 0, '2.000.000', '2000000.00'],
    ['2,000,000x', 'en', 0, '2,000,000', '2000000.00'],
    ['12,5', 'vi', 6, '12,5', '12.500000'],
    ['12.3456789', 'en', 6, '12.345678', '12.345678'],
    ['.5', 'en', 2, '0.5', '0.50'],
    ['007', 'vi', 0, '7', '7.00'],
  ] as const)(
    '%s typed in %s with %i decimals reads %s and is sent as %s',
    (typed, language, scale, shown, sent) => {
      expect(groupTyped(typed, language, scale)).toBe(shown);
      expect(typedAmount(typed, language, scale)).toBe(sent);
      expect(textOfAmount(sent, language, scale)).toBe(shown);
    },
  );

  it('are checked against limits of any scale', () => {
    expect(checkAmount('0.000001', { min: '0.000002' }, 6)).toBe('low');
    expect(checkAmount('10.00', { min: '1.00', max: '9.99' })).toBe('high');
    expect(checkAmount(null, {})).toBe('empty');
    expect(checkAmount('5.00', { min: '1.00' })).toBeNull();
  });
});
