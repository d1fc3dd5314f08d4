import { randomBytes } from 'node:crypto';
import { Controller, Global, Module, type INestApplication, type Type as Class } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { jest } from '@jest/globals';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import Type from 'typebox';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Pool, Transactions } from '#libs/database';
import { defineEvent, defineState, type EventContract, type StateContract } from '#libs/events';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import type { EventProcessor } from '../src/consumer/event-transport.js';
import {
  BatchHandler,
  DeadLetters,
  EventContext,
  EventTransport,
  messagingFunctions,
  messagingMigrations,
  MessagingModule,
  Outbox,
  startMessaging,
  type DeadLetter,
  type EventMessage,
  type MessagingSettings,
} from '../src/index.js';

/** These suites share a machine with everything else that is being tested; what they wait for comes true, but not soon. */
jest.setTimeout(180_000);

export interface Step {
  key: string;
  n: number;
}

export interface Setting {
  name: string;
  value: number;
}

/** A table whose rows show which events took effect, and in which order. */
export class CreateEffect1795000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE effect (id bigint GENERATED ALWAYS AS IDENTITY, event_id text NOT NULL, key text NOT NULL, n int NOT NULL)',
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE effect');
  }
}

export type Handle = (step: Step, context: EventContext) => Promise<void>;
export type HandleBatch = (steps: Step[], contexts: EventContext[]) => Promise<void>;

export interface Service {
  app: INestApplication;
  pool: Pool;
  close(): Promise<void>;
}

/** Records the effect in the transaction of the event. */
export const effect: Handle = async (step, context) => {
  await context.tx.query('INSERT INTO effect (event_id, key, n) VALUES ($1, $2, $3)', [
    context.id,
    step.key,
    step.n,
  ]);
};

/** The same for a batch, in one statement. */
export const effectOfBatch: HandleBatch = async (steps, [context, ...others]) => {
  await context!.tx.query(
    'INSERT INTO effect (event_id, key, n) SELECT * FROM unnest($1::text[], $2::text[], $3::int[])',
    [[context!, ...others].map(({ id }) => id), steps.map(({ key }) => key), steps.map(({ n }) => n)],
  );
};

/** Real services on real databases, with contracts and topics of one test. */
export class World {
  readonly event: EventContract<Step>;
  /** The relay sends it in batches. */
  readonly lowPriority: EventContract<Step>;
  readonly state: StateContract<Setting>;
  readonly consumer: string;
  readonly producer: string;
  private readonly databases: TestDatabase[] = [];
  private readonly services = new Set<Service>();

