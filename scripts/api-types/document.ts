import 'reflect-metadata';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createDocument, EventsModule, type ServiceDefinition } from '#libs/platform';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Test } from '@nestjs/testing';
import { agentContractsService } from '../../services/agent-contracts/src/service.js';
import { authService } from '../../services/auth/src/service.js';
import { gameLaunchService } from '../../services/game-launch/src/service.js';
import { mergeDocuments } from '../../services/gateway/src/openapi/merge-documents.js';
import { routes } from '../../services/gateway/src/routes/route-table.js';
import { lotteryService } from '../../services/lottery/src/service.js';
import { memberService } from '../../services/member/src/service.js';
import { pointsService } from '../../services/points/src/service.js';
import { promotionsService } from '../../services/promotions/src/service.js';
import { walletService } from '../../services/wallet/src/service.js';

const services: readonly Pick<ServiceDefinition, 'name' | 'module' | 'refusals'>[] = [
  authService,
  memberService,
  walletService,
  gameLaunchService,
  lotteryService,
  pointsService,
  promotionsService,
  agentContractsService,
];

/** The document that the gateway publishes, from the services' sources: nothing is started and no database is opened. */
export async function platformDocument(): Promise<OpenAPIObject> {
  const documents = [];
  for (const service of services) {
    const { name, module } = service;
    const imports = [module, EventsModule.forService(name)];
    // In preview no provider is constructed, so what the platform would inject may be empty.
    const compiled = await Test.createTestingModule({ imports })
      .useMocker(() => ({}))
      .compile({ preview: true });
    const app = compiled.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    documents.push({ owner: name, document: createDocument(app, service) });
  }
  const documented = new Set(services.map(({ name }) => name));
  const missing = routes.find(({ owner }) => !documented.has(owner));
  if (missing) throw new Error(`no document of ${missing.owner}: list the service here`);
  return mergeDocuments(documents as never, routes) as unknown as OpenAPIObject;
}
