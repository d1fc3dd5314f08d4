import { countryOf, isRange, isRestricted, isWithin } from './addresses.js';

const rules = {
  countries: { VN: ['113.160.0.0/11', '2405:4800::/32'], SG: ['203.0.113.0/24'] },
  allowed: ['203.0.113.7/32'],
  denied: ['198.51.100.0/24'],
  restrictedCountries: ['SG'],
};

describe('where a visitor is', () => {
  it('is told by the lists, for both kinds of address', () => {
    expect(countryOf('113.161.1.1', rules)).toBe('VN');
    expect(countryOf('2405:4800:1::9', rules)).toBe('VN');
    expect(countryOf('::ffff:113.161.1.1', rules)).toBe('VN');
    expect(countryOf('127.0.0.1', rules)).toBeNull();
    expect(countryOf('no address', rules)).toBeNull();
  });

  it('SPEC-4.1 keeps out denied ranges and restricted countries, save what is allowed by name', () => {
    const of = (ip: string) => isRestricted(ip, rules);
    expect([
      of('198.51.100.9'),
      of('203.0.113.8'),
      of('203.0.113.7'),
      of('113.161.1.1'),
      of('8.8.8.8'),
    ]).toEqual([true, true, false, false, false]);
  });

  it('SPEC-4.1 knows the countries of the world without asking anybody', () => {
    const none = { countries: {}, allowed: [], denied: [], restrictedCountries: ['US'] };
    expect(
      ['113.161.1.1', '2405:4800:1::9', '175.41.128.1', '8.8.8.8'].map((ip) => countryOf(ip, none)),
    ).toEqual(['VN', 'VN', 'SG', 'US']);
    expect(['127.0.0.1', '10.0.0.1', '::1', '203.0.113.10'].map((ip) => countryOf(ip, none))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([isRestricted('8.8.8.8', none), isRestricted('113.161.1.1', none)]).toEqual([true, false]);
  });

  it('does not mix the two kinds of address', () => {
    expect(isWithin('1.2.3.4', ['::/0'])).toBe(false);
    expect(isWithin('::1', ['0.0.0.0/0'])).toBe(false);
  });

  it('knows a range when it sees one', () => {
    expect(['10.0.0.0/8', '::1/128', '10.0.0.0', '10.0.0.0/33', 'x/8'].map(isRange)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
