import ipaddr from 'ipaddr.js';
import { registeredCountry } from './country-database.js';

/** Lists of address ranges in CIDR form, by which a visitor is placed and let in or kept out. */
export interface AddressRules {
  /** ISO country code → its ranges; they outweigh the country database. */
  countries: Record<string, string[]>;
  /** Let in whatever else is said. */
  allowed: string[];
  denied: string[];
  restrictedCountries: string[];
}

/** Whether an address lies in one of the ranges (CIDR form). */
export function isWithin(ip: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return ranges.some((range) => {
    const [base, bits] = ipaddr.parseCIDR(range);
    return base.kind() === address.kind() && address.match([base, bits] as never);
  });
}

export function isRange(text: string): boolean {
  return ipaddr.isValidCIDR(text);
}

/** The country of an address: by the brand's own lists, else by the database; null where neither knows. */
export function countryOf(ip: string, rules: AddressRules): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const listed = Object.entries(rules.countries).find(([, ranges]) => isWithin(ip, ranges));
  return listed?.[0] ?? registeredCountry(ipaddr.process(ip).toString());
}

/** Whether a visitor from this address is kept out. An allowed range outweighs both lists. */
export function isRestricted(ip: string, rules: AddressRules): boolean {
  if (isWithin(ip, rules.allowed)) return false;
  if (isWithin(ip, rules.denied)) return true;
  if (rules.restrictedCountries.length === 0) return false;
  const country = countryOf(ip, rules);
  return country !== null && rules.restrictedCountries.includes(country);
}
