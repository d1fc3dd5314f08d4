import { IsDefined, ValidateIf } from 'class-validator';

const isGiven = (_: object, value: unknown): boolean => value !== undefined;
const isSet = (_: object, value: unknown): boolean => value !== undefined && value !== null;

/** The field may be left out, and is never null: class-validator's own `IsOptional` passes null by every rule. */
export function Optional(): PropertyDecorator {
  return (target, property) => {
    ValidateIf(isGiven)(target, property);
    IsDefined()(target, property as string);
  };
}

/** The field may be left out or be null, where null has a meaning of its own. */
export const OrNull = (): PropertyDecorator => ValidateIf(isSet);

/** Whether a condition of a field is that of `OrNull`, for the field's description. */
export const admitsNull = (condition: unknown): boolean => condition === isSet;
