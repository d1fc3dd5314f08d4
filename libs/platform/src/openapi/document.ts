import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { accessMetadata, type Access } from '#libs/auth';
import {
  describeRefusals,
  failureSchema,
  failureSchemaName,
  protocolFailureSchema,
  protocolFailureSchemaName,
  type DescribedOperation,
  type RefusalTable,
} from './describe-refusals.js';
import { describeAnswer } from './describe-answer.js';
import { isRawAnswer } from '../http/envelope.adapter.js';
import { refusals as commonOperations } from './refusals.js';
import { describeFromValidation, validatedSchemas } from './validated-schema.js';

const plainTypes = new Set<unknown>([String, Number, Boolean, Object, Array, Promise, Date]);

/** Where a document keeps who may call an operation, for the gateway's merge and the tests that enumerate routes. */
export const accessExtension = 'x-lotus-access';

/** The OpenAPI 3.1 document of a service, generated from its controllers and DTOs. */
export function createDocument(
  app: NestFastifyApplication,
  { name: serviceName, refusals = {} }: { name: string; refusals?: RefusalTable },
): OpenAPIObject {
  const operations = new Map<string, Access | undefined>();
  const raw = new Set<string>();
  for (const { metatype, prototype } of controllersOf(app)) {
    for (const method of Object.getOwnPropertyNames(prototype)) {
      describeParameters(prototype, method);
      const handler = prototype[method];
      if (typeof handler === 'function') {
        const access = (Reflect.getMetadata(accessMetadata, handler) ??
          Reflect.getMetadata(accessMetadata, metatype)) as Access | undefined;
        operations.set(`${metatype.name}_${method}`, access);
        if (isRawAnswer(handler)) raw.add(`${metatype.name}_${method}`);
      }
    }
  }
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`Lotus: ${serviceName}`)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, settings, {
    operationIdFactory: (controller, method) => `${controller}_${method}`,
  });
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path) as [string, OperationLike][]) {
      markAccess(operation, operations, serviceName);
      if (operation.operationId === undefined) continue;
      const isRaw = raw.has(operation.operationId);
      describeAnswer(operation, isRaw);
      const table = { ...commonOperations, ...refusals };
      describeRefusals(method, operation, operations.get(operation.operationId), table, isRaw);
    }
  }
  const schemas = ((document.components ??= {}).schemas ??= {});
  for (const name of validatedSchemas()) {
    const schema = schemas[name] as { additionalProperties?: boolean } | undefined;
    if (schema) schema.additionalProperties = false;
  }
  schemas[failureSchemaName] = failureSchema as never;
  if (JSON.stringify(document.paths).includes(`/${protocolFailureSchemaName}"`))
    schemas[protocolFailureSchemaName] = protocolFailureSchema as never;
  return document;
}

interface OperationLike extends DescribedOperation {
  tags?: string[];
  security?: unknown[];
  [extension: string]: unknown;
}

function markAccess(
  operation: OperationLike,
  accesses: Map<string, Access | undefined>,
  serviceName: string,
): void {
  if (typeof operation !== 'object' || operation.operationId === undefined) return;
  const access = accesses.get(operation.operationId);
  operation[accessExtension] = access ?? { kind: 'closed' };
  operation.tags = [serviceName];
  if (access?.kind === 'permission' || access?.kind === 'operator') operation.security = [{ session: [] }];
}

interface ControllerLike {
  metatype: Function;
  prototype: Record<string, unknown>;
}

function controllersOf(app: NestFastifyApplication): ControllerLike[] {
  const modules = [...app.get(ModulesContainer).values()];
  return modules.flatMap((module) =>
    [...module.controllers.values()].flatMap(({ metatype }) =>
      typeof metatype === 'function'
        ? [{ metatype, prototype: metatype.prototype as Record<string, unknown> }]
        : [],
    ),
  );
}

function describeParameters(prototype: object, method: string): void {
  const types = Reflect.getMetadata('design:paramtypes', prototype, method) as unknown[] | undefined;
  for (const type of types ?? []) {
    if (typeof type === 'function' && !plainTypes.has(type)) describeFromValidation(type as never);
  }
}
