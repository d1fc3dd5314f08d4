import { isInfrastructure, sqlStateOf } from '#libs/database';

/**
 * How calls in flight share a statement or a transaction. Where it fails, each call is made alone, so that only the cause
 * fails; a lost connection fails all of them, as each alone would wait for it again.
 */
export const together = {
  maxSize: 64,
  onError: (error: unknown): 'fail' | 'singly' => (isLost(error) ? 'fail' : 'singly'),
};

/** An error of the server has an SQL state, of which class 08 alone is about the connection. */
function isLost(error: unknown): boolean {
  return isInfrastructure(error) && !/^(?!08)\d/.test(sqlStateOf(error) ?? '');
}
