import { QueryFailedError } from 'typeorm';

interface PostgresError {
  code?: string;
  constraint?: string;
}

/** PostgreSQL's five-character state, where the error came from the database. */
export function sqlStateOf(error: unknown): string | undefined {
  return driverError(error)?.code;
}

/** The name of the violated constraint, so that a repository can turn it into a domain error. */
export function constraintOf(error: unknown): string | undefined {
  return driverError(error)?.constraint;
}

/** True for serialization failures and deadlocks: the whole transaction may be run again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

/** Connection, transaction rollback, resources, shutdown or cancelled, system error; idle and lock time-outs. */
const sqlStates = /^((08|40|53|57|58)[0-9A-Z]{3}|25P03|55P03)$/;
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What pg, pg-pool and TypeORM say without a code. `timeout expired` is pg while it connects to a dead host. */
const messages =
  /^timeout expired$|^Query read timeout$|Connection terminated|connection (is )?closed|timeout exceeded when trying to connect|after calling end on the pool|not queryable|DataSource is not initialized|Driver not Connected/i;

/**
 * True where a server could not be reached or gave up, as opposed to a refusal or a bug. The outcome of a commit may then
 * be unknown. This is the only list of such errors.
 */
export function isInfrastructure(error: unknown): boolean {
  return hasCause(error, ({ code, message }) => {
    if (typeof code === 'string' && isInfrastructureCode(code)) return true;
    return typeof message === 'string' && messages.test(message);
  });
}

/** Whether the predicate holds for the error or for what it wraps: `cause`, `driverError`, the parts of an AggregateError. */
export function hasCause(
  error: unknown,
  predicate: (error: Record<string, unknown>) => boolean,
  depth = 0,
): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const fields = error as Record<string, unknown>;
  if (predicate(fields)) return true;
  const inner = [fields['driverError'], fields['cause'], fields['errors']].flat();
  return inner.some((one) => hasCause(one, predicate, depth + 1));
}

function isInfrastructureCode(code: string): boolean {
  return networkCodes.has(code) || sqlStates.test(code) || code.startsWith('UND_ERR_');
}

function driverError(error: unknown): PostgresError | undefined {
  if (error instanceof QueryFailedError) return error.driverError as PostgresError;
  if (error instanceof Error && 'code' in error) return error as PostgresError;
  return undefined;
}
