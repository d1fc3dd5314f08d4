import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { Registry } from 'prom-client';
import { InProcessBus } from '../src/index.js';
import { effect, eventually, World } from './transport.world.js';

describe('what shows from outside', () => {
  const bus = new InProcessBus();
  const world = new World(() => ({ transport: bus }));
  const spans = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });

  beforeAll(() => context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()));
  afterAll(async () => {
    await world.close();
    bus.close();
    await provider.shutdown();
    context.disable();
  });

  it('continues the trace of the change through relay and consumer, and counts what became of the event', async () => {
    const metrics = new Registry();
    const tracer = provider.getTracer('test');
    const seen: (string | undefined)[] = [];
    const consumer = await world.start(world.consumer, await world.database(), {
      settings: { tracer, metrics },
      controllers: [
        world.controller(async (step, ctx) => {
          seen.push(trace.getSpanContext(context.active())?.traceId);
          await effect(step, ctx);
        }),
      ],
    });
    const producer = await world.start(world.producer, await world.database(), {
      settings: { tracer, metrics },
    });
    const request = tracer.startSpan('POST /spin');
    await context.with(trace.setSpan(context.active(), request), () => world.publish(producer, 'a', [1]));
    request.end();
    await world.publish(producer, 'a', [2]);
    await eventually(
      () => world.effects(consumer),
      (effects) => effects.length === 2,
    );

    const { traceId, spanId } = request.spanContext();
    const own = spans.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
    const relay = own.find((span) => span.name === `relay ${world.event.type}`)!;
    const consume = own.find((span) => span.name === `consume ${world.event.type}`)!;
    expect(relay.parentSpanContext?.spanId).toBe(spanId);
    expect(consume.parentSpanContext?.spanId).toBe(relay.spanContext().spanId);
    expect(seen[0]).toBe(traceId);
    expect(seen[1]).not.toBe(traceId);

    const page = await metrics.metrics();
    expect(page).toContain(
      `events_consumed_total{service="${world.consumer}",type="${world.event.type}",outcome="applied"} 2`,
    );
    // The backlog is looked at now and then, not with every event.
    const backlog = await eventually(
      () => metrics.metrics(),
      (text) => text.includes(`outbox_pending{service="${world.producer}",source="outbox"}`),
    );
    expect(backlog).toContain('outbox_oldest_seconds');
  });

  it('is red once the bus is closed, and nothing is acknowledged after that', async () => {
    const { MessagingHealth } = await import('../src/index.js');
    const own = new InProcessBus();
    const other = new World(() => ({ transport: own }));
    const producer = await other.start(other.producer, await other.database());
    const health = () => producer.app.get(MessagingHealth).check();
    await eventually(health, ({ up }) => up);
    own.close();
    expect(health()).toEqual({ up: false, detail: 'the bus is closed' });
    await other.publish(producer, 'a', [1]);
    await eventually(
      () => producer.pool.query('SELECT attempts FROM outbox WHERE sent_at IS NULL'),
      (rows: { attempts: number }[]) => rows[0]!.attempts > 0,
    );
    await other.close();
  });
});
