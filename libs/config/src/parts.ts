import 'reflect-metadata';

interface PartOfConfig {
  property: string;
  type: new () => object;
  prefix: string;
}

interface Forbidden {
  property: string;
  values: readonly unknown[];
}

const partsKey = Symbol('config:parts');
const forbiddenKey = Symbol('config:forbidden-in-production');

/** A property that is a configuration class of its own. Its environment names begin with the prefix. */
export const Part =
  (type: new () => object, prefix = ''): PropertyDecorator =>
  (target, property) =>
    append<PartOfConfig>(partsKey, target, { property: String(property), type, prefix });

/** These values stop the start when NODE_ENV=production; without values, any value does. */
export const NotInProduction =
  (...values: unknown[]): PropertyDecorator =>
  (target, property) =>
    append<Forbidden>(forbiddenKey, target, { property: String(property), values });

export function partsOf(schema: new () => object): readonly PartOfConfig[] {
  return listOf<PartOfConfig>(partsKey, schema.prototype as object);
}

export function forbiddenInProduction(config: object): string[] {
  return listOf<Forbidden>(forbiddenKey, config)
    .filter(({ property, values }) => {
      const value = (config as Record<string, unknown>)[property];
      return values.length > 0 ? values.includes(value) : value !== undefined;
    })
    .map(({ property }) => property);
}

function listOf<T>(key: symbol, target: object): readonly T[] {
  return (Reflect.getMetadata(key, target) as T[] | undefined) ?? [];
}

function append<T>(key: symbol, target: object, item: T): void {
  Reflect.defineMetadata(key, [...listOf<T>(key, target), item], target);
}
