import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import mobileNumbers from 'libphonenumber-js/mobile/metadata';

/** The canonical form of a mobile number, as `84901234567`; undefined if it is not valid. */
export function canonicalPhone(dialingCode: string, number: string): string | undefined {
  const code = dialingCode.replace(/^\+/, '');
  if (!/^\d{1,4}$/.test(code) || !/^[\d\s().-]{4,20}$/.test(number)) return undefined;
  const parsed = parsePhoneNumberFromString(`+${code}${number}`, mobileNumbers);
  return parsed?.isValid() && parsed.countryCallingCode === code ? parsed.number.slice(1) : undefined;
}

export function canonicalEmail(address: string): string {
  return address.trim().toLowerCase();
}
