import { http, HttpResponse } from 'msw';
import { balance, games, gaming, member, menus, puzzle, reality, status } from '../fixtures';

export const ok = (value: unknown, init?: ResponseInit) => HttpResponse.json({ success: true, value }, init);

export const refused = (httpStatus: number, code: string, value?: unknown, message = '') =>
  HttpResponse.json({ success: false, code, message, value, requestId: 'req-1' }, { status: httpStatus });

/** A gateway where all is well; a test overrides what it is about. */
export const handlers = [
  http.post('/wps/captcha/work', () => ok({ id: 'w-1', salt: 'salt', bits: 1 })),
  http.get('/wps/system/status', () => ok(status())),
  http.get('/wps/system/countries', () =>
    ok([{ countryCode: 'VN', countryDialingCode: '84', digits: 9, mobileDigits: [9] }]),
  ),
  http.get('/wps/member/info', () => ok(member())),
  http.get('/wps/member/info/icon', () =>
    ok({ avatar: '7', avatarType: 'STATIC', url: '/wps/v2/avatars/pictures/7.svg' }),
  ),
  http.get('/wps/relay/CSP_unreadCount', () => ok({ unreadCount: 0 })),
  http.get('/wps/v2/wallets/balance', () => ok(balance())),
  http.get('/wps/v2/responsible-gaming', () => ok(gaming())),
  http.get('/wps/v2/responsible-gaming/reality-check', () => ok(reality())),
  http.get('/lgw/games/game_menus', () => ok(menus())),
  http.get('/wps/relay/GCSGAME_hotGamesV2', () => ok({ games: games(3) })),
  http.get('/wps/relay/GCSGAME_gameList', () => ok({ games: games(3), pageNum: 1, totalPages: 1 })),
  http.get('/wps/relay/MCSFE_getFavoriteGames', () => ok([])),
  http.get('/wps/relay/GCS_recentGame', () => ok([])),
  http.get('/wps/relay/MCSFE_getListAnnouncements', () =>
    ok({ banners: [], player: [], popup: [], promotion: [], headline: [] }),
  ),
  http.get('/wps/relay/ODSFE2_getWinnerBoard', () => ok([])),
  http.get('/lgw/vn/numeros/opened/game', () => ok([])),
  http.post('/wps/captcha/slider', () => ok(puzzle())),
  // A stream that stays open and silent.
  http.get(
    '/wps/stream',
    () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  ),
];
