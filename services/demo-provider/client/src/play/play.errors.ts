/** What the player can do about a refusal decides its kind. */
export type RefusalKind = 'funds' | 'session' | 'maintenance' | 'limit' | 'network' | 'stake' | 'other';

export class PlayError extends Error {
  override readonly name = 'PlayError';

  constructor(
    readonly code: string,
    readonly kind: RefusalKind,
    message = '',
  ) {
    super(message);
  }
}

const KINDS: readonly (readonly [RegExp, RefusalKind])[] = [
  [/INSUFFICIENT|NOT_ENOUGH/, 'funds'],
  [/TICKET|SESSION_(UNKNOWN|ENDED|EXPIRED|CLOSED|REVOKED)|TOKEN|UNAUTHORIZED|MEMBER_|PLAYER_/, 'session'],
  [/MAINTENANCE|GAME_(CLOSED|DISABLED|UNAVAILABLE)/, 'maintenance'],
  [/LIMIT/, 'limit'],
  [/UNREACHABLE|UNCERTAIN|ROUND_OPEN|TOO_FAST|TOO_MANY|TIMEOUT|UNAVAILABLE|INTERNAL/, 'network'],
  [/STAKE/, 'stake'],
];

export function kindOf(code: string, status: number): RefusalKind {
  const known = KINDS.find(([pattern]) => pattern.test(code));
  if (known) return known[1];
  if (status === 401 || status === 403) return 'session';
  return status >= 500 || status === 429 ? 'network' : 'other';
}
