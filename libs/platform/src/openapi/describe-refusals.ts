import type { Access } from '#libs/auth';

/** What operations refuse beyond the common, by operation id: `404 DEPOSIT_NOT_FOUND, 409 …`. Written by `npm run api:types`. */
export type RefusalTable = Readonly<Record<string, string>>;

export interface DescribedOperation {
  operationId?: string;
  parameters?: { in: string; required?: boolean }[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

export const failureSchemaName = 'Failure';

/** The envelope of every refusal. */
export const failureSchema = {
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string' },
    message: { type: 'string', description: 'In the language that Accept-Language asks for.' },
    value: { description: 'What the caller may need to know of this refusal.' },
    requestId: { type: 'string' },
  },
};

export const protocolFailureSchemaName = 'ProtocolFailure';

/** What a call of the provider protocol is refused with, once its route has been found. */
export const protocolFailureSchema = {
  type: 'object',
  required: ['status', 'code'],
  properties: {
    status: { type: 'string', enum: ['REFUSED', 'UNKNOWN'] },
    code: { type: 'string' },
    value: { description: 'What the caller may need to know of this refusal.' },
  },
};

const referTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const split = (text: string): string[] => (text === '' ? [] : text.split(', '));

/** Adds the statuses of refusals, and under each its codes. */
export function addRefusals(
  operation: DescribedOperation,
  refusals: readonly string[],
  schema: unknown = referTo(failureSchemaName),
): void {
  const responses = (operation.responses ??= {});
  for (const [status, some] of Map.groupBy(refusals, (refusal) => refusal.slice(0, 3))) {
    const described = (responses[status] as { description?: string } | undefined)?.description;
    const known = described === undefined || described === '' ? [] : split(described);
    const codes = [...new Set([...known, ...some.map((refusal) => refusal.slice(4))])].toSorted();
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema } },
    };
  }
}

/** What guards, pipes and the HTTP server refuse, whatever the operation does. */
export function commonRefusals(
  method: string,
  { parameters = [] }: DescribedOperation,
  access: Access | undefined,
): string[] {
  const reads = method === 'get';
  const takesInput = !reads || parameters.some((parameter) => parameter.in !== 'header');
  return [
    ...(takesInput ? ['400 MALFORMED_REQUEST', '400 VALIDATION_FAILED'] : []),
    '401 ASSERTION_INVALID',
    ...refusalsOfAccess(access),
    ...(reads ? [] : ['413 PAYLOAD_TOO_LARGE', '415 UNSUPPORTED_MEDIA_TYPE']),
    '503 SERVICE_UNAVAILABLE',
  ];
}

function refusalsOfAccess(access: Access | undefined): string[] {
  switch (access?.kind) {
    case 'permission':
      return [
        '401 SESSION_REQUIRED',
        '403 FORBIDDEN',
        ...(access.permission === 'session' ? [] : ['403 REAL_ACCOUNT_REQUIRED']),
      ];
    case 'operator':
      return ['401 SESSION_REQUIRED', '403 FORBIDDEN'];
    case 'public':
    case 'provider-signed':
      return [];
    default:
      return ['403 FORBIDDEN'];
  }
}

/** The common refusals and the operation's own. */
export function describeRefusals(
  method: string,
  operation: DescribedOperation,
  access: Access | undefined,
  table: RefusalTable,
  isRaw = false,
): void {
  const own = split(table[operation.operationId ?? ''] ?? '');
  const isOfProtocol = isRaw && access?.kind === 'provider-signed';
  addRefusals(
    operation,
    [...commonRefusals(method, operation, access), ...own],
    ...(isOfProtocol ? [{ anyOf: [referTo(protocolFailureSchemaName), referTo(failureSchemaName)] }] : []),
  );
}
