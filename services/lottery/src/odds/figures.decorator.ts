import { registerDecorator } from 'class-validator';

const most = 100;

const isFigures = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.length <= most &&
    entries.every(
      ([name, figure]) =>
        /^[A-Za-z0-9_:]{1,40}$/.test(name) &&
        typeof figure === 'string' &&
        /^\d{1,9}(\.\d{1,4})?$/.test(figure),
    )
  );
};

/** Figures in text by name, such as odds by tier. */
export function IsFigures(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'isFigures',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: isFigures,
        defaultMessage: () => `$property is from 1 to ${most} figures by name, such as "98.500"`,
      },
    });
}