  constructor(private readonly transport: () => Pick<MessagingSettings, 'transport' | 'brokers'>) {
    const unique = [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
    this.producer = `p${unique}`;
    this.consumer = `c${unique}`;
    const step = {
      topic: `${this.producer}.steps`,
      description: 'A step of a test.',
      schema: Type.Object({ key: Type.String(), n: Type.Integer() }),
      key: ({ key }: Step) => key,
      example: { key: 'k', n: 1 },
    };
    this.event = defineEvent({
      ...step,
      type: `${this.producer}.step.taken.v1`,
      watermarkedBy: [this.producer],
    });
    this.lowPriority = defineEvent({
      ...step,
      type: `${this.producer}.step.strolled.v1`,
      lowPriority: true,
    });
    this.state = defineState({
      topic: `${this.producer}.setting.state`,
      description: 'State of a test.',
      schema: Type.Object({ name: Type.String(), value: Type.Integer() }),
      key: (setting) => setting.name,
      example: { name: 'a', value: 1 },
    });
  }

  async database(): Promise<TestDatabase> {
    const database = await startTestDatabase({
      migrations: [...messagingMigrations, CreateEffect1795000000001],
      functions: [messagingFunctions],
    });
    this.databases.push(database);
    return database;
  }

  /** A controller with a plain `@EventPattern` method, as a service writes it. */
  controller(handle: Handle): Class {
    return this.controllerFor(this.event.type, handle);
  }

  controllerFor(type: string, handle: Handle = effect): Class {
    @Controller()
    class StepConsumer {
      async take(@Payload() step: Step, @Ctx() context: EventContext): Promise<void> {
        await handle(step, context);
      }
    }
    const descriptor = Object.getOwnPropertyDescriptor(StepConsumer.prototype, 'take')!;
    EventPattern(type)(StepConsumer.prototype, 'take', descriptor);
    return StepConsumer;
  }

  /** A controller with a `@BatchHandler` method. */
  batchController(max: number, handle: HandleBatch, type = this.event.type): Class {
    @Controller()
    class StepBatchConsumer {
      async take(@Payload() steps: Step[], @Ctx() contexts: EventContext[]): Promise<void> {
        await handle(steps, contexts);
      }
    }
    const descriptor = Object.getOwnPropertyDescriptor(StepBatchConsumer.prototype, 'take')!;
    EventPattern(type)(StepBatchConsumer.prototype, 'take', descriptor);
    BatchHandler({ max })(StepBatchConsumer.prototype, 'take', descriptor);
    return StepBatchConsumer;
  }

  async start(
    serviceName: string,
    database: TestDatabase | undefined,
    options: {
      controllers?: Class[];
      providers?: Class[];
      broadcast?: boolean;
      settings?: Partial<MessagingSettings>;
      before?: (app: INestApplication) => void;
    } = {},
  ): Promise<Service> {
    const source = database
      ? await Pool.open({ url: database.url, applicationName: serviceName, poolSize: 6 })
      : undefined;

    @Global()
    @Module({ providers: [{ provide: Pool, useValue: source }], exports: [Pool] })
    class DatabaseModule {}

    const settings: MessagingSettings = {
      serviceName,
      ...this.transport(),
      broadcast: options.broadcast ?? false,
      watermarkEveryMs: 300,
      ...options.settings,
    };
    const fixture = await Test.createTestingModule({
      imports: [...(source ? [DatabaseModule] : []), MessagingModule.forService(settings)],
      controllers: options.controllers ?? [],
      providers: options.providers ?? [],
    }).compile();
    const app = fixture.createNestApplication(new FastifyAdapter(), { logger: ['error', 'fatal'] });
    const service: Service = {
      app,
      pool: source!,
      close: async () => {
        if (!this.services.delete(service)) return;
        await app.close();
        await source?.close();
      },
    };
    this.services.add(service);
    options.before?.(app);
    await startMessaging(app);
    return service;
  }

  /** Publishes steps of a key one after the other, each in a transaction of its own. */
  async publish(
    service: Service,
    key: string,
    numbers: readonly number[],
    event = this.event,
  ): Promise<void> {
    const transactions = new Transactions(service.pool);
    for (const n of numbers)
      await transactions.run((tx) =>
        service.app
          .get(Outbox)
          .add(tx, event, { key, n })
          .then(() => undefined),
      );
  }

  /** Publishes steps in one transaction, so that the relay sends them together. */
  async publishTogether(service: Service, steps: readonly Step[]): Promise<void> {
    const outbox = service.app.get(Outbox);
    await new Transactions(service.pool).run((tx) => outbox.addAll(tx, this.event, steps));
  }

  async effects(service: Pick<Service, 'pool'>, key?: string): Promise<number[]> {
    const rows: { n: number }[] = await service.pool.query(
      'SELECT n FROM effect WHERE $1::text IS NULL OR key = $1 ORDER BY id',
      [key ?? null],
    );
    return rows.map((row) => row.n);
  }

  /** A consumer with this handler, and a producer. */
  async pair(handle: Handle = effect): Promise<{ consumer: Service; producer: Service }> {
    const controllers = [this.controller(handle)];
    const consumer = await this.start(this.consumer, await this.database(), { controllers });
    const producer = await this.start(this.producer, await this.database());
    return { consumer, producer };
  }

  letters(service: Service): Promise<DeadLetter[]> {
    return service.app.get(DeadLetters).list();
  }

  async unsent(service: Pick<Service, 'pool'>): Promise<number> {
    const rows: { count: number }[] = await service.pool.query(
      'SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL',
    );
    return rows[0]!.count;
  }

  async close(): Promise<void> {
    for (const service of [...this.services]) await service.close();
    for (const database of this.databases) await database.close();
  }
}

/** Lets a test act after an event has taken effect and before the transport knows: a throw there is a kill of the process. */
export function afterProcessing(act: (messages: readonly EventMessage[]) => void) {
  return (app: INestApplication): void => {
    const transport = app.get(EventTransport) as unknown as { processor: EventProcessor };
    const { processor } = transport;
    transport.processor = {
      process: async (message) => {
        const outcome = await processor.process(message);
        act([message]);
        return outcome;
      },
      processRuns: async (runs) => {
        const results = await processor.processRuns(runs);
        act(runs.flat());
        return results;
      },
    };
  };
}

export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export { eventually } from '#libs/testing';
