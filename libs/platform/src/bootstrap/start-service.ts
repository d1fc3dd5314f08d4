import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Tracer } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { AccessGuard, AssertionSigner, AssertionVerifier } from '#libs/auth';
import { defaultCommandTimeoutMs, MemoryCache, RedisCache, type Cache } from '#libs/cache';
import { isProduction, loadConfig, type Environment, type ServiceConfig } from '#libs/config';
import {
  awaitMigrations,
  type DatabaseSchema,
  defaultConnectTimeoutMs,
  Pool,
  refuseSecondConnections,
  runMigrations,
  untilConnected,
} from '#libs/database';
import {
  InProcessBus,
  MessagingHealth,
  messagingFunctions,
  messagingMigrations,
  MessagingModule,
  startMessaging,
} from '#libs/messaging';
import { ServiceClient } from '../client/service-client.js';
import { systemClock, type Clock } from '../clock.js';
import { EnvelopeExceptionFilter } from '../errors/exception.filter.js';
import { EventsModule } from '../events/events.module.js';
import { measureClockDrift } from '../health/clock-drift.js';
import { databaseCheck, Health, measureDependencies, type HealthCheck } from '../health/health.js';
import { EnvelopeAdapter } from '../http/envelope.adapter.js';
import { createValidationPipe } from '../http/validation.pipe.js';
import { CreateIdempotentRequest1795200000100 } from '../database/1795200000100-create-idempotent-request.js';
import { CreateResealedKey1795310800000 } from '../database/1795310800000-create-resealed-key.js';
import { createTracing } from '../tracing/tracing.js';
import {
  answerUnroutable,
  bodyLimit,
  observeRequests,
  requestIdOf,
  requestTimeoutMs,
  speakJsonOnly,
} from './http-server.js';
import { createLogger, nestLogger } from './logger.js';
import { openManagement } from './management.js';
import { PlatformModule } from './platform.module.js';
import type { ServiceDefinition } from './service-definition.js';

export interface StartOptions {
  env: Environment;
  /** The bus of this process, where several services share one. */
  bus?: InProcessBus;
  /** The cache of this process, where several services share one. */
  cache?: Cache;
  clock?: Clock;
  spanExporter?: SpanExporter;
}

export interface RunningService {
  app: NestFastifyApplication;
  url: string;
  managementUrl: string;
  close(): Promise<void>;
}

/** Starts a service: schema in place, port open. It says that it is ready once the state it needs of others has been replayed. */
export async function startService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  options: StartOptions,
): Promise<RunningService> {
  const { name } = definition;
  const config = loadConfig(definition.config, options.env);
  const logger = createLogger(name, config.logLevel);
  const metrics = new Registry();
  metrics.setDefaultLabels({ service: name });
  const health = new Health();
  const tracing = await createTracing({
    serviceName: name,
    sampling: options.spanExporter ? 1 : config.traceSampling,
    ...(config.otlpUrl !== undefined && { otlpUrl: config.otlpUrl }),
    ...(options.spanExporter && { exporter: options.spanExporter }),
  });
  const pool = await openDatabase(definition, config, options.env);
  const clock = options.clock ?? systemClock;
  if (pool) {
    health.add(databaseCheck(pool));
    measureClockDrift(metrics, pool, clock);
  }
  const ownCache = options.cache ? undefined : openCache(config);
  const cache = options.cache ?? ownCache!;
  health.add({ name: 'cache', kind: 'dependency', check: () => cache.ping() });
  measureDependencies(metrics, health);
  const signer = new AssertionSigner(name, config.keysDir);
  const client = new ServiceClient(config.peers, signer, name, config.timeoutFactor);

  const root: DynamicModule = {
    module: class ServiceRoot {},
    imports: [
      PlatformModule.with({
        config,
        logger,
        tracer: tracing.tracer,
        metrics,
        health,
        cache,
        clock,
        signer,
        client,
        ...(pool && { pool }),
      }),
      ...(pool && definition.messaging !== 'none' ? [EventsModule.forService(name)] : []),
      ...messagingModule(definition, config, { bus: options.bus, metrics, tracer: tracing.tracer }),
      definition.module,
    ],
  };
  const adapter = new EnvelopeAdapter({
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnroutable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: nestLogger(logger),
    rawBody: true,
    bodyParser: false,
    abortOnError: false,
  });
  speakJsonOnly(app);
  observeRequests(adapter.getInstance(), tracing.tracer, logger, metrics);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new EnvelopeExceptionFilter(logger));
  app.useGlobalGuards(new AccessGuard(new AssertionVerifier(name, config.keysDir)));
  if (options.bus === undefined)
    collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: 200 });
  const management = await openManagement(app, definition, config, health, metrics);
  await definition.tune?.(app, config);
  if (definition.messaging !== 'none') {
    await startMessaging(app);
    health.add(busCheck(app.get(MessagingHealth)));
  }
  await app.listen(config.port, config.host);

  const url = localUrl(app);
  return {
    app,
    url,
    managementUrl: management.url ?? url,
    close: async () => {
      health.beginShutdown();
      await app.close();
      await management.close();
      await client.close();
      await pool?.close();
      await ownCache?.close();
      await tracing.close();
    },
  };
}

