import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';

type Item = abstract new (...args: never[]) => object;

const itemsMetadata = Symbol('items of a list');

/**
 * A list of objects, each checked as its class says. `ValidateNested` alone takes a list within the list for one of objects,
 * so that `[[]]` would pass with all fields missing.
 */
export function ListOf(item: () => Item): PropertyDecorator {
  return (target, property) => {
    IsArray()(target, property as string);
    IsObject({ each: true })(target, property as string);
    ValidateNested({ each: true })(target, property as string);
    Type(item as () => Function)(target, property as string);
    Reflect.defineMetadata(itemsMetadata, item, target, property);
  };
}

/** The class of a list's items, for its description. */
export function itemsOf(target: object, property: string): Item | undefined {
  return (Reflect.getMetadata(itemsMetadata, target, property) as (() => Item) | undefined)?.();
}
