import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type ListedDraw = Schema<'Lottery.OperatorDrawResponse'>;
export type ListedGame = Schema<'Lottery.OperatorGameResponse'>;
export type ListedPlay = Schema<'Lottery.OperatorPlayResponse'>;
export type Comparison = Schema<'Lottery.ComparisonResponse'>;
export type CalendarException = Schema<'Lottery.ExceptionsRequest'>;
export type ExceptionDays = Schema<'Lottery.ExceptionDaysRequest'>;
export type BetLimit = Schema<'Lottery.BetLimitResponse'>;
export type BetLimitChange = Schema<'Lottery.BetLimitChangeResponse'>;
export type ListedOdds = Schema<'Lottery.OddsResponse'>;
export type OddsChange = Schema<'Lottery.OddsChangeResponse'>;
export type GameWeekdays = Schema<'Lottery.GameWeekdaysResponse'>;
export type WeekdayChange = Schema<'Lottery.WeekdayChangeResponse'>;
export type HeldNumber = Schema<'Lottery.HeldNumberResponse'>;
export type HeldNumberChange = Schema<'Lottery.HeldNumberRequest'>;
export type DrawResult = Record<string, string[]>;

export const DRAW_LISTS = ['DUE', 'COMING', 'DRAWN', 'VOID'] as const;
export type DrawList = (typeof DRAW_LISTS)[number];

const KEY = ['lottery'];
type DrawName = Pick<ListedDraw, 'gameId' | 'numero'>;
const paramsOf = ({ gameId, numero }: DrawName) => ({ gameId, numero });

export const lotteryQueries = {
  all: KEY,
  draws: (list: DrawList, gameId: string) =>
    queryOptions({
      queryKey: [...KEY, 'draws', list, gameId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/lottery/draws', { query: { list, ...(gameId && { gameId }) }, signal }),
      refetchInterval: 10_000,
      placeholderData: (before) => before,
    }),
  dueCount: () => ({
    queryKey: [...KEY, 'due', 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/lottery/draws', { query: { list: 'DUE' }, signal })).length,
    refetchInterval: 30_000,
  }),
  proposals: ({ gameId, numero }: DrawName) =>
    queryOptions({
      queryKey: [...KEY, 'proposals', gameId, numero],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/lottery/draws/{gameId}/{numero}/proposals', {
          params: { gameId, numero },
          signal,
        }),
    }),
  detail: ({ gameId, numero }: DrawName) =>
    queryOptions({
      queryKey: [...KEY, 'detail', gameId, numero],
      queryFn: ({ signal }) =>
        http.get('/lgw/draw/{gameId}/numeros/{numero}', { params: { gameId, numero }, signal }),
    }),
  exposure: ({ gameId, numero }: DrawName) =>
    queryOptions({
      queryKey: [...KEY, 'exposure', gameId, numero],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/lottery/draws/{gameId}/{numero}/exposure', {
          params: { gameId, numero },
          signal,
        }),
      refetchInterval: 10_000,
    }),
  fullest: () =>
    queryOptions({
      queryKey: [...KEY, 'exposure'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/lottery/exposure', { signal }),
      refetchInterval: 10_000,
    }),
  heldNumbers: (gameId: string) =>
    queryOptions({
      queryKey: [...KEY, 'held', gameId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/lottery/games/{gameId}/held-numbers', { params: { gameId }, signal }),
    }),
  games: () =>
    queryOptions({
      queryKey: [...KEY, 'games'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/lottery/games', { signal }),
      staleTime: Infinity,
    }),
  plays: (gameId: string) =>
    queryOptions({
      queryKey: [...KEY, 'plays', gameId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/lottery/games/{gameId}/plays', { params: { gameId }, signal }),
    }),
  limits: () =>
    queryOptions({
      queryKey: [...KEY, 'limits'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/lottery/limits', { signal }),
    }),
  odds: (gameId: string) =>
    queryOptions({
      queryKey: [...KEY, 'odds', gameId],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/lottery/odds', { query: { gameId }, signal }),
    }),
  weekdays: () =>
    queryOptions({
      queryKey: [...KEY, 'weekdays'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/lottery/weekdays', { signal }),
    }),
  exceptions: () =>
    queryOptions({
      queryKey: [...KEY, 'exceptions'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/lottery/exceptions', { signal }),
    }),
  /** What an order of days off the calendar would do. */
  exceptionPreview: (days: ExceptionDays) =>
    queryOptions({
      queryKey: [...KEY, 'preview', days],
      queryFn: ({ signal }) => http.post('/wps/v2/ops/lottery/exceptions/preview', { body: days, signal }),
    }),
  actions: () =>
    queryOptions({
      queryKey: [...KEY, 'actions'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/lottery/actions', { signal }),
    }),
};

/** What a result would pay, without entering it. */
export const compareResult = (draw: DrawName, result: DrawResult) =>
  http.post('/wps/v2/ops/lottery/draws/{gameId}/{numero}/comparison', {
    params: paramsOf(draw),
    body: { result },
  });
export const enterResult = (draw: ListedDraw, result: DrawResult) =>
  http.post('/wps/v2/ops/lottery/draws/{gameId}/{numero}/proposals', {
    params: paramsOf(draw),
    body: { version: draw.version + 1, result },
  });
export const switchPlay = (gameId: string, play: string, isOff: boolean) =>
  http.put('/wps/v2/ops/lottery/games/{gameId}/plays/{play}', { params: { gameId, play }, body: { isOff } });
export const holdNumber = (gameId: string, play: string, body: HeldNumberChange) =>
  http.put('/wps/v2/ops/lottery/games/{gameId}/plays/{play}/held-numbers', {
    params: { gameId, play },
    body,
  });
export const addExceptions = (body: CalendarException, idempotencyKey: string) =>
  http.put('/wps/v2/ops/lottery/exceptions', { body, idempotencyKey });
