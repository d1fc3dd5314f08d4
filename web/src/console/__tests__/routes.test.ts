import { describe, expect, it } from 'vitest';

const documents = import.meta.glob<string>('../../lib/api/schema.d.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/__tests__/**'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Routes that no page of the console calls, each with the reason. */
const withoutPage: Readonly<Record<string, string>> = {};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The operator routes of the document: "GET /wps/v2/ops/vendors". */
function operatorRoutes(): string[] {
  const schema = Object.values(documents).join('');
  const paths = schema.slice(0, schema.indexOf('export interface components'));
  const blocks = paths.matchAll(/^ {2}'(\/wps\/v2\/ops\/[^']+)': \{\n((?: {4}.*\n)+)/gm);
  return [...blocks].flatMap(([, path, block]) =>
    [...block!.matchAll(/^ {4}(get|post|put|delete): /gm)].map(
      ([, verb]) => `${verb!.toUpperCase()} ${path}`,
    ),
  );
}

/** Calls of the console's sources; a template such as `…/${service}` stands for any part of a path. */
function calls(): RegExp[] {
  const called = /(?:http\s*\.(get|post|put|delete)|readFile)\(\s*['`](\/wps\/v2\/ops\/[^'`]+)['`]/g;
  return Object.values(sources).flatMap((source) =>
    [...source.matchAll(called)].map(([, verb = 'get', path]) => {
      const parts = path!.split(/\$\{[^}]*\}/).map(escaped);
      return new RegExp(`^${verb.toUpperCase()} ${parts.join('[^/{}]+')}$`);
    }),
  );
}

describe('operator routes', () => {
  it('are all called by a page of the console, but for a list with reasons', () => {
    const routes = operatorRoutes();
    const called = calls();
    expect(routes.length).toBeGreaterThan(150);
    expect(called.length).toBeGreaterThan(100);
    const uncalled = routes.filter((route) => !called.some((call) => call.test(route)));
    expect(uncalled.toSorted()).toEqual(Object.keys(withoutPage).toSorted());
  });
});
