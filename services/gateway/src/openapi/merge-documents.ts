import type { ServiceName } from '#libs/config';
import { accessExtension } from '#libs/platform';
import type { Route } from '../routes/route.js';

export interface ServiceDocument {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components?: { schemas?: Record<string, unknown> };
}

export interface OwnedDocument {
  owner: ServiceName;
  document: ServiceDocument;
}

/**
 * One OpenAPI 3.1 document for the platform: the documents of the services, limited to the calls in the route table.
 * Schemas are prefixed with their service, so that two services may use one name.
 */
export function mergeDocuments(documents: readonly OwnedDocument[], routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, unknown> = {};
  for (const { owner, document } of documents) {
    const renamed = rename(document, owner);
    Object.assign(schemas, renamed.components?.schemas);
    for (const route of routes.filter((candidate) => candidate.owner === owner)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = renamed.paths[path]?.[route.method.toLowerCase()];
      if (!operation || (operation[accessExtension] as { kind?: string }).kind === 'internal') continue;
      (paths[path] ??= {})[route.method.toLowerCase()] = operation;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lotus', version: '1', description: 'The public API of the platform.' },
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function rename(document: ServiceDocument, owner: ServiceName): ServiceDocument {
  const prefix = owner.replaceAll(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const text = JSON.stringify(document).replaceAll(
    '#/components/schemas/',
    `#/components/schemas/${prefix}.`,
  );
  const renamed = JSON.parse(text) as ServiceDocument;
  const schemas = Object.entries(renamed.components?.schemas ?? {}).map(([name, schema]) => [
    `${prefix}.${name}`,
    schema,
  ]);
  return { ...renamed, components: { schemas: Object.fromEntries(schemas) as Record<string, unknown> } };
}
