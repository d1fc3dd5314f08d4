import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '#libs/platform';
import { goodBody, pathOf, type Case } from '../bad-input/cases.js';
import type { Operation } from '../bad-input/operation.js';
import { formOf, sampleOf, type Schema } from '../bad-input/schema.js';

/** Numbers from 0 to 1 that follow from the seed alone. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Stands in every field whose name says that it holds a secret, so that a log that has it is found out. */
export const secretText = 'bi-mat-khong-duoc-ghi-7f3a';
const isSecret = (name: string): boolean => /password|secret|token|jwe|code$|answer|nonce/i.test(name);

const words = ['Sen', 'demo_player', '1000', '123456', 'VN', 'Hà Nội', '2000-01-31', 'SHS', '84', '1'];

/** Input that the document allows: fields left out or given, values from all that fit, known ids among them. */
export class Generated {
  constructor(
    private readonly random: () => number,
    private readonly knownIds: readonly string[],
  ) {}

  /** Good but for what the rules of the business see. */
  request(operation: Operation): Case {
    const body = operation.body && this.body(operation);
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query' && (parameter.required || this.random() < 0.5))
      .map(({ name, schema }): [string, string] => [name, String(this.value(name, schema))]);
    const path = Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name, schema }) => [name, encodeURIComponent(String(this.value(name, schema)))]),
    );
    return {
      what: 'good input',
      path: pathOf(operation, path, query),
      headers: {
        [idempotencyHeader]: randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
  }

  private body(operation: Operation): Record<string, unknown> {
    const base = goodBody(operation);
    const { properties = {}, required = [] } = operation.body!;
    const given = Object.entries(properties).filter(
      ([name]) => !(name in base) && (required.includes(name) || this.random() < 0.4),
    );
    const changed = Object.keys(base).filter((name) => this.random() < 0.3 && properties[name]);
    return {
      ...base,
      ...Object.fromEntries(given.map(([name, schema]) => [name, this.value(name, schema)])),
      ...Object.fromEntries(changed.map((name) => [name, this.value(name, properties[name]!)])),
    };
  }

  private value(name: string, schema: Schema): unknown {
    if (schema.enum) return this.pick(schema.enum);
    switch (schema.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([field]) => schema.required?.includes(field) || this.random() < 0.5)
            .map(([field, property]) => [field, this.value(field, property)]),
        );
      case 'array':
        return Array.from({ length: Math.floor(this.random() * 3) }, () =>
          this.value(name, schema.items ?? {}),
        );
      case 'integer':
      case 'number':
        return this.integer(schema);
      case 'boolean':
        return this.random() < 0.5;
      default:
        return this.text(name, schema);
    }
  }

  private integer({ minimum = 0, maximum = minimum + 50 }: Schema): number {
    const edge = this.random();
    if (edge < 0.2) return minimum;
    if (edge < 0.3) return maximum;
    return minimum + Math.floor(this.random() * (Math.min(maximum, minimum + 1000) - minimum + 1));
  }

  private text(name: string, schema: Schema): string {
    if (schema.format === 'uuid') return this.random() < 0.7 ? this.pick(this.knownIds) : randomUUID();
    const form = formOf(schema);
    const { minLength = 0, maxLength = Infinity } = schema;
    const fits = (text: string) =>
      (form?.test(text) ?? true) && text.length >= minLength && text.length <= maxLength;
    if (isSecret(name) && fits(secretText)) return secretText;
    const fitting = words.filter(fits);
    if (schema.format === undefined && fitting.length > 0) return this.pick(fitting);
    return String(sampleOf(schema));
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }
}
