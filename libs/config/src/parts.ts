import 'reflect-metadata';

interface PartOfConfig {
  property: string;
  type: new () => object;
  prefix: string;
}

const partsKey = Symbol('config:parts');

/** A property that is a configuration class of its own. Its environment names begin with the prefix. */
export const Part =
  (type: new () => object, prefix = ''): PropertyDecorator =>
  (target, property) => {
    const parts = [...partsOfPrototype(target), { property: String(property), type, prefix }];
    Reflect.defineMetadata(partsKey, parts, target);
  };

export const partsOf = (schema: new () => object): readonly PartOfConfig[] =>
  partsOfPrototype(schema.prototype as object);

const partsOfPrototype = (prototype: object): readonly PartOfConfig[] =>
  (Reflect.getMetadata(partsKey, prototype) as PartOfConfig[] | undefined) ?? [];
