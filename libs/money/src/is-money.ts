import { registerDecorator, type ValidationOptions } from 'class-validator';
import { formatMoney, parseMoney } from './amount.js';

export interface MoneyBounds {
  /** Minor units; by default 1 (more than zero). */
  min?: bigint;
  /** Minor units. */
  max?: bigint;
}

/** A DTO field that must be a decimal string with exactly two places, within bounds. */
export function IsMoney(bounds: MoneyBounds = {}, options?: ValidationOptions): PropertyDecorator {
  const { min = 1n, max = 10n ** 16n } = bounds;
  return (target, property) =>
    registerDecorator({
      name: 'isMoney',
      target: target.constructor,
      propertyName: String(property),
      ...(options && { options }),
      validator: {
        validate: (value: unknown) => isWithin(value, min, max),
        defaultMessage: () => `$property is an amount from ${formatMoney(min)} to ${formatMoney(max)}`,
      },
    });
}

function isWithin(value: unknown, min: bigint, max: bigint): boolean {
  if (typeof value !== 'string') return false;
  try {
    const minor = parseMoney(value);
    return minor >= min && minor <= max;
  } catch {
    return false;
  }
}
