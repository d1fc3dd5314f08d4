import { describe, expect, it } from 'vitest';
import {
  formatCountdown,
  formatDateTime,
  formatMoney,
  formatPercent,
  formatShort,
  fromMinor,
  toMinor,
} from '../format';
import { LANGUAGES, type Language } from '../language';

/** Locales put spaces of several widths; a reader sees one. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const inEach = (write: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, plain(write(language))]));

describe('money (SPEC-9.18: two decimals, thousands separators)', () => {
  it.each([
    ['1250000.00', '1.250.000,00', '1,250,000.00'],
    ['0.00', '0,00', '0.00'],
    ['999.90', '999,90', '999.90'],
    ['1000.05', '1.000,05', '1,000.05'],
    ['-500000.00', '−500.000,00', '−500,000.00'],
  ])('%s', (amount, vi, en) => {
    expect(formatMoney(amount, 'vi')).toBe(vi);
    expect(formatMoney(amount, 'en')).toBe(en);
  });

  it('puts the currency sign behind, with a space', () => {
    expect(formatMoney('1250000.50', 'vi', { symbol: '₫' })).toBe('1.250.000,50 ₫');
    expect(formatMoney('1250000.50', 'en', { symbol: 'P' })).toBe('1,250,000.50 P');
  });

  it('shortens whole amounts only', () => {
    expect(formatMoney('2000000.00', 'vi', { short: true })).toBe('2.000.000');
    expect(formatMoney('2000000.50', 'vi', { short: true })).toBe('2.000.000,50');
  });

  it('signs a gain, and never zero', () => {
    expect(formatMoney('860000.00', 'vi', { signed: true })).toBe('+860.000,00');
    expect(formatMoney('0.00', 'vi', { signed: true })).toBe('0,00');
  });

  it('groups and points as each language does', () => {
    expect(inEach((language) => formatMoney('1250000.50', language))).toEqual({
      vi: '1.250.000,50',
      en: '1,250,000.50',
      zh: '1,250,000.50',
      th: '1,250,000.50',
      id: '1.250.000,50',
      pt: '1.250.000,50',
      ja: '1,250,000.50',
    });
  });

  it('writes chips short, and never less than the amount', () => {
    expect(inEach((language) => formatShort('1500000.00', language))).toEqual({
      vi: '1,5 triệu',
      en: '1.5M',
      zh: '150万',
      th: '1.5M',
      id: '1,5 jt',
      pt: '1,5 mi',
      ja: '150万',
    });
    expect(inEach((language) => formatShort('200000.00', language))).toEqual({
      vi: '200K',
      en: '200K',
      zh: '20万',
      th: '200K',
      id: '200 rb',
      pt: '200 mil',
      ja: '20万',
    });
    expect(formatShort('1234000.00', 'en')).toBe('1.234M');
    expect(formatShort('1234500.00', 'en')).toBe('1,234,500');
    expect(formatShort('0.00', 'vi')).toBe('0');
  });

  it('keeps every unit of amounts a float would round', () => {
    expect(formatMoney('90071992547409931.99', 'vi')).toBe('90.071.992.547.409.931,99');
    expect(fromMinor(toMinor('92233720368547758.07'))).toBe('92233720368547758.07');
  });

  it.each(['', 'abc', '1.', '1,5', '--1'])('refuses %j', (text) => {
    expect(() => toMinor(text)).toThrow(RangeError);
  });
});

it('writes a percentage in the visitor’s figures, with the places it came with', () => {
  expect(formatPercent('96.20', 'vi')).toBe('96,20 %');
  expect(formatPercent('96.20', 'en')).toBe('96.20%');
  expect(formatPercent('95', 'vi')).toBe('95 %');
});

describe('times', () => {
  it('REG-G46 shows the brand’s time, whatever the browser’s zone', () => {
    expect(formatDateTime('2026-11-21T17:04:18.000Z', 'vi')).toBe('22/11/2026 00:04:18');
    expect(formatDateTime('2026-11-21T17:04:18.000Z', 'en')).toBe('Nov 22, 2026 00:04:18');
  });

  it('dates each language in its own order, in years of the common calendar', () => {
    expect(inEach((language) => formatDateTime('2026-11-21T17:04:18.000Z', language))).toEqual({
      vi: '22/11/2026 00:04:18',
      en: 'Nov 22, 2026 00:04:18',
      zh: '2026/11/22 00:04:18',
      th: '22/11/2026 00:04:18',
      id: '22/11/2026 00.04.18',
      pt: '22/11/2026 00:04:18',
      ja: '2026/11/22 00:04:18',
    });
  });

  it.each([
    [143, '02:23'],
    [5025, '01:23:45'],
    [0, '00:00'],
    [-5, '00:00'],
  ])('counts %i seconds down as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
