import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { assertionHeader, AssertionSigner, type Principal } from '#libs/auth';
import { MemoryCache } from '#libs/cache';
import { serviceNames, type ServiceName } from '#libs/config';
import { InProcessBus } from '#libs/messaging';
import {
  completeSchema,
  Health,
  startService,
  type RunningService,
  type ServiceDefinition,
} from '#libs/platform';
import { eventually, startTestDatabase, type TestDatabase, testKeys } from '#libs/testing';
import { agentContractsService } from '../../services/agent-contracts/src/service.js';
import { DemoSeedJob } from '../../services/auth/src/seed/demo-seed.job.js';
import { authService } from '../../services/auth/src/service.js';
import { demoProviderService } from '../../services/demo-provider/src/service.js';
import { gameLaunchService } from '../../services/game-launch/src/service.js';
import { gatewayService } from '../../services/gateway/src/service.js';
import { lotteryService } from '../../services/lottery/src/service.js';
import { memberService } from '../../services/member/src/service.js';
import { pointsService } from '../../services/points/src/service.js';
import { promotionsService } from '../../services/promotions/src/service.js';
import { walletService } from '../../services/wallet/src/service.js';
import { providerSettings } from '../../deploy/local/addresses.ts';
import { demoSettings } from '../../deploy/local/demo.ts';
import type { LocalPorts } from '../../deploy/local/ports.ts';
import { freePort } from '#libs/local';
import { DocumentedAnswers } from './documented-answers.js';

export const definitions = [
  authService,
  memberService,
  walletService,
  gameLaunchService,
  lotteryService,
  pointsService,
  promotionsService,
  agentContractsService,
  gatewayService,
  demoProviderService,
] as unknown as ServiceDefinition[];

export interface WholePlatform {
  services: Map<ServiceName, RunningService>;
  databases: Map<ServiceName, TestDatabase>;
  bus: InProcessBus;
  cache: MemoryCache;
  spans: InMemorySpanExporter;
  gateway: string;
  urlOf(service: ServiceName): string;
  /** The header with which the gateway, or a service, says who asks. */
  asserting(service: ServiceName, principal: Principal): Promise<Record<string, string>>;
  close(): Promise<void>;
}

const secret = 'application-secret-of-the-tests-0123456789';

/** A busy machine makes a suite slow, not red. */
const patientSettings = {
  TIMEOUT_FACTOR: '10',
  OWNER_TIMEOUT_MS: '60000',
  PROVIDER_TIMEOUT_MS: '10000',
  PLATFORM_TIMEOUT_MS: '30000',
};

/** All ten services in this process, each on a port and a fresh database of its own, on one bus: what `npm start` runs. */
export async function startWholePlatform(
  settings: Record<string, string> = {},
  /** Added to settings that are lists. */
  more: Record<string, string> = {},
): Promise<WholePlatform> {
  const ports = await portsForAll();
  const bus = new InProcessBus({
    expects: definitions.filter(({ messaging }) => messaging !== 'none').map(({ name }) => name),
  });
  const cache = new MemoryCache();
  const spans = new InMemorySpanExporter();
  const services = new Map<ServiceName, RunningService>();
  const answers = new DocumentedAnswers();
  const databases = new Map<ServiceName, TestDatabase>();
  const common: Record<string, string> = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    ...patientSettings,
    KEYS_DIR: await testKeys(),
    APPLICATION_SECRET: secret,
    MESSAGES_DIR: mkdtempSync(join(tmpdir(), 'messages-')),
    DATABASE_POOL_SIZE: '4',
    PEERS: serviceNames.map((name) => `${name}=http://127.0.0.1:${ports.inner[name]}`).join(','),
    ...providerSettings(ports, secret),
    ...demoSettings(),
    PROVIDER_ORIGINS: `demo=http://127.0.0.1:${ports.games}`,
    ...settings,
  };
  // A network that plays by itself would write while a test counts rows.
  if (settings['DEMO_NETWORK'] === undefined) delete common['DEMO_NETWORK'];
  for (const [name, entry] of Object.entries(more))
    common[name] = common[name] === undefined ? entry : `${common[name]},${entry}`;
  const close = async () => {
    for (const service of [...services.values()].toReversed()) await service.close();
    await cache.close();
    await Promise.all([...databases.values()].map((database) => database.close()));
  };
  const starting = definitions.map(async (definition) => {
    const { name } = definition;
    const database =
      definition.dataSource && (await startTestDatabase(completeSchema(definition.dataSource)));
    if (database) databases.set(name, database);
    const env = {
      ...common,
      PORT: String(ports.inner[name]),
      ...(database && { DATABASE_URL: database.url, OWNER_DATABASE_URL: database.ownerUrl }),
    };
    services.set(
      name,
      await startService(answers.watching(definition), { env, bus, cache, spanExporter: spans }),
    );
  });
  try {
    // All of them: services still starting after a failure would go on running and slow the suites that follow.
    for (const start of await Promise.allSettled(starting))
      if (start.status === 'rejected') throw start.reason;
    await Promise.all([...services.values()].map(untilReady));
    await services.get('auth')!.app.get(DemoSeedJob, { strict: false }).finished();
  } catch (error) {
    await close();
    throw error;
  }
  const urlOf = (service: ServiceName): string => services.get(service)!.url;
  return {
    services,
    databases,
    bus,
    cache,
    spans,
    gateway: urlOf('gateway'),
    urlOf,
    asserting: async (service, principal) => {
      const issuer = principal.kind === 'service' ? principal.name : 'gateway';
      return {
        [assertionHeader]: await new AssertionSigner(issuer, await testKeys()).sign(service, principal),
      };
    },
    close: async () => {
      await close();
      answers.expectAll();
    },
  };
}

/** Puts the demo provider's games on the shelves, as an operator would. */
export async function importGames(platform: WholePlatform): Promise<void> {
  const operator: Principal = { kind: 'operator', operatorId: 'o-1', roles: ['games'], sessionId: 's-1' };
  const answer = await fetch(`${platform.urlOf('game-launch')}/wps/v2/ops/catalogue/imports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await platform.asserting('game-launch', operator)) },
    body: JSON.stringify({ provider: 'demo' }),
  });
  if (!answer.ok) throw new Error(`the games were not imported: ${await answer.text()}`);
}

async function portsForAll(): Promise<LocalPorts> {
  const inner = {} as Record<ServiceName, number>;
  for (const name of serviceNames) inner[name] = await freePort();
  return { inner, gateway: inner.gateway, games: inner['demo-provider'], management: inner };
}

async function untilReady({ app }: RunningService): Promise<void> {
  const health = app.get(Health);
  await eventually(
    () => health.readiness(),
    ({ ready }) => ready,
    { what: 'the service is ready' },
  );
}
