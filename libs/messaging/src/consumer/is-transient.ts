import { hasCause, isInfrastructure } from '#libs/database';

/**
 * Whether the cause is infrastructure (the event is delivered again until it succeeds) or the event and its handler (it
 * is tried a few times and becomes a dead letter). An error with `transient: true` says so itself.
 */
export function isTransient(error: unknown): boolean {
  return isInfrastructure(error) || hasCause(error, ({ transient }) => transient === true);
}

/** Cancelled statement, lock not available, transaction time-out. */
const timeoutStates = new Set(['57014', '55P03', '25P04']);

/** Whether a statement of the handler took too long. An overload looks like this, and so does a handler that always does. */
export function isTimeout(error: unknown): boolean {
  return hasCause(
    error,
    ({ code, message }) => timeoutStates.has(String(code)) || message === 'Query read timeout',
  );
}
