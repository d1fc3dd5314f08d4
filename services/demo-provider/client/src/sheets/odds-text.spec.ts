import { describe, expect, it } from 'vitest';
import { oddsText } from './odds-text';

describe('the odds of the highest win', () => {
  it.each([
    ['999823.0', 'en-US', '999,823'],
    ['999823.0', 'vi-VN', '999.823'],
    ['1009.5', 'en-US', '1,009.5'],
    ['1.2e+17', 'en-US', '1.2 × 10¹⁷'],
    ['9.0e+421', 'vi-VN', '9 × 10⁴²¹'],
  ])('%s in %s is written %s', (topOneIn, locale, written) => {
    expect(oddsText(topOneIn, new Intl.NumberFormat(locale))).toBe(written);
  });
});
