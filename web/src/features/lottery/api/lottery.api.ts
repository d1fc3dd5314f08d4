import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Game = Schema<'Lottery.OpenedGameResponse'>;
export type Draw = Schema<'Lottery.NumeroResponse'>;
export type DrawResult = Schema<'Lottery.ResultResponse'>;
export type DrawDetail = Schema<'Lottery.DrawDetailResponse'>;
export type HotAndGaps = Schema<'Lottery.HotGapResponse'>;
export type ChainEntry = Schema<'Lottery.ChainEntryResponse'>;
export type CalendarDraw = Schema<'Lottery.CalendarDrawResponse'>;
export type Order = Schema<'Lottery.OrderResponse'>;
export type SeriesRange = Schema<'Lottery.SeriesResponse'>;
export type Ticket = Order['tickets'][number];
export type Betting = Schema<'Lottery.BettingRequest'>;

const GAMES = 100;
const POPULAR = 20;
const FOLLOWING = 20;
export const RESULTS = 10;
export const ARCHIVE = 100;
/** Tickets of one draw in a page: more than nearly every player has. */
const OF_DRAW = 100;

/** States that the history can be filtered by. */
export const ticketStates = ['OPEN', 'WON', 'LOST', 'REFUNDED', 'VOID', 'CANCELLED'] as const;
export type TicketFilter = (typeof ticketStates)[number] | 'ALL';

const orders = (state: TicketFilter, cursor: string | null, signal: AbortSignal) =>
  http.get('/lgw/orders', {
    query: { ...(state !== 'ALL' && { state }), ...(cursor !== null && { cursor }) },
    signal,
  });

/** All that a page of the lottery reads: of draws, games and own tickets. */
export const everyDraw = queryOptions({ queryKey: ['draws'] });

