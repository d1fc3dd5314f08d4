import { isAllowedLink, type BrandChange } from './brand.rules.js';
import type { BrandConfiguration, SiteResource } from './brand.configuration.js';

const maxPatternLength = 200;

/** Names of invalid parts that decorators cannot check; empty if the change is valid. */
export function invalidFields(
  change: BrandChange,
  before: BrandConfiguration,
  isRange: (text: string) => boolean,
): string[] {
  const notBoolean = Object.entries({ ...change.switches, ...change.settings })
    .filter(([, value]) => typeof value !== 'boolean')
    .map(([name]) => name);
  const ranges = [
    ...(change.allowedAddresses ?? []),
    ...(change.deniedAddresses ?? []),
    ...Object.values(change.countryAddresses ?? {}).flat(),
  ];
  const countries = Object.keys(change.countryAddresses ?? {}).filter((code) => !/^[A-Z]{2}$/.test(code));
  const hosts = change.serviceHosts ?? before.serviceHosts ?? [];
  const links = [
    ...(change.customerService ?? before.customerService).map(({ path }) => path),
    ...(change.resources ?? before.resources)
      .filter((resource) => !isMailLink(resource))
      .map(({ url }) => url),
  ];
  return [
    ...notBoolean,
    ...ranges.filter((text) => typeof text !== 'string' || !isRange(text)).map(String),
    ...countries,
    ...links.filter((link) => !isAllowedLink(link, hosts)),
    ...Object.entries(change.registerRules ?? {})
      .filter(([, rule]) => !isFieldRule(rule))
      .map(([name]) => name),
  ];
}

/** The address that an e-mail link opens a letter to: no copy, subject or text. */
const isMailLink = ({ resourceType, url }: SiteResource): boolean =>
  resourceType === 'EMAIL' && /^mailto:[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+$/.test(url);

function isFieldRule(rule: unknown): boolean {
  if (typeof rule !== 'object' || rule === null) return false;
  const { enabled, required, acceptedPattern, patternId, minLength, maxLength, ...more } = rule as Record<
    string,
    unknown
  >;
  return (
    Object.keys(more).length === 0 &&
    typeof enabled === 'boolean' &&
    typeof required === 'boolean' &&
    isWithin(patternId, 0, 99) &&
    isWithin(minLength, 0, 255) &&
    isWithin(maxLength, Number(minLength), 255) &&
    (acceptedPattern === undefined || isPattern(acceptedPattern))
  );
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** A valid pattern without nested repetition, whose matching time is unbounded. */
function isPattern(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > maxPatternLength) return false;
  if (/\([^()]*[+*}][^()]*\)\s*[+*{]/.test(text)) return false;
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
