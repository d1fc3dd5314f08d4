import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '#libs/platform';
import type { Headers } from './callers.js';
import { inapplicable, refusedOtherwise } from './exceptions.js';
import { nameOf, type Operation } from './operation.js';
import { isFreeText, sampleOf, wrongValues, type Schema } from './schema.js';

export interface Case {
  what: string;
  /** With the query string. */
  path: string;
  body?: string;
  headers?: Headers;
  /** `undefined`: any refusal, where several rules may be the first to see it. */
  expected?: [status: number, code: string];
}

const invalid: Case['expected'] = [400, 'VALIDATION_FAILED'];
const json: Headers = { 'content-type': 'application/json' };
const tooLarge = JSON.stringify({ padding: 'x'.repeat(120 * 1024) });

/** Bodies whose rules go beyond their schema: what is sent must be good but for the one thing that is bad. */
const bodies: Record<string, Record<string, unknown>> = {
  'auth PUT /wps/member/register': {
    username: 'badinput01',
    payeeName: 'NGUYEN BAD INPUT',
    birthday: '1990-05-01',
    password: 'Thuyen-Troi-Ngoc-7',
    confirmPassword: 'Thuyen-Troi-Ngoc-7',
    agreement: true,
    login: true,
  },
  'auth PUT /wps/member/register/mobile': {
    mobileNum: '123',
    payeeName: 'NGUYEN BAD INPUT',
    birthday: '1990-05-01',
    password: 'Thuyen-Troi-Ngoc-7',
    confirmPassword: 'Thuyen-Troi-Ngoc-7',
    agreement: true,
  },
  'auth POST /wps/session/login': {
    type: 'username',
    username: 'badinput01',
    password: 'Thuyen-Troi-Ngoc-7',
  },
  'demo-provider POST /play/session': { ticket: 'a'.repeat(43), game: 'no-such-game', lang: 'vi' },
};

const isKeyed = ({ parameters }: Operation): boolean =>
  parameters.some(({ in: place, name }) => place === 'header' && name.toLowerCase() === idempotencyHeader);

/** Calls that take multipart forms. */
export const uploads: readonly string[] = [
  'member POST /wps/v2/avatars/own',
  'member PUT /wps/feedback',
  'member POST /wps/v2/member/identity',
  'promotions POST /wps/v2/promotions/{id}/applications',
  'wallet POST /wps/v2/withdrawals/{id}/not-received',
];

export function goodBody(operation: Operation): Record<string, unknown> {
  return bodies[nameOf(operation)] ?? (sampleOf(operation.body!) as Record<string, unknown>);
}

/** The operation's path with values for its parameters, and what its query needs. */
export function pathOf(
  { path, parameters }: Operation,
  values: Record<string, string> = {},
  query: [string, string][] = [],
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    return values[name] ?? encodeURIComponent(String(sampleOf(schema)));
  });
  const given = new Set(query.map(([name]) => name));
  const needed = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required && !given.has(parameter.name))
    .filter(({ name }) => name !== 'pageNo' && name !== 'pageSize') // they have defaults
    .map(({ name, schema }): [string, string] => [name, String(sampleOf(schema))]);
  const search = new URLSearchParams([...needed, ...query.filter(([name]) => name !== '')]).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Every class of bad input that the operation's schema lets apply. */
export function badRequests(operation: Operation): Case[] {
  const cannotApply = inapplicable.filter(({ call }) => call === nameOf(operation));
  const earlier = refusedOtherwise.filter(({ call }) => call === nameOf(operation));
  return allBadRequests(operation)
    .filter(({ what }) => !cannotApply.some((rule) => rule.what.test(what)))
    .map((given) => ({ ...given, ...expectationOf(earlier.find((rule) => rule.what.test(given.what))) }));
}

const expectationOf = (rule?: { expected: [number, string] }) => rule && { expected: rule.expected };

function allBadRequests(operation: Operation): Case[] {
  return [
    ...(operation.method === 'GET' ? [] : unreadable(operation)),
    ...(operation.body ? badBodies(operation, operation.body) : []),
    ...badPaths(operation),
    ...badQueries(operation),
    ...(isKeyed(operation) ? badKeys(operation) : []),
  ];
}

/** Refused before any route sees it, so by every route that a body can be sent to. */
function unreadable(operation: Operation): Case[] {
  const path = pathOf(operation);
  const malformed: Case['expected'] = [400, 'MALFORMED_REQUEST'];
  const texts = ['{"a":', '{"__proto__":{"admin":true}}', '{"a":1}}', "{'a':1}", '\u0000'];
  return [
    ...texts.map((body) => ({
      what: `unreadable JSON ${JSON.stringify(body)}`,
      path,
      body,
      headers: json,
      expected: malformed,
    })),
    { what: 'an oversize body', path, body: tooLarge, headers: json, expected: [413, 'PAYLOAD_TOO_LARGE'] },
    ...['text/xml', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
      (type): Case => ({
        what: `a body of ${type}`,
        path,
        body: 'a=1',
        headers: { 'content-type': type },
        expected:
          type.startsWith('multipart/') && uploads.includes(nameOf(operation))
            ? malformed
            : [415, 'UNSUPPORTED_MEDIA_TYPE'],
      }),
    ),
  ];
}

