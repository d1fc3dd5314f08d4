import type { OpenAPIObject } from '@nestjs/swagger';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'prettier';

const header = `/** Written by \`npm run api:types\` from the OpenAPI documents of the services. */\n`;
/** Methods and parameters that a call does not have. */
const absent = /^ *(get|put|post|delete|options|head|patch|trace|query|header|path|cookie)\?: never;\n/gm;
const reference = /"#\/components\/schemas\/([^"]+)"/g;

/** The document as TypeScript, without refusals (all of one envelope) and the schemas that no public call uses. */
export async function typesOf(document: OpenAPIObject): Promise<string> {
  const schemas = (document.components?.schemas ?? {}) as Record<string, unknown>;
  const paths = withoutRefusals(document.paths);
  const used = usedSchemas(paths, schemas);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  const slim = { ...document, paths, components: { ...document.components, schemas: kept } };
  const options = { alphabetize: true, emptyObjectsUnknown: true };
  const text = astToString(await openapiTypescript(slim as unknown as OpenAPI3, options));
  return format(header + text.replaceAll(absent, ''), {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 110,
  });
}

function withoutRefusals(paths: OpenAPIObject['paths']): OpenAPIObject['paths'] {
  return JSON.parse(JSON.stringify(paths), (key, value: unknown) =>
    key === 'responses'
      ? Object.fromEntries(Object.entries(value as object).filter(([status]) => status < '400'))
      : value,
  ) as OpenAPIObject['paths'];
}

function usedSchemas(paths: unknown, schemas: Record<string, unknown>): Set<string> {
  const used = new Set<string>();
  const pending = [JSON.stringify(paths)];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name] of text.matchAll(reference)) {
      if (used.has(name!)) continue;
      used.add(name!);
      pending.push(JSON.stringify(schemas[name!] ?? {}));
    }
  }
  return used;
}
