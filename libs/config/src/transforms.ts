import { Transform } from 'class-transformer';

/** Environment variables are text: these decorators read numbers, switches, lists and pairs from them. */
export const AsNumber = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? Number(value) : value));

export const AsBoolean = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? readBoolean(value) : value));

export const AsList = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value,
  );

/** `name=value,name=value`, laid over the defaults given. */
export const AsRecord = (defaults: () => Record<string, string>) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? { ...defaults(), ...readPairs(value) } : value,
  );

function readBoolean(value: string): boolean | string {
  if (['1', 'true', 'on', 'yes'].includes(value.toLowerCase())) return true;
  if (['0', 'false', 'off', 'no'].includes(value.toLowerCase())) return false;
  return value; // left as text, so that validation names the key
}

function readPairs(value: string): Record<string, string> {
  const pairs = value.split(',').map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return [name.trim(), rest.join('=').trim()];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}
