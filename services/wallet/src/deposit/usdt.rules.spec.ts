import { isTronAddress } from './tron.rules.js';
import { formatUsdt, isBelievable, usdtFor, valueOfUsdt } from './usdt.rules.js';

const rate = 2_615_000n;

describe('amounts in USDT', () => {
  it('are whole cents, and never worth less than what was ordered', () => {
    expect(usdtFor(50_000_000n, rate)).toBe(19_130_000n);
    for (const ordered of [20_000_000n, 50_000_000n, 26_150n, 26_151n, 99_999_900n]) {
      const paid = usdtFor(ordered, rate);
      expect(paid % 10_000n).toBe(0n);
      expect(valueOfUsdt(paid, rate)).toBeGreaterThanOrEqual(ordered);
      expect(valueOfUsdt(paid - 10_000n, rate)).toBeLessThan(ordered);
    }
  });

  it('are worth whole minor units, rounded down', () => {
    expect([1n, 999_999n, 19_130_000n].map((amount) => valueOfUsdt(amount, rate))).toEqual([
      2n,
      2_614_997n,
      50_024_950n,
    ]);
  });

  it('are written with two decimals, and more where there are more', () => {
    expect([19_130_000n, 20_000_000n, 1n, 19_135_500n].map(formatUsdt)).toEqual([
      ...['19.13', '20.00', '0.000001', '19.1355'],
    ]);
  });

  it('are quoted near the reference only', () => {
    const reference = 2_600_000n;
    expect([2_340_000n, 2_860_000n].every((quoted) => isBelievable(quoted, reference, 10))).toBe(true);
    expect([2_339_999n, 2_860_001n, 26_000n].some((quoted) => isBelievable(quoted, reference, 10))).toBe(
      false,
    );
  });
});

describe('addresses of TRON', () => {
  const known = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

  it('carry a checksum', () => {
    expect(isTronAddress(known)).toBe(true);
    for (const wrong of [`${known.slice(0, -1)}u`, known.slice(1), `T${known}`, '', known.toLowerCase()])
      expect(isTronAddress(wrong)).toBe(false);
  });

  it('are not those of another network', () => {
    expect(isTronAddress('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toBe(false);
    expect(isTronAddress('0xdAC17F958D2ee523a2206206994597C13D831ec7')).toBe(false);
  });
});
