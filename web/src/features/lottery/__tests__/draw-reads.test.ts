/* eslint-disable @tanstack/query/prefer-query-options -- the queries of the keys are what is counted */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, applyDraw, BURST_MS, isDrawEvent, type DrawEvent } from '../api/draw-events';
import { drawQueries, type Draw, type DrawResult, type Game, type Order } from '../api/lottery.api';
import { untilNextRead } from '../api/next-read';

const MINUTE = 60_000;
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

const drawAfter = (numero: string, ms: number): Draw => ({
  ...{ numero, gameId: 'SEN60', state: 'OPEN' as const, isSale: true, remainTime: ms, lockTime: 8 },
  ...{ openAt: inMs(0), closeAt: inMs(ms), drawAt: inMs(ms + 8_000) },
});

const gameOf = (gameCode: string, closesInMs: number): Game => ({
  ...{ gameCode, area: 'ELOTT' as const, gameName: { vi: gameCode, en: gameCode }, numero: '1', last: null },
  current: drawAfter('1', closesInMs),
});

const resultOf = (numero: string, version = 1): DrawResult => ({
  ...{ numero, version, winningNumber: { D: ['1', '2', '3', '4', '5'] } },
  ...{ source: 'OWN' as const, drawnAt: inMs(0) },
});

const event = (more: Partial<DrawEvent> = {}): DrawEvent => ({
  ...{ gameCode: 'SEN60', numero: '2', state: 'DRAWN' as const, version: 1, changedAt: inMs(0) },
  ...{ result: { D: ['9', '9', '9', '9', '9'] }, source: 'OWN' as const },
  ...more,
});

/** Counts the reads of a query that a page shows; each answer is made when it is asked for. */
function watch(client: QueryClient, queryKey: readonly unknown[], answer: () => unknown) {
  const read = vi.fn(async () => answer());
  const observer = new QueryObserver(client, { queryKey, queryFn: read, staleTime: Infinity });
  return { read, end: observer.subscribe(() => undefined), observer };
}

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  client.clear();
  vi.useRealTimers();
});

