#!/usr/bin/env node
/** Writes src/site/country/countries.data.ts from libphonenumber's metadata. Run it again when that package is renewed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/mobile/metadata';

const rows = getCountries(metadata)
  .filter((code) => /^[A-Z]{2}$/.test(code))
  .sort()
  .map((code) => {
    const of = new Metadata(metadata);
    of.selectNumberingPlan(code);
    const lengths = of.numberingPlan.type('MOBILE')?.possibleLengths() ?? of.numberingPlan.possibleLengths();
    return `  ['${code}', '${getCountryCallingCode(code, metadata)}', [${[...lengths].sort((a, b) => a - b).join(', ')}]],`;
  });

const head = `/** Country, dialing code, and how many digits a mobile number has there after the dialing code (written by scripts/write-countries.mjs). */
export const countryRows: readonly (readonly [code: string, dialingCode: string, mobileDigits: readonly number[]])[] = [`;
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'site', 'country', 'countries.data.ts'),
  [head, ...rows, '];', ''].join('\n'),
);
