import { describe, expect, it } from 'vitest';
import { Money, multipleOf, payment } from './money';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('Money', () => {
  const vi = new Money('vi', 'VND');
  const en = new Money('en', 'VND');

  it('writes whole amounts, cents and negatives as each language does', () => {
    expect(plain(vi.full('125000000'))).toBe('1.250.000,00 ₫');
    expect(plain(en.full('125000000'))).toBe('1,250,000.00 ₫');
    expect(plain(vi.full('-5'))).toBe('-0,05 ₫');
    expect(plain(en.full('7'))).toBe('0.07 ₫');
    expect(plain(new Money('pt', 'VND').full('125000000'))).toBe('1.250.000,00 ₫');
    expect(plain(new Money('th', 'VND').full('125000000'))).toBe('1,250,000.00 ₫');
  });

  it('leaves cents out only where there are none', () => {
    expect(plain(vi.short('1000000'))).toBe('10.000 ₫');
    expect(plain(vi.short('1000050'))).toBe('10.000,50 ₫');
    expect(vi.bare('450050')).toBe('4.500,50');
    expect(en.bare('2000000')).toBe('20,000');
  });

  it('keeps every digit of an amount no float could hold', () => {
    expect(plain(en.full('900719925474099312'))).toBe('9,007,199,254,740,993.12 ₫');
  });

  it('shortens only what has no room on a coin', () => {
    expect(en.compact('2000000')).toBe('20,000');
    expect(en.compact('150000000')).toBe('1.5M');
  });

  it('names a currency without a sign of its own by its code', () => {
    expect(plain(new Money('en', 'XTS').full('100'))).toBe('1.00 XTS');
  });
});

it('pays stake × units ÷ stakeUnits', () => {
  expect(payment('1000000', 85, 20)).toBe(4_250_000n);
  expect(payment('100', 1, 3)).toBe(33n);
});

it('returns an amount as a multiple of the stake with one decimal', () => {
  expect(multipleOf('17990000', '1000000')).toBe(17.9);
  expect(multipleOf('0', '1000000')).toBe(0);
});
