import type { ServiceName } from '#libs/config';
import { accessExtension, addRefusals } from '#libs/platform';
import type { Route } from '../routes/route.js';
import { isAlwaysOpen } from '../site/site.rules.js';

export interface ServiceDocument {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components?: { schemas?: Record<string, unknown> };
}

interface RequestBody {
  content?: { 'application/json': { schema: unknown } };
}

export interface OwnedDocument {
  owner: ServiceName;
  document: ServiceDocument;
}

/** What the gateway takes out of the body of a flagged route, before its owner sees it. */
const fundPassword = {
  type: 'object',
  properties: {
    fundPassword: {
      type: 'string',
      description:
        'Compact JWE (ECDH-ES, A256GCM) to `info.payloadKey` of /wps/system/status; the plaintext is the JSON of `fundPassword`, `iat` (seconds) and `jti` (16 to 64 characters, new each time), and of `factorCode` where FACTOR_CODE_REQUIRED asks for it: a code of the authenticator app or a recovery code. Plain, if PAYLOAD_ENCRYPTION permits it',
    },
  },
  required: ['fundPassword'],
};
const refusalOfFactor = /^\d+ (SECOND_FACTOR|FACTOR_CODE)_/;

/**
 * One OpenAPI 3.1 document for the platform: the documents of the services, limited to the calls in the route table.
 * Schemas are prefixed with their service, so that two services may use one name.
 */
export function mergeDocuments(documents: readonly OwnedDocument[], routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, unknown> = { FundPassword: fundPassword };
  const verification = documents.find(({ owner }) => owner === 'auth')?.document.paths[
    '/internal/fund-password/verification'
  ]?.['post']?.['responses'];
  const ofFundPassword = refusalsIn(verification);
  const operationIds = new Set<string>();
  for (const { owner, document } of documents) {
    const renamed = rename(document, owner);
    Object.assign(schemas, renamed.components?.schemas);
    for (const route of routes.filter((candidate) => candidate.owner === owner)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = renamed.paths[path]?.[route.method.toLowerCase()];
      if (!operation || (operation[accessExtension] as { kind?: string }).kind === 'internal') continue;
      addRefusals(operation, refusalsOfGateway(route));
      if (route.fundPassword) {
        const asksFactor = route.secondFactor === true;
        addRefusals(
          operation,
          ofFundPassword.filter((refusal) => asksFactor || !refusalOfFactor.test(refusal)),
        );
        addFundPassword(operation);
      }
      // Controllers that every service has share their names, and a document names an operation once.
      const operationId = String(operation['operationId']);
      if (operationIds.has(operationId)) operation['operationId'] = `${owner}_${operationId}`;
      operationIds.add(operationId);
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

function addFundPassword(operation: Record<string, unknown>): void {
  const reference = { $ref: '#/components/schemas/FundPassword' };
  const { content } = (operation['requestBody'] ?? {}) as RequestBody;
  const own = content?.['application/json'].schema;
  const schema = own ? { allOf: [own, reference] } : reference;
  operation['requestBody'] = { required: true, content: { 'application/json': { schema } } };
}

/** What the gateway answers itself, before the owner is asked. */
function refusalsOfGateway(route: Route): string[] {
  return [
    '401 SESSION_ENDED',
    ...(route.session === 'required' ? ['401 SESSION_REQUIRED'] : []),
    ...(route.session === 'required' && !route.whilePasswordDue ? ['403 PASSWORD_CHANGE_REQUIRED'] : []),
    ...(route.fundPassword ? ['400 FUND_PASSWORD_REQUIRED'] : []),
    ...(isAlwaysOpen(route)
      ? []
      : ['403 REGION_RESTRICTED', '404 MERCHANT_UNKNOWN', '503 SITE_MAINTENANCE', '503 SITE_UNAVAILABLE']),
    '429 TOO_MANY_REQUESTS',
    '503 SERVICE_UNAVAILABLE',
  ];
}

/** The business refusals (4xx) that an owner's answer documents. */
function refusalsIn(responses: unknown): string[] {
  return Object.entries((responses ?? {}) as Record<string, { description?: string }>)
    .filter(([status]) => status.startsWith('4'))
    .flatMap(([status, { description = '' }]) => description.split(', ').map((code) => `${status} ${code}`));
}

function rename(document: ServiceDocument, owner: ServiceName): ServiceDocument {
  const prefix = owner.replaceAll(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const text = JSON.stringify(document).replaceAll(
    /#\/components\/schemas\/(?!Failure")/g,
    `#/components/schemas/${prefix}.`,
  );
  const renamed = JSON.parse(text) as ServiceDocument;
  // One envelope of refusals for all.
  const schemas = Object.entries(renamed.components?.schemas ?? {}).map(([name, schema]) => [
    name === 'Failure' ? name : `${prefix}.${name}`,
    schema,
  ]);
  return { ...renamed, components: { schemas: Object.fromEntries(schemas) as Record<string, unknown> } };
}
