import { http, HttpResponse } from 'msw';
import { gateway, type Refusal } from './gateway';
import { balance, games, gaming, member, menus, puzzle, reality, status } from '../fixtures';

export const ok = <T>(value: T, init?: ResponseInit) =>
  HttpResponse.json<{ success: true; value: T }>({ success: true, value }, init);

export const refused = (httpStatus: number, code: string, value?: unknown, message = '') =>
  HttpResponse.json<Refusal>(
    { success: false, code, message, value, requestId: 'req-1' },
    { status: httpStatus },
  );

/** A gateway where all is well; a test overrides what it is about. */
export const handlers = [
  gateway.post('/wps/captcha/work', () => ok({ id: 'w-1', salt: 'salt', bits: 1, waitMs: 0 })),
  gateway.get('/wps/system/status', () => ok(status())),
  gateway.get('/wps/system/countries', () =>
    ok([
      {
        countryCode: 'VN',
        countryDialingCode: '84',
        digits: 9,
        mobileDigits: [9],
        nameEn: 'Vietnam',
        nameVi: 'Việt Nam',
      },
    ]),
  ),
  gateway.get('/wps/member/info', () => ok(member())),
  gateway.get('/wps/member/info/icon', () =>
    ok({ avatar: '7', avatarType: 'STATIC', url: '/wps/v2/avatars/pictures/7.svg' }),
  ),
  gateway.get('/wps/relay/CSP_unreadCount', () => ok({ unreadCount: 0 })),
  gateway.get('/wps/v2/promotions/available', () => ok({ availablePromoCount: 0, types: [] })),
  gateway.get('/wps/relay/MCSFE_getMissionSummaryDetails', () => ok({ openCount: 0, missions: [] })),
  gateway.get('/wps/v2/wallets/balance', () => ok(balance())),
  gateway.get('/wps/v2/ops/operators/names', () => ok([])),
  gateway.get('/wps/v2/ops/members/{memberId}/name', () => refused(404, 'MEMBER_NOT_FOUND')),
  gateway.get('/wps/v2/ops/ledger/findings', () =>
    ok({ list: [], pageNum: 1, totalPages: 0, totalCount: 0 }),
  ),
  gateway.get('/wps/v2/ops/feedback', () => ok({ list: [], pageNum: 1, totalPages: 0, totalCount: 0 })),
  gateway.get('/wps/v2/responsible-gaming', () => ok(gaming())),
  gateway.get('/wps/v2/responsible-gaming/reality-check', () => ok(reality())),
  gateway.get('/lgw/games/game_menus', () => ok(menus())),
  gateway.get('/wps/relay/GCSGAME_hotGamesV2', () => ok({ games: games(3), pageNum: 1, totalPages: 1 })),
  gateway.get('/wps/relay/GCSGAME_gameList', () => ok({ games: games(3), pageNum: 1, totalPages: 1 })),
  gateway.get('/wps/relay/MCSFE_getFavoriteGames', () => ok([])),
  gateway.get('/wps/relay/GCS_recentGame', () => ok([])),
  gateway.get('/wps/relay/MCSFE_getListAnnouncements', () =>
    ok({ banners: [], player: [], popup: [], promotion: [], headline: [] }),
  ),
  gateway.get('/wps/relay/ODSFE2_getWinnerBoard', () => ok([])),
  gateway.get('/wps/v2/jackpots', () => ok({ currency: 'VND', pools: [], gameIds: [], winners: [] })),
  gateway.get('/lgw/vn/numeros/opened/game', () => ok([])),
  gateway.get('/lgw/games/popular', () => ok([])),
  gateway.get('/lgw/vn/games/game_menu', () => ok([])),
  gateway.post('/wps/captcha/slider', () => ok(puzzle())),
  // A stream that stays open and silent.
  http.get(
    '/wps/stream',
    () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  ),
];
