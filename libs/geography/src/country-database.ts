import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ipaddr from 'ipaddr.js';
import { Reader, type CountryResponse } from 'maxmind';

const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let database: Reader<CountryResponse> | undefined;

/** The country an address is registered in (ISO code); null for private, reserved and unknown ones. Offline. */
export function registeredCountry(ip: string): string | null {
  // Registries list private and reserved ranges too, which belong to no country.
  if (ipaddr.parse(ip).range() !== 'unicast') return null;
  database ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(file)));
  const { country_code: country } = (database.get(ip) ?? {}) as { country_code?: string };
  return country !== undefined && /^[A-Z]{2}$/.test(country) && country !== 'ZZ' ? country : null;
}
