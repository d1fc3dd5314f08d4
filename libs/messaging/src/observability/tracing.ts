import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The W3C form of the active span, to be kept beside what is written now and sent later. */
export function currentTraceparent(): string | undefined {
  return traceparentOf(trace.getSpanContext(context.active()));
}

function traceparentOf(span: SpanContext | undefined): string | undefined {
  if (!span || !trace.isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
}

function remoteContext(traceparent: string | undefined): Context {
  const match = traceparent ? TRACEPARENT.exec(traceparent) : null;
  if (!match) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = match as unknown as [string, string, string, string];
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, span);
}

/** The spans of one service's relay and consumers, by that service's own tracer: several services may share a process. */
export class EventTracing {
  constructor(private readonly tracer: Tracer = trace.getTracer('lotus.messaging')) {}

  /** Opens a span for the relay's part of the way and answers with what the next part continues from. */
  startSend(type: string, traceparent: string | undefined): SendSpan {
    if (!traceparent) return { traceparent: undefined, end: () => undefined };
    const span = this.tracer.startSpan(
      `relay ${type}`,
      { kind: SpanKind.PRODUCER },
      remoteContext(traceparent),
    );
    return { traceparent: traceparentOf(span.spanContext()) ?? traceparent, end: () => span.end() };
  }

  /** Runs a consumer's work as a part of the trace that the event came with. */
  async consume<T>(type: string, traceparent: string | undefined, work: () => Promise<T>): Promise<T> {
    const parent = remoteContext(traceparent);
    const span = this.tracer.startSpan(`consume ${type}`, { kind: SpanKind.CONSUMER }, parent);
    try {
      return await context.with(trace.setSpan(parent, span), work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  }
}

interface SendSpan {
  traceparent: string | undefined;
  end(): void;
}
