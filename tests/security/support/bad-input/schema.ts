import { randomUUID } from 'node:crypto';

/** What our own documents use of JSON Schema, references resolved. */
export interface Schema {
  type?: string;
  /** Null has a meaning here. */
  nullable?: boolean;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Components {
  components?: { schemas?: Record<string, unknown> };
}

type Unresolved = Omit<Schema, 'type'> & {
  type?: string | string[];
  $ref?: string;
  allOf?: unknown[];
  oneOf?: unknown[];
  anyOf?: unknown[];
};

/** Of alternatives the last: an encrypted body's plain form stands there. */
export function schemaIn(document: Components, given: unknown): Schema {
  const { $ref, allOf, oneOf, anyOf, type, ...schema } = given as Unresolved;
  if ($ref !== undefined) return schemaIn(document, document.components?.schemas?.[$ref.split('/').pop()!]);
  const [orNull] = anyOf ?? [];
  if (orNull !== undefined) return { ...schemaIn(document, orNull), nullable: true };
  const alternative = allOf?.at(-1) ?? oneOf?.at(-1);
  if (alternative !== undefined) return schemaIn(document, alternative);
  const types = [type ?? []].flat();
  const [own] = types.filter((one) => one !== 'null');
  return {
    ...schema,
    ...(own !== undefined && { type: own }),
    ...(types.includes('null') && { nullable: true }),
    ...(schema.items && { items: schemaIn(document, schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, schemaIn(document, property)]),
      ),
    }),
  };
}

export function formOf({ pattern }: Schema): RegExp | undefined {
  return pattern === undefined ? undefined : new RegExp(pattern, pattern.includes('\\p{') ? 'u' : '');
}

const texts = [
  'SHS',
  'demo',
  'vi',
  '01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
  '1000',
  '100000.00',
  '2000-01-31',
  'VN',
  '113366668888',
  'text-of-twenty-letters',
  'a'.repeat(43),
  '192.168.0.0/16',
  '7',
  '7.svg',
  `${'a'.repeat(32)}.png`,
  'a'.repeat(32),
  '123456',
  '20261121-0721',
  'B',
  'L7K2M9QX4TABC',
  '1795500000000.01936f30-2b20-7d11-b6a2-4e3d2c1b0a40',
  'https://www.example.com',
  '/launch',
  'ok',
  '08:00',
  'member:one:1',
  '96.50',
  '7.0',
  `avatars/${'a'.repeat(32)}.png`,
  'a'.repeat(64),
];

/** A value that the schema allows. */
export function sampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return textOf(schema);
  }
}

function textOf(schema: Schema): string {
  if (schema.format === 'uuid') return randomUUID();
  if (schema.format === 'date-time' && !schema.pattern) return '2026-11-21T08:00:00.000Z';
  const form = formOf(schema);
  const { minLength = 0, maxLength = Infinity } = schema;
  const found = texts.find(
    (text) => (form?.test(text) ?? true) && text.length >= minLength && text.length <= maxLength,
  );
  if (found === undefined) throw new Error(`no sample fits ${JSON.stringify(schema)}`);
  return found;
}

const amounts = [
  '-1',
  '-100000.00',
  '0',
  '0.00',
  '0.5',
  '100000.005',
  '1e5',
  '0x10',
  'NaN',
  '٥٠٠',
  '99999999999999999999999',
  '99999999999999999999999.00',
  100_000,
  -1,
];
const shapeless = ['', ' ', '!', '%', 'x'.repeat(5000), '\u0001', 'ắ ắ'];

/** Every class of value that the schema forbids, by name. */
export function wrongValues(name: string, schema: Schema): [what: string, value: unknown][] {
  if (schema.enum) return [...typed(schema), ['not one of the list', 'NONE_OF_THEM']];
  switch (schema.type) {
    case 'integer':
    case 'number':
      return [...typed(schema), ...outside(schema)];
    case 'array':
      return [
        ...typed(schema),
        ['with a list for an item', [[]]],
        ['with null for an item', [null]],
        ...wrongValues(name, schema.items ?? {}).map(([what, value]): [string, unknown] => [
          `item ${what}`,
          [value],
        ]),
      ];
    case 'boolean':
    case 'object':
      return typed(schema);
    default:
      return [...typed(schema), ...misformed(name, schema)];
  }
}

function typed({ type }: Schema): [string, unknown][] {
  const [text, object, list] = ['certainly', { certainly: { not: 'this' } }, [['no']]];
  switch (type) {
    case 'integer':
    case 'number':
    case 'boolean':
      return [text, object, list].map((value) => ['of another type', value]);
    case 'array':
      return [text, object, 7].map((value) => ['of another type', value]);
    case 'object':
      return [text, 7, list].map((value) => ['of another type', value]);
    default:
      return [object, list].map((value) => ['of another type', value]);
  }
}

function outside({ type, minimum, maximum }: Schema): [string, unknown][] {
  return [
    ...(type === 'integer' ? ([['fractional', 1.5]] as [string, unknown][]) : []),
    ...(minimum !== undefined ? ([['below its bound', minimum - 1]] as [string, unknown][]) : []),
    ...(maximum !== undefined ? ([['above its bound', maximum + 1]] as [string, unknown][]) : []),
  ];
}

function misformed(name: string, schema: Schema): [string, unknown][] {
  const form = formOf(schema);
  const wrong: [string, unknown][] = [];
  if (
    /amount|stake|bet$/i.test(name) ||
    schema.format === 'decimal' ||
    /\\d\{0,1[45]\}/.test(schema.pattern ?? '')
  ) {
    // An amount that the schema allows is no bad input: a win of nothing, an adjustment downwards.
    const bad = amounts.filter(
      (amount) =>
        typeof amount === 'number' ||
        !(form?.test(amount) ?? false) ||
        (/^0[.0]*$/.test(amount) && schema.format === 'decimal'),
    );
    wrong.push(...bad.map((value): [string, unknown] => ['an amount that cannot be', value]));
  }
  if (schema.format === 'uuid') wrong.push(['no UUID', 'not-a-uuid']);
  if (schema.format === 'date-time') wrong.push(['no instant', '2026-13-45T99:99:99Z']);
  if (form)
    wrong.push(
      ...shapeless
        .filter((text) => !form.test(text))
        .map((text): [string, unknown] => ['of another form', text]),
    );
  if (schema.maxLength !== undefined) wrong.push(['too long', 'x'.repeat(schema.maxLength + 1)]);
  if (schema.minLength !== undefined && schema.minLength > 0) wrong.push(['empty', '']);
  return wrong;
}

/** Text without a form of its own, where a NUL character is the one thing that cannot be kept. */
export const isFreeText = (schema: Schema): boolean =>
  (schema.type === 'string' || schema.type === undefined) &&
  !schema.pattern &&
  !schema.enum &&
  !schema.format;
