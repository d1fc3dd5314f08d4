import {
  context,
  propagation,
  ProxyTracerProvider,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';

export interface TracingSettings {
  serviceName: string;
  otlpUrl?: string;
  /** 0 to 1; a trace begun elsewhere keeps its own decision. */
  sampling: number;
  /** Tests collect spans here. */
  exporter?: SpanExporter;
}

export interface Tracing {
  tracer: Tracer;
  close(): Promise<void>;
}

let contextReady = false;

/**
 * A tracer of its own for each service, also where several services share a process; the context is the process's.
 * Without a collector no spans are made; a trace that a caller began is passed on all the same.
 */
export async function createTracing(settings: TracingSettings): Promise<Tracing> {
  if (!contextReady) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    contextReady = true;
  }
  if (!settings.exporter && settings.otlpUrl === undefined) {
    return {
      tracer: new ProxyTracerProvider().getTracer(settings.serviceName),
      close: async () => undefined,
    };
  }
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.sampling) }),
    spanProcessors: [
      ...(settings.exporter ? [new SimpleSpanProcessor(settings.exporter)] : []),
      ...(settings.otlpUrl === undefined
        ? []
        : [new BatchSpanProcessor(await otlpExporter(settings.otlpUrl))]),
    ],
  });
  return { tracer: provider.getTracer(settings.serviceName), close: () => provider.shutdown() };
}

/** Loaded only where it is used: it is the largest thing a service would read at its start. */
async function otlpExporter(url: string): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new OTLPTraceExporter({ url });
}

/** The trace a caller's headers belong to. */
export function contextFrom(headers: Record<string, unknown>): Context {
  return propagation.extract(context.active(), headers);
}

/** The W3C headers with which a callee joins the current trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Runs `fn` as a span of the current trace. */
export async function inSpan<T>(tracer: Tracer, name: string, fn: (span: Span) => Promise<T>): Promise<T> {
  const span = tracer.startSpan(name);
  try {
    return await context.with(trace.setSpan(context.active(), span), () => fn(span));
  } finally {
    span.end();
  }
}
