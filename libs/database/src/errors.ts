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

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/**
 * True where the database could not be asked or gave up: connection lost or refused, shutting down,
 * out of connections, statement cancelled. The outcome of a commit may then be unknown; never a business refusal.
 */
export function isInfrastructure(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined && (/^(08|53|57|58|40)...$/.test(state) || connectionCodes.has(state))) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/i.test(error.message)
  );
}

function driverError(error: unknown): PostgresError | undefined {
  if (error instanceof QueryFailedError) return error.driverError as PostgresError;
  if (error instanceof Error && 'code' in error) return error as PostgresError;
  return undefined;
}
