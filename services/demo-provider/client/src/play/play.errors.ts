/** What the player can do about a refusal decides its kind. */
export type RefusalKind =
  'funds' | 'session' | 'maintenance' | 'limit' | 'network' | 'busy' | 'stake' | 'reality' | 'other';

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
  [/REALITY_CHECK/, 'reality'],
  [/LIMIT/, 'limit'],
  [/ROUND_OPEN|TOO_FAST|TOO_MANY/, 'busy'],
  [/UNREACHABLE|UNCERTAIN|TIMEOUT|UNAVAILABLE|INTERNAL/, 'network'],
  [/STAKE/, 'stake'],
];

export function kindOf(code: string, status: number): RefusalKind {
  const known = KINDS.find(([pattern]) => pattern.test(code));
  if (known) return known[1];
  if (status === 401 || status === 403) return 'session';
  if (status === 429) return 'busy';
  return status >= 500 ? 'network' : 'other';
}

/** Nothing is known of the round yet, or it may not begin yet: the same spin is sent again. */
export const mayRepeat = (kind: RefusalKind) => kind === 'network' || kind === 'busy';