describe('the lobby of the lottery', () => {
  it('is read at most twice a minute, whatever closes', async () => {
    const periods = [45_000, 60_000, 60_000, 300_000];
    const answer = (): Game[] =>
      periods.map((period, at) => gameOf(`G${at}`, period - ((Date.now() + at * 7_000) % period)));
    const { read, end, observer } = watch(client, drawQueries.games().queryKey, answer);
    observer.setOptions({
      ...observer.options,
      refetchInterval: ({ state }) => untilNextRead(state as Parameters<typeof untilNextRead>[0]),
    });
    await vi.advanceTimersByTimeAsync(0);
    read.mockClear();
    for (let second = 0; second < 600; second++) {
      if (second % 5 === 0) applyDraw(client, event({ gameCode: `G${second % 4}`, numero: String(second) }));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(read.mock.calls.length).toBeGreaterThanOrEqual(9);
    expect(read.mock.calls.length).toBeLessThanOrEqual(20);
    end();
  });

  it('waits half a minute after a failed read, and is never read without an end of a draw', () => {
    const now = Date.now();
    const failed = { data: [gameOf('G', -5_000)], dataUpdatedAt: now - 90_000, errorUpdatedAt: now };
    expect(untilNextRead(failed)).toBe(30_000);
    const quiet = { data: [gameOf('G', 20 * MINUTE)], dataUpdatedAt: now, errorUpdatedAt: 0 };
    expect(untilNextRead(quiet)).toBeGreaterThanOrEqual(5 * MINUTE);
  });
});

describe('an event of a draw', () => {
  it('enters its result without a read, and leaves the list as old as it was', async () => {
    const results = watch(client, drawQueries.results('SEN60').queryKey, () => [resultOf('1')]);
    const games = watch(client, drawQueries.games().queryKey, () => [gameOf('SEN60', 9e6), gameOf('G', 9e6)]);
    await vi.advanceTimersByTimeAsync(0);
    const readAt = client.getQueryState(drawQueries.games().queryKey)!.dataUpdatedAt;
    await vi.advanceTimersByTimeAsync(MINUTE);
    applyDraw(client, event());
    applyDraw(client, event({ numero: '1', version: 2 }));
    applyDraw(client, event({ numero: '2', version: 1, result: { D: ['0', '0', '0', '0', '0'] } }));
    await vi.advanceTimersByTimeAsync(MINUTE);
    const shown = client.getQueryData(drawQueries.results('SEN60').queryKey)!;
    expect(shown.map(({ numero, version }) => [numero, version])).toEqual([
      ['2', 1],
      ['1', 2],
    ]);
    expect(shown[0]!.winningNumber).toEqual({ D: ['9', '9', '9', '9', '9'] });
    const [own, other] = client.getQueryData(drawQueries.games().queryKey)!;
    expect([own!.last?.numero, other!.last]).toEqual(['2', null]);
    expect(client.getQueryState(drawQueries.games().queryKey)!.dataUpdatedAt).toBe(readAt);
    expect([results.read, games.read].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    for (const { end } of [results, games]) end();
  });

  it('makes one read of the tickets in a burst, and none if it is of another game or draw', async () => {
    const order = { orderNumber: 'L1', gameId: 'SEN60', tickets: [{ numero: '2' }] } as unknown as Order;
    const today = watch(client, drawQueries.today().queryKey, () => ({ list: [order] }));
    await vi.advanceTimersByTimeAsync(0);
    today.read.mockClear();
    for (const gameCode of ['K3_60', 'XSMB']) applyDraw(client, event({ gameCode, state: 'SETTLED' }));
    applyDraw(client, event({ numero: '3', state: 'SETTLED' }));
    await vi.advanceTimersByTimeAsync(2 * BURST_MS);
    expect(today.read).not.toHaveBeenCalled();
    applyDraw(client, event());
    applyDraw(client, event({ state: 'SETTLED' }));
    await vi.advanceTimersByTimeAsync(2 * BURST_MS);
    expect(today.read).toHaveBeenCalledOnce();
    today.end();
  });

  it('has the hot numbers of its game counted again, once a burst', async () => {
    const { read, end } = watch(client, drawQueries.hotAndGaps('SEN60').queryKey, () => ({ draws: 1 }));
    await vi.advanceTimersByTimeAsync(0);
    read.mockClear();
    for (const numero of ['2', '3']) applyDraw(client, event({ numero }));
    applyDraw(client, event({ gameCode: 'SEN300' }));
    await vi.advanceTimersByTimeAsync(2 * BURST_MS);
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });

  it('reads the draws to come if one of them is void', async () => {
    const coming = watch(client, drawQueries.coming('SEN60').queryKey, () => [drawAfter('2', MINUTE)]);
    await vi.advanceTimersByTimeAsync(0);
    coming.read.mockClear();
    applyDraw(client, event({ gameCode: 'K3_60', state: 'VOID', version: 0 }));
    await vi.advanceTimersByTimeAsync(2 * BURST_MS);
    expect(coming.read).not.toHaveBeenCalled();
    applyDraw(client, event({ state: 'VOID', version: 0 }));
    await vi.advanceTimersByTimeAsync(2 * BURST_MS);
    expect(coming.read).toHaveBeenCalledOnce();
    coming.end();
  });

  it('is ignored in another form', () => {
    expect([null, 'draw', {}, { gameCode: 'SEN60', numero: '1' }].map(isDrawEvent)).toEqual([
      ...[false, false, false, false],
    ]);
    expect(isDrawEvent(event())).toBe(true);
  });
});

describe('a game whose draw has closed', () => {
  it('shows the next draw without a read while enough are known', async () => {
    const many = Array.from({ length: 40 }, (_, at) => drawAfter(String(at + 1), (at + 1) * MINUTE));
    const coming = watch(client, drawQueries.coming('SEN60').queryKey, () => many);
    const games = watch(client, drawQueries.games().queryKey, () => [gameOf('SEN60', MINUTE)]);
    await vi.advanceTimersByTimeAsync(0);
    for (let at = 2; at <= 11; at++) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      advance(client, 'SEN60');
      const [game] = client.getQueryData(drawQueries.games().queryKey)!;
      expect([game!.numero, game!.current.numero, game!.current.isSale]).toEqual([
        ...[String(at), String(at), true],
      ]);
    }
    expect(client.getQueryData(drawQueries.coming('SEN60').queryKey)).toHaveLength(30);
    expect([coming.read, games.read].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    advance(client, 'SEN60');
    await vi.advanceTimersByTimeAsync(BURST_MS);
    expect([coming.read, games.read].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    for (const { end } of [coming, games]) end();
  });

  it('is read where no next draw is known', async () => {
    const games = watch(client, drawQueries.games().queryKey, () => [gameOf('SEN60', MINUTE)]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    advance(client, 'SEN60');
    await vi.advanceTimersByTimeAsync(BURST_MS);
    expect(games.read).toHaveBeenCalledTimes(2);
    games.end();
  });
});