function badBodies(operation: Operation, schema: Schema): Case[] {
  const good = goodBody(operation);
  const of = (what: string, body: unknown, expected = invalid): Case => ({
    what,
    path: pathOf(operation),
    body: JSON.stringify(body),
    headers: { ...json, ...(isKeyed(operation) && { [idempotencyHeader]: randomUUID() }) },
    ...(expected && { expected }),
  });
  const anyRefusal = (what: string, body: unknown): Case => {
    const { expected: _, ...rest } = of(what, body);
    return rest;
  };
  return [
    of('an unknown field', { ...good, isAdmin: true }),
    {
      ...of('a nest of lists', {}, [400, 'MALFORMED_REQUEST']),
      body: `{"isAdmin":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
    },
    ...[[], [good], 'text', 7].map((body) =>
      anyRefusal(`a body that is ${JSON.stringify(body).slice(0, 9)}`, body),
    ),
    ...(schema.required ?? []).flatMap((name) => {
      const { [name]: _, ...rest } = good;
      return [of(`no ${name}`, rest)];
    }),
    ...fieldsOf(schema, good).flatMap(({ name, property, put }) => [
      ...(property.nullable ? [] : [of(`${name} is null`, put(null))]),
      ...wrongValues(name, property).map(([what, value]) =>
        of(`${name} ${what}: ${JSON.stringify(value).slice(0, 30)}`, put(value)),
      ),
      ...(isFreeText(property) ? [anyRefusal(`${name} with a NUL character`, put('a\u0000b'))] : []),
    ]),
  ];
}

interface Field {
  name: string;
  property: Schema;
  /** The good body with this value in the field. */
  put(value: unknown): Record<string, unknown>;
}

function fieldsOf(schema: Schema, good: Record<string, unknown>): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const put = (value: unknown) => ({ ...good, [name]: value });
    if (!property.properties) return [{ name, property, put }];
    const inner = fieldsOf(property, sampleOf(property) as Record<string, unknown>);
    return [
      { name, property, put },
      ...inner.map((field) => ({
        name: `${name}.${field.name}`,
        property: field.property,
        put: (value: unknown) => put(field.put(value)),
      })),
    ];
  });
}

function badPaths(operation: Operation): Case[] {
  const body = operation.body && JSON.stringify(goodBody(operation));
  const headers = {
    ...(body !== undefined && json),
    ...(isKeyed(operation) && { [idempotencyHeader]: randomUUID() }),
  };
  return operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) => {
      const unknown = schema.format === 'uuid' || /Id$|^id$/.test(name) ? randomUUID() : 'NOBODY';
      const values: [string, string][] = [
        ['unknown', schema.pattern ? 'Z'.repeat(43) : unknown],
        ['of another form', 'not-a-uuid'],
        ['with a NUL character', 'a%00b'],
        ['not decodable', '%E0%A4%A'],
        ['endless', 'x'.repeat(2000)],
        ['with a quote', "'%3B--"],
      ];
      return values.map(([what, value]) => ({
        what: `${name} ${what}`,
        path: pathOf(operation, { [name]: value }),
        headers,
        ...(body !== undefined && { body }),
      }));
    });
}

function badQueries(operation: Operation): Case[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const of = (what: string, query: [string, string][]): Case => ({
    what,
    path: pathOf(operation, {}, query),
    expected: invalid,
  });
  if (parameters.length === 0) return [];
  return [
    of('an unknown query field', [['isAdmin', 'true']]),
    ...parameters.flatMap(({ name, schema, required }) => [
      of(`${name} twice`, [
        [name, '1'],
        [name, 'x'],
      ]),
      ...wrongValues(name, schema)
        .filter(([, value]) => typeof value !== 'object')
        .map(([what, value]) =>
          of(`${name} ${what}: ${String(value).slice(0, 30)}`, [[name, String(value)]]),
        ),
      ...(required && !name.startsWith('page') ? [{ ...of(`no ${name}`, []), path: operation.path }] : []),
    ]),
  ];
}

function badKeys(operation: Operation): Case[] {
  const body = operation.body && JSON.stringify(goodBody(operation));
  return [{}, { [idempotencyHeader]: '' }, { [idempotencyHeader]: 'certainly' }].map((headers) => ({
    what: `idempotency key ${JSON.stringify(headers)}`,
    path: pathOf(operation),
    ...(body !== undefined && { body }),
    headers: { ...(body !== undefined && json), ...headers } as Headers,
    expected: [400, 'IDEMPOTENCY_KEY_REQUIRED'],
  }));
}
