import ipaddr from 'ipaddr.js';
import type { AddressRules } from '../brand/brand.configuration.js';

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

/** The country whose ranges hold the address; null where no list does. */
export function countryOf(ip: string, rules: AddressRules): string | null {
  const found = Object.entries(rules.countries).find(([, ranges]) => isWithin(ip, ranges));
  return found?.[0] ?? null;
}

/** Whether a visitor from this address is kept out. An allowed range outweighs both lists. */
export function isRestricted(ip: string, rules: AddressRules): boolean {
  if (isWithin(ip, rules.allowed)) return false;
  const country = countryOf(ip, rules);
  return isWithin(ip, rules.denied) || (country !== null && rules.restrictedCountries.includes(country));
}
