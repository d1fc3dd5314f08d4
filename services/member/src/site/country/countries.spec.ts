import { countries } from './countries.js';

describe('countries', () => {
  it('knows every country once, by dialing code, digits and two names', () => {
    expect(countries.length).toBeGreaterThan(230);
    expect(new Set(countries.map((country) => country.countryCode)).size).toBe(countries.length);
    for (const country of countries) {
      expect(country.countryDialingCode).toMatch(/^[1-9]\d{0,2}$/);
      expect(country.digits).toBeGreaterThanOrEqual(4);
      expect([country.nameVi, country.nameEn]).not.toContain(country.countryCode);
    }
  });

  it('SPEC-5.7 SPEC-3.7 asks nine digits of a Vietnamese mobile number', () => {
    expect(countries.find((country) => country.countryCode === 'VN')).toEqual({
      countryCode: 'VN',
      countryDialingCode: '84',
      digits: 9,
      mobileDigits: [9],
      nameVi: 'Việt Nam',
      nameEn: 'Vietnam',
    });
  });
});
