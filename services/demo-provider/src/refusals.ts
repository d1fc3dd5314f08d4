import type { RefusalTable } from '#libs/platform';

/** What each operation refuses beyond the common. Written by `npm run api:types` from what its code can raise. */
export const refusals: RefusalTable = {
  BankController_register: '401 ORDER_SIGNATURE_INVALID, 404 NOT_FOUND',
  BeaconController_round: '404 NOT_FOUND',
  PayoutController_order: '401 ORDER_SIGNATURE_INVALID, 404 NOT_FOUND',
  PlayController_clientSeed: '401 PLAY_SESSION_UNKNOWN, 409 PLAY_ROUND_OPEN',
  PlayController_history: '401 PLAY_SESSION_UNKNOWN',
  PlayController_open:
    '401 PLAY_SESSION_UNKNOWN, 403 PLAY_TICKET_REFUSED, 404 PLAY_GAME_UNKNOWN, 503 PLAY_PLATFORM_UNREACHABLE',
  PlayController_resume: '401 PLAY_SESSION_UNKNOWN, 503 PLAY_PLATFORM_UNREACHABLE',
  PlayController_reveal: '401 PLAY_SESSION_UNKNOWN, 409 PLAY_ROUND_OPEN',
  PlayController_seen: '401 PLAY_SESSION_UNKNOWN, 404 PLAY_ROUND_UNKNOWN',
  PlayController_spin:
    '401 PLAY_SESSION_UNKNOWN, 409 PLAY_ROUND_OPEN, 409 PLAY_ROUND_VOID, 409 PLAY_SPIN_ID_REUSED, 422 PLAY_STAKE_NOT_OFFERED, 429 PLAY_TOO_FAST, 503 PLAY_BET_UNCERTAIN',
  PlayController_state: '401 PLAY_SESSION_UNKNOWN, 503 PLAY_PLATFORM_UNREACHABLE',
  ResultFeedController_results: '404 NOT_FOUND',
  RoundQueryController_query: '401 QUERY_SIGNATURE_INVALID',
};
