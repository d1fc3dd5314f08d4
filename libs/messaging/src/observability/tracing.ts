import {
  context,
  type Link,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The W3C form of the active span, stored with an event that is sent later. */
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

  /** Starts the relay's span; its traceparent is the parent of the consumer's span. */
  startSend(type: string, traceparent: string | undefined): SendSpan {
    if (!traceparent) return { traceparent: undefined, end: () => undefined };
    const span = this.tracer.startSpan(
      `relay ${type}`,
      { kind: SpanKind.PRODUCER },
      remoteContext(traceparent),
    );
    return { traceparent: traceparentOf(span.spanContext()) ?? traceparent, end: () => span.end() };
  }

  /** Runs a consumer's work within the trace of its event. */
  consume<T>(type: string, traceparent: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.inSpan(type, remoteContext(traceparent), [], work);
  }

  /** Runs work for several events in one span, which is linked to the traces of all of them. */
  consumeBatch<T>(
    type: string,
    traceparents: readonly (string | undefined)[],
    work: () => Promise<T>,
  ): Promise<T> {
    const spans = traceparents.map((one) => trace.getSpanContext(remoteContext(one)));
    const links = spans.filter((span) => span !== undefined).map<Link>((span) => ({ context: span }));
    return this.inSpan(type, ROOT_CONTEXT, links, work);
  }

  private async inSpan<T>(type: string, parent: Context, links: Link[], work: () => Promise<T>): Promise<T> {
    const span = this.tracer.startSpan(`consume ${type}`, { kind: SpanKind.CONSUMER, links }, parent);
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