/** A service's schema with what every service has: outbox and inbox, and the answers to idempotent requests. */
export function completeSchema(own: DatabaseSchema): DatabaseSchema {
  const shared = [
    ...messagingMigrations,
    CreateIdempotentRequest1795200000100,
    CreateResealedKey1795310800000,
  ];
  return {
    ...own,
    migrations: [...new Set([...shared, ...own.migrations])],
    functions: [messagingFunctions, ...(own.functions ?? [])],
  };
}

async function openDatabase<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  config: Readonly<C>,
  env: Environment,
): Promise<Pool | undefined> {
  if (!definition.dataSource) return undefined;
  if (config.databaseUrl === undefined) throw new Error(`${definition.name} needs DATABASE_URL`);
  if (config.ownerDatabaseUrl !== undefined) {
    const [ownerUrl, schema] = [config.ownerDatabaseUrl, completeSchema(definition.dataSource)];
    await untilConnected(() => runMigrations(ownerUrl, schema));
  }
  const settings = {
    url: config.databaseUrl,
    entities: definition.dataSource.entities ?? [],
    poolSize: config.databasePoolSize,
    applicationName: `lotus-${definition.name}`,
    connectTimeoutMs: defaultConnectTimeoutMs * config.timeoutFactor,
  };
  const pool = await untilConnected(() => Pool.open(settings));
  if (!isProduction(env)) refuseSecondConnections(pool);
  if (config.ownerDatabaseUrl === undefined)
    await awaitMigrations(pool, completeSchema(definition.dataSource));
  return pool;
}

function messagingModule<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  config: Readonly<C>,
  { bus, metrics, tracer }: { bus: InProcessBus | undefined; metrics: Registry; tracer: Tracer },
): DynamicModule[] {
  if (definition.messaging === 'none') return [];
  return [
    MessagingModule.forService({
      serviceName: definition.name,
      transport: config.eventBus === 'kafka' ? 'kafka' : (bus ?? new InProcessBus()),
      broadcast: definition.messaging === 'broadcast',
      metrics,
      tracer,
      ...(config.kafkaBrokers && { brokers: config.kafkaBrokers }),
      ...(config.kafkaSecurity === 'sasl-ssl' && {
        credentials: { username: config.kafkaUsername!, password: config.kafkaPassword!, ca: config.kafkaCa },
      }),
    }),
  ];
}

function busCheck(messaging: MessagingHealth): HealthCheck {
  return {
    name: 'bus',
    kind: 'dependency-from-start',
    check: async () => {
      const { up, detail } = messaging.check();
      if (!up) throw new Error(detail);
    },
  };
}

function openCache(config: Readonly<ServiceConfig>): MemoryCache | RedisCache {
  return config.redisUrl === undefined
    ? new MemoryCache()
    : new RedisCache({
        url: config.redisUrl,
        ca: config.redisCa,
        commandTimeoutMs: defaultCommandTimeoutMs * config.timeoutFactor,
      });
}

function localUrl(app: NestFastifyApplication): string {
  const address = app.getHttpServer().address();
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port');
  return `http://127.0.0.1:${address.port}`;
}
