import type { Access } from '#libs/auth';
import { serviceNames, type ServiceName } from '#libs/config';
import { accessExtension, createDocument } from '#libs/platform';
import type { WholePlatform } from '../../../support/whole-platform.js';
import { demoProviderService } from '../../../../services/demo-provider/src/service.js';
import { schemaIn, type Schema } from './schema.js';

export interface Parameter {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  required?: boolean;
  schema: Schema;
}

/** One call of one service as the service's own document describes it. */
export interface Operation {
  service: ServiceName;
  method: string;
  path: string;
  access: Access | { kind: 'closed' };
  parameters: Parameter[];
  body?: Schema;
}

interface RawOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  [accessExtension]: Operation['access'];
}

export interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, unknown> };
}

export const nameOf = ({ service, method, path }: Operation): string => `${service} ${method} ${path}`;

/** Every operation of every service but the gateway, which has none of its own in a document. */
export async function operationsOf(platform: WholePlatform): Promise<Operation[]> {
  const owners = serviceNames.filter((name) => name !== 'gateway');
  const lists = await Promise.all(
    owners.map(async (service) => operationsIn(service, await documentOf(platform, service))),
  );
  return lists.flat();
}

async function documentOf(platform: WholePlatform, service: ServiceName): Promise<Document> {
  // Its only port is open to the world, where it serves no document.
  if (service === 'demo-provider')
    return createDocument(platform.services.get(service)!.app, demoProviderService) as unknown as Document;
  return (await fetch(`${platform.urlOf(service)}/openapi.json`)).json() as Promise<Document>;
}

function operationsIn(service: ServiceName, document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => {
      const body = raw.requestBody?.content['application/json']?.schema;
      return {
        service,
        method: method.toUpperCase(),
        path,
        access: raw[accessExtension],
        parameters: (raw.parameters ?? []).map((parameter) => ({
          ...parameter,
          schema: schemaIn(document, parameter.schema),
        })),
        ...(body !== undefined && { body: schemaIn(document, body) }),
      };
    }),
  );
}
