import { hasCause, isInfrastructure } from '#libs/database';

/**
 * Whether the cause is infrastructure (the event is delivered again until it succeeds) or the event and its handler (it
 * is tried a few times and becomes a dead letter). An error with `transient: true` says so itself.
 */
export function isTransient(error: unknown): boolean {
  return isInfrastructure(error) || hasCause(error, ({ transient }) => transient === true);
}
