/** How often a handler may fail by its own fault before its event becomes a dead letter. */
export const MAX_ATTEMPTS = 5;

/** Milliseconds before the next try of the same event; under two seconds in all, so that the partition keeps its place. */
export function retryDelay(attempt: number): number {
  return Math.min(100 * 2 ** (attempt - 1), 1_000);
}

/** Milliseconds until a partition that waits for infrastructure tries again; without end, never longer than this. */
export function pauseDelay(failures: number): number {
  return Math.min(100 * 2 ** Math.min(failures - 1, 6), 3_000);
}

const codes = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ],
  ...['40001', '40P01', '25P03', '55P03'],
]);
const names = new Set([
  'CacheUnavailable',
  'ServiceUnavailable',
  'TransientFailure',
  'MaxRetriesPerRequestError',
]);
/** SQL states: connection, resources, shutdown or cancelled, system error. A statement time-out counts: the server was busy. */
const sqlStates = /^(08|53|57|58)[0-9A-Z]{3}$/;
const messages =
  /Connection terminated|connection (is )?closed|timeout exceeded when trying to connect|after calling end on the pool|not queryable|DataSource is not initialized|Driver not Connected/i;

/**
 * Whether a failure says something about the world (then the event waits) or about the event and its handler (then it
 * is tried a few times and becomes a dead letter). Causes count, since libraries wrap what happened.
 */
export function isTransient(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { transient, name, code, message, cause, driverError, errors } = error as Record<string, unknown>;
  if (transient === true) return true;
  if (typeof name === 'string' && names.has(name)) return true;
  if (typeof code === 'string' && (codes.has(code) || sqlStates.test(code) || code.startsWith('UND_ERR_')))
    return true;
  if (typeof message === 'string' && messages.test(message)) return true;
  if (Array.isArray(errors) && errors.some((one) => isTransient(one, depth + 1))) return true;
  return isTransient(driverError, depth + 1) || isTransient(cause, depth + 1);
}

/** One line for the dead letter: what happened, without the payload. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return text.slice(0, 2_000);
}
