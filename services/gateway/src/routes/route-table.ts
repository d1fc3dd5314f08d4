import type { ServiceName } from '#libs/config';
import type { Route, RouteClass } from './route.js';

type Line = readonly [access: 'open' | 'session' | 'fund-password', call: string, budget?: RouteClass];

/**
 * Every call of the platform and its owner. A new call in a service needs a line here, and nothing else in the gateway.
 * `open`: guests may call it; `session`: a session is asked for; `fund-password`: a session and the fund password.
 */
const table: Partial<Record<ServiceName, readonly Line[]>> = {
  auth: [
    ['open', 'POST /wps/session/login', 'credentials'],
    ['open', 'POST /wps/session/login/freeplay', 'credentials'],
    ['session', 'DELETE /wps/session/logout'],
    ['session', 'DELETE /wps/v2/sessions'],
    ['open', 'GET /wps/captcha', 'credentials'],
    ['open', 'POST /wps/captcha/slider', 'credentials'],
    ['open', 'PUT /wps/member/register', 'credentials'],
    ['open', 'PUT /wps/member/register/mobile', 'credentials'],
    ['open', 'POST /wps/verification/sms/noLogin', 'credentials'],
    ['open', 'POST /wps/verification/sms/register', 'credentials'],
    ['open', 'POST /wps/v2/ops/session', 'credentials'],
    ['session', 'DELETE /wps/v2/ops/session'],
    ['session', 'DELETE /wps/v2/ops/members/:memberId/sessions'],
  ],
  member: [
    ['session', 'GET /wps/member/info'],
    ['session', 'GET /wps/member/info/icon'],
    ['session', 'GET /wps/relay/MCSFE_getPlayerAvatar'],
    ['open', 'GET /wps/v2/avatars'],
    ['open', 'GET /wps/v2/avatars/pictures/:picture'],
    ['session', 'PUT /wps/v2/avatars/own'],
    ['session', 'POST /wps/v2/avatars/own', 'upload'],
    ['session', 'GET /wps/v2/member/profile'],
    ['session', 'PUT /wps/v2/member/profile'],
    ['session', 'GET /wps/v2/member/security'],
    ['open', 'GET /wps/system/status'],
    ['open', 'GET /wps/system/whitelabel'],
    ['open', 'GET /wps/system/setting/register'],
    ['open', 'GET /wps/system/domainRoute'],
    ['open', 'GET /wps/system/countries'],
    ['open', 'GET /wps/system/service'],
    ['session', 'GET /wps/v2/ops/brand'],
    ['session', 'PUT /wps/v2/ops/brand'],
  ],
  wallet: [
    ['session', 'GET /wps/v2/wallets/balance', 'hot'],
    ['session', 'GET /wps/relay/GCS_merchantWallet'],
    ['session', 'POST /wps/relay/GCS_walletTransfer'],
    ['session', 'GET /wps/v2/deposits/channels'],
    ['session', 'GET /wps/v2/deposits'],
    ['session', 'GET /wps/v2/deposits/:id'],
    ['session', 'POST /wps/v2/deposits'],
    ['session', 'GET /wps/v2/ops/deposits/review'],
    ['session', 'POST /wps/v2/ops/deposits/review/:id/credit'],
    ['session', 'POST /wps/v2/ops/deposits/review/:id/refusal'],
    ['session', 'GET /wps/v2/ops/ledger/trial-balance'],
    ['session', 'GET /wps/v2/ops/ledger/findings'],
    ['session', 'POST /wps/v2/ops/ledger/findings/:id/closure'],
    ['session', 'POST /wps/v2/ops/ledger/accounts/:memberId/release'],
    ['session', 'GET /wps/v2/ops/ledger/seal'],
    ['session', 'POST /wps/v2/ops/ledger/seal/verification'],
    ['open', 'POST /bank-channel/v1/arrivals', 'provider'],
  ],
  'game-launch': [
    ['open', 'GET /lgw/games/game_menus'],
    ['open', 'GET /wps/relay/GCSGAME_hotGamesV2'],
    ['open', 'GET /wps/relay/GCSGAME_gameList'],
    ['open', 'GET /wps/relay/GCSGAME_getVassGameType'],
    ['open', 'GET /wps/relay/GCSGAME_gameVendor'],
    ['session', 'GET /wps/relay/MCSFE_getFavoriteGames'],
    ['session', 'GET /wps/relay/MCSFE_getFavoriteGamesList'],
    ['session', 'PUT /wps/v2/favorites/:gameId'],
    ['session', 'DELETE /wps/v2/favorites/:gameId'],
    ['session', 'GET /wps/relay/GCS_recentGame'],
    ['session', 'GET /wps/relay/GLS2_roomList'],
    ['session', 'POST /wps/game/launchGame', 'hot'],
    ['open', 'GET /wps/relay/ODSFE2_getWinnerBoard'],
    ['session', 'GET /wps/v2/records/bets'],
    ['session', 'GET /wps/v2/records/bets/:betId'],
    ['session', 'PUT /wps/v2/ops/vendors/:vassalage/maintenance'],
    ['session', 'PUT /wps/v2/ops/games/:gameId/maintenance'],
    ['session', 'DELETE /wps/v2/ops/members/:memberId/game-sessions'],
    ['session', 'POST /wps/v2/ops/catalogue/imports'],
    ['open', 'POST /provider/:vassalage/v1/:call', 'provider'],
  ],
  lottery: [
    ['open', 'GET /lgw/vn/games/game_menu'],
    ['open', 'GET /lgw/games/popular'],
    ['open', 'GET /lgw/vn/numeros/opened/game'],
    ['open', 'GET /lotto/lgw/games/opened/numero'],
  ],
  points: [
    ['session', 'GET /wps/relay/MCS2_getPointBalance'],
    ['session', 'GET /wps/relay/MCS2_getPointConfig'],
  ],
  promotions: [['session', 'GET /wps/v2/cashback']],
  'agent-contracts': [['open', 'GET /wps/agent/affiliate']],
};

/** The lines above as routes; a read is `read` and a change is `write` unless the line says otherwise. */
export const routes: readonly Route[] = Object.entries(table).flatMap(([owner, lines]) =>
  lines.map(([access, call, budget]): Route => {
    const [method, path] = call.split(' ') as [Route['method'], string];
    return {
      method,
      path,
      owner: owner as ServiceName,
      class: budget ?? (method === 'GET' ? 'read' : 'write'),
      session: access === 'open' ? 'optional' : 'required',
      ...(access === 'fund-password' && { fundPassword: true as const }),
    };
  }),
);
