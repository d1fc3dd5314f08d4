import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { partsOf } from './parts.js';
import { misspeltSettings } from './unknown-settings.js';
import { productionDefaults, unmetInProduction } from './production.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown at start; its message names every bad key, never a value (it may be a secret). */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(`Configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

interface Source {
  env: Environment;
  isProduction: boolean;
  problems: string[];
  /** Names that the configuration has. */
  names: Set<string>;
}

/** Also where NODE_ENV is missing. */
export const isProduction = (env: Environment): boolean => (env['NODE_ENV'] ?? 'production') === 'production';

/**
 * Reads a typed configuration from environment variables. A property `depositTtlMinutes` is read from
 * `DEPOSIT_TTL_MINUTES`; `DEPOSIT_TTL_MINUTES_FILE` may name a file that holds the value (mounted secrets).
 * Only properties that carry a class-validator decorator are read, those of a {@link Part} likewise; defaults stand on
 * the class. In production its rules apply. Throws {@link ConfigError} naming all bad keys at once.
 */
export function loadConfig<T extends object>(schema: new () => T, env: Environment): Readonly<T> {
  const source: Source = {
    env,
    isProduction: isProduction(env),
    problems: [],
    names: new Set(),
  };
  const config = read(schema, '', source);
  reportMisspelt(schema, source);
  if (source.problems.length > 0) throw new ConfigError(source.problems);
  return config;
}

function read<T extends object>(schema: new () => T, prefix: string, source: Source): Readonly<T> {
  const { env, isProduction, problems } = source;
  const nameOf = (property: string): string => prefix + environmentName(property);
  const values: Record<string, unknown> = isProduction ? productionDefaults(schema) : {};
  const set = new Set<string>();
  for (const property of validatedProperties(schema)) {
    source.names.add(nameOf(property));
    const raw = readValue(nameOf(property), env, problems);
    if (raw === undefined || raw === '') continue;
    values[property] = raw;
    set.add(property);
  }
  const config = plainToInstance(schema, values, { exposeDefaultValues: true });
  for (const error of validateSync(config)) {
    const reasons = Object.values(error.constraints ?? {}).join(', ');
    problems.push(`${nameOf(error.property)}: ${reasons}`);
  }
  if (isProduction) {
    for (const [property, demand] of unmetInProduction(config, (name) => set.has(name)))
      problems.push(`${nameOf(property)}: ${demand} when NODE_ENV=production`);
  }
  for (const part of partsOf(schema)) {
    Object.assign(config, { [part.property]: read(part.type, prefix + part.prefix, source) });
  }
  return Object.freeze(config);
}

/** Production stops; development warns, because another program may have set the name. */
function reportMisspelt(schema: new () => object, { env, isProduction, problems, names }: Source): void {
  const found = misspeltSettings(env, prefixesOf(schema), names);
  if (isProduction) problems.push(...found);
  else for (const problem of found) process.emitWarning(problem, 'ConfigWarning');
}

function prefixesOf(schema: new () => object, before = ''): string[] {
  return partsOf(schema).flatMap(({ type, prefix }) => [
    ...(prefix === '' ? [] : [before + prefix]),
    ...prefixesOf(type, before + prefix),
  ]);
}

function validatedProperties(schema: new () => object): Set<string> {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(schema, '', true, false);
  return new Set(metadata.map((entry) => entry.propertyName));
}

function readValue(key: string, env: Environment, problems: string[]): string | undefined {
  const file = env[`${key}_FILE`];
  if (file === undefined) return env[key];
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    problems.push(`${key}_FILE: the file it names cannot be read`);
    return undefined;
  }
}

function environmentName(property: string): string {
  return property.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
}
