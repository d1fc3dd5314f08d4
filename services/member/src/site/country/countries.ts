import { countryRows } from './countries.data.js';

export interface Country {
  countryCode: string;
  countryDialingCode: string;
  /** Digits of a mobile number after the dialing code: the number asked for, and all that occur. */
  digits: number;
  mobileDigits: readonly number[];
  nameVi: string;
  nameEn: string;
}

const vietnamese = new Intl.DisplayNames(['vi'], { type: 'region' });
const english = new Intl.DisplayNames(['en'], { type: 'region' });

export const countries: readonly Country[] = countryRows.map(([countryCode, dialingCode, mobileDigits]) => ({
  countryCode,
  countryDialingCode: dialingCode,
  digits: mobileDigits.at(-1)!,
  mobileDigits,
  nameVi: vietnamese.of(countryCode) ?? countryCode,
  nameEn: english.of(countryCode) ?? countryCode,
}));
