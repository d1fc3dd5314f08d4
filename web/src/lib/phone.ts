import type { Schema } from './api/types';

type Country = Pick<Schema<'Member.CountryResponse'>, 'countryDialingCode' | 'digits' | 'mobileDigits'>;

export interface PhoneNumber {
  mobileNum: string;
  countryDialingCode: string;
}

/** Digits only; a national leading zero is dropped if the number is one digit too long with it. */
export function nationalNumber(typed: string, country: Country | undefined): string {
  const digits = typed.normalize('NFKC').replace(/[\s.()-]/g, '');
  const lengths = digitsOf(country);
  const tooLong = lengths.length > 0 && !lengths.includes(digits.length);
  return tooLong && digits.startsWith('0') && lengths.includes(digits.length - 1) ? digits.slice(1) : digits;
}

export const digitsOf = (country: Country | undefined): readonly number[] =>
  country ? (country.mobileDigits ?? [country.digits]) : [];

export type PhoneProblem = 'missing' | 'format' | 'digits';

/** Specification 5.7: exactly as many digits as the country's numbers have. */
export function phoneProblem(typed: string, country: Country | undefined): PhoneProblem | null {
  if (typed.trim() === '') return 'missing';
  const number = nationalNumber(typed, country);
  if (!/^\d+$/.test(number)) return 'format';
  const lengths = digitsOf(country);
  return lengths.length > 0 && !lengths.includes(number.length) ? 'digits' : null;
}

export const dialingCodeOf = (country: Country | undefined): string =>
  (country?.countryDialingCode ?? '84').replace('+', '');

export const phoneOf = (typed: string, country: Country | undefined): PhoneNumber => ({
  mobileNum: nationalNumber(typed, country),
  countryDialingCode: dialingCodeOf(country),
});