export const drawQueries = {
  games: () =>
    queryOptions({
      queryKey: ['draws', 'games'],
      queryFn: ({ signal }) =>
        http.get('/lotto/lgw/games/opened/numero', { query: { count: GAMES }, signal }),
      staleTime: 15_000,
    }),
  /** Games of the member's last tickets, newest first. */
  recent: () =>
    queryOptions({
      queryKey: ['draws', 'recent'],
      queryFn: ({ signal }) => http.get('/lgw/vn/games/game_menu/recent', { signal }),
    }),
  /** The specification's count of games (9), those with the most slips first. */
  popular: () =>
    queryOptions({
      queryKey: ['draws', 'popular'],
      queryFn: ({ signal }) => http.get('/lgw/games/popular', { query: { count: POPULAR }, signal }),
      staleTime: 300_000,
    }),
  /** Games of the Vietnam lottery that have draws. */
  vietnam: () =>
    queryOptions({
      queryKey: ['draws', 'vietnam'],
      queryFn: ({ signal }) => http.get('/lgw/vn/games/game_menu', { signal }),
      staleTime: 300_000,
    }),
  near: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'near', gameId],
      queryFn: ({ signal }) => http.get('/lgw/numeros/near', { query: { gameId }, signal }),
    }),
  coming: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'coming', gameId],
      queryFn: ({ signal }) => http.get('/lgw/numeros/chase/{gameId}', { params: { gameId }, signal }),
    }),
  menu: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'menu', gameId],
      queryFn: ({ signal }) => http.get('/lgw/games/{gameId}/play_menu', { params: { gameId }, signal }),
      staleTime: 300_000,
    }),
  /** Ranges of the prize series; none where odds are fixed. */
  series: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'series', gameId],
      queryFn: ({ signal }) => http.get('/lgw/customers/series', { query: { gameId }, signal }),
      staleTime: 300_000,
    }),
  setting: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'setting', gameId],
      queryFn: ({ signal }) => http.get('/lgw/games/{gameId}/setting', { params: { gameId }, signal }),
      staleTime: 300_000,
    }),
  results: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'results', gameId],
      queryFn: ({ signal }) =>
        http.get('/lgw/draw/{gameId}', { params: { gameId }, query: { size: RESULTS }, signal }),
    }),
  /** The last hundred, for statistics. */
  archive: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'archive', gameId],
      queryFn: ({ signal }) =>
        http.get('/lgw/draw/{gameId}', { params: { gameId }, query: { size: ARCHIVE }, signal }),
    }),
  /** How often and how long ago each number came in the last hundred draws. */
  hotAndGaps: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'hot-gaps', gameId],
      queryFn: ({ signal }) =>
        http.get('/lgw/draw/{gameId}/hot_gap_info', { params: { gameId }, query: { size: ARCHIVE }, signal }),
    }),
  voids: (gameId: string) =>
    queryOptions({
      queryKey: ['draws', 'voids', gameId],
      queryFn: ({ signal }) => http.get('/lgw/draw/{gameId}/voids', { params: { gameId }, signal }),
    }),
  calendar: () =>
    queryOptions({
      queryKey: ['draws', 'calendar'],
      queryFn: ({ signal }) => http.get('/lgw/numeros/calendar', { signal }),
      staleTime: 300_000,
    }),
  detail: (gameId: string, numero: string) =>
    queryOptions({
      queryKey: ['draws', 'detail', gameId, numero],
      queryFn: ({ signal }) =>
        http.get('/lgw/draw/{gameId}/numeros/{numero}', { params: { gameId, numero }, signal }),
    }),
  /** The commitment at a place of the chain of a game, and those after it. */
  chain: (gameId: string, from: number) =>
    queryOptions({
      queryKey: ['draws', 'chain', gameId, from],
      queryFn: ({ signal }) =>
        http.get('/lgw/draw/{gameId}/chain', {
          params: { gameId },
          query: { from, size: FOLLOWING },
          signal,
        }),
      staleTime: 300_000,
    }),
  /** Numbers that take no more bets on a draw. */
  soldOut: (gameId: string, numero: string) =>
    queryOptions({
      queryKey: ['draws', 'sold-out', gameId, numero],
      queryFn: ({ signal }) =>
        http.get('/lgw/draw/{gameId}/numeros/{numero}/sold-out', { params: { gameId, numero }, signal }),
    }),
  order: (orderNumber: string) =>
    queryOptions({
      queryKey: ['draws', 'order', orderNumber],
      queryFn: ({ signal }) => http.get('/lgw/orders/{orderNumber}', { params: { orderNumber }, signal }),
    }),
  today: () =>
    queryOptions({
      queryKey: ['draws', 'today'],
      queryFn: ({ signal }) => http.get('/lgw/orders/today', { signal }),
    }),
  /** Every ticket, newest first, page by page. */
  history: (state: TicketFilter = 'ALL') =>
    infiniteQueryOptions({
      queryKey: ['draws', 'history', state],
      queryFn: ({ pageParam, signal }) => orders(state, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
    }),
  /** The player's tickets of one draw. */
  ofDraw: (gameId: string, numero: string) =>
    queryOptions({
      queryKey: ['draws', 'of-draw', gameId, numero],
      queryFn: async ({ signal }) => {
        const found: Ticket[] = [];
        let cursor: string | null = null;
        do {
          const read: Schema<'Lottery.OrderPageResponse'> = await http.get('/lgw/orders', {
            query: { gameId, numero, size: OF_DRAW, ...(cursor !== null && { cursor }) },
            signal,
          });
          found.push(...read.list.flatMap(({ tickets }) => tickets));
          cursor = read.cursor;
        } while (cursor !== null);
        return found;
      },
    }),
};

export const placeBet = (body: Betting, idempotencyKey: string) =>
  http.post('/lgw/betting', { body, idempotencyKey });
export const cancelTickets = (ids: string[]) => http.put('/lgw/orders/suborders/cancel', { body: { ids } });
