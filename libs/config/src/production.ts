import 'reflect-metadata';

/** What a value must be in production, or undefined if it is allowed. `isSet`: the environment gives it. */
type Demand = (value: unknown, isSet: boolean) => string | undefined;

interface ProductionRule {
  property: string;
  demand: Demand;
}

interface ProductionDefault {
  property: string;
  value: unknown;
}

const rulesKey = Symbol('config:production-rules');
const defaultsKey = Symbol('config:production-defaults');

/** These values stop the start when NODE_ENV=production; without values, any value does. */
export const NotInProduction = (...values: unknown[]): PropertyDecorator =>
  rule((value) =>
    (values.length > 0 ? values.includes(value) : value !== undefined) ? 'this value is refused' : undefined,
  );

/** Production has no default: the environment must set it. */
export const SetInProduction = (): PropertyDecorator =>
  rule((_value, isSet) => (isSet ? undefined : 'it must be set'));

/** The value, default or not, must satisfy the check in production; `demand` names what it must be. */
export const InProduction = <T>(accepts: (value: T) => boolean, demand: string): PropertyDecorator =>
  rule((value) => (accepts(value as T) ? undefined : `it must be ${demand}`));

/** The default in production, if it is not the one of the class. */
export const DefaultInProduction =
  (value: unknown): PropertyDecorator =>
  (target, property) =>
    append<ProductionDefault>(defaultsKey, target, { property: String(property), value });

/** A secret that stands in the repository begins so, and is refused in production. */
export const publishedSecret = 'development-only';

export const isOwnSecret = (secret: string): boolean => !secret.startsWith(publishedSecret);
export const areOwnSecrets = (secrets: Record<string, string>): boolean =>
  Object.values(secrets).every(isOwnSecret);
/** Shorter ones can be guessed. */
const shortestKey = 32;
export const areLongOwnSecrets = (secrets: Record<string, string>): boolean =>
  Object.values(secrets).every((secret) => isOwnSecret(secret) && secret.length >= shortestKey);

/** A range of all addresses trusts every caller to name its own address. */
export const areSomeNetworks = (networks: readonly string[]): boolean =>
  networks.every((network) => Number(network.split('/')[1] ?? 128) > 0);

/** Nothing, https, or an address of this machine, which no network carries. */
export const isSafeAddress = (url: string | undefined): boolean =>
  url === undefined ||
  url === '' ||
  isHttps(url) ||
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(url);
export const areSafeAddresses = (urls: readonly string[] | Record<string, string>): boolean =>
  Object.values(urls).every(isSafeAddress);

export const isHttps = (url: string | undefined): boolean => url === undefined || url.startsWith('https://');

/** Encrypted, the server's name and certificate verified, with a password: what a database connection must be. */
export const isVerifiedDatabase = (url: string | undefined): boolean => {
  if (url === undefined) return true;
  const { searchParams, password } = parsed(url);
  return searchParams.get('sslmode') === 'verify-full' && password !== '';
};

/** Encrypted, by a user of its own with a password. */
export const isSecureRedis = (url: string | undefined): boolean => {
  if (url === undefined) return true;
  const { protocol, username, password } = parsed(url);
  return protocol === 'rediss:' && username !== '' && password !== '';
};

function parsed(url: string): URL {
  return URL.canParse(url) ? new URL(url) : new URL('invalid:');
}

/** The first unmet demand of each property. */
export function unmetInProduction(config: object, isSet: (property: string) => boolean): [string, string][] {
  const unmet = new Map<string, string>();
  for (const { property, demand } of listOf<ProductionRule>(rulesKey, config)) {
    const reason = demand((config as Record<string, unknown>)[property], isSet(property));
    if (reason !== undefined) unmet.set(property, reason);
  }
  return [...unmet];
}

export const productionDefaults = (schema: new () => object): Record<string, unknown> =>
  Object.fromEntries(
    listOf<ProductionDefault>(defaultsKey, schema.prototype as object).map(({ property, value }) => [
      property,
      value,
    ]),
  );

function rule(demand: Demand): PropertyDecorator {
  return (target, property) =>
    append<ProductionRule>(rulesKey, target, { property: String(property), demand });
}

function listOf<T>(key: symbol, target: object): readonly T[] {
  return (Reflect.getMetadata(key, target) as T[] | undefined) ?? [];
}

function append<T>(key: symbol, target: object, item: T): void {
  Reflect.defineMetadata(key, [...listOf<T>(key, target), item], target);
}
