import type { LoggerService } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import { pino, type Logger } from 'pino';
import { currentRequest } from '../http/request-context.js';

const secrets = ['authorization', 'cookie', 'x-session-token', 'x-lotus-assertion', 'x-signature'];

/** JSON logs with request and trace id. Tokens, passwords and whole payloads are never logged. */
export function createLogger(serviceName: string, level: string): Logger {
  return pino({
    name: serviceName,
    level,
    redact: {
      paths: secrets.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]),
      censor: '[redacted]',
    },
    serializers: { err: loggedError },
    mixin: () => {
      const span = trace.getActiveSpan()?.spanContext();
      const requestId = currentRequest()?.requestId;
      return { ...(requestId && { requestId }), ...(span && { traceId: span.traceId }) };
    },
  });
}

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  constraint?: unknown;
  cause?: LoggedError;
}

const maxCauses = 3;
const mailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * Known fields only: errors of databases and mail servers carry parameters and addresses. PostgreSQL's `detail` holds values
 * as well.
 */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'not an error' };
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown };
  return {
    type: thrown.name,
    message: withoutAddresses(thrown.message),
    ...(thrown.stack !== undefined && { stack: withoutAddresses(thrown.stack) }),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(thrown.cause instanceof Error &&
      depth < maxCauses && { cause: loggedError(thrown.cause, depth + 1) }),
  };
}

function withoutAddresses(text: string): string {
  return text.replaceAll(mailAddress, '[address]');
}

/** Nest's own lines (module start-up and the like) through the same logger. */
export function nestLogger(logger: Logger): LoggerService {
  const text = (message: unknown) => (typeof message === 'string' ? message : JSON.stringify(message));
  return {
    log: (message: unknown, context?: string) => logger.debug({ context }, text(message)),
    error: (message: unknown, ...rest: unknown[]) => logger.error({ detail: rest }, text(message)),
    warn: (message: unknown, context?: string) => logger.warn({ context }, text(message)),
    debug: (message: unknown, context?: string) => logger.debug({ context }, text(message)),
    verbose: (message: unknown, context?: string) => logger.trace({ context }, text(message)),
    fatal: (message: unknown, context?: string) => logger.fatal({ context }, text(message)),
  };
}
