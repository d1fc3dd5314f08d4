import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { serverNow } from '~/lib/clock';
import { ARCHIVE, drawQueries, RESULTS, type Draw, type DrawResult, type Game } from './lottery.api';

/** A draw got a result, was settled by it, or is void. */
export interface DrawEvent {
  gameCode: string;
  numero: string;
  state: 'DRAWN' | 'SETTLED' | 'VOID';
  version: number;
  result?: Record<string, string[]>;
  source?: DrawResult['source'];
  changedAt: string;
}

export function isDrawEvent(data: unknown): data is DrawEvent {
  const event = data as Partial<DrawEvent> | null;
  return (
    typeof event?.gameCode === 'string' &&
    typeof event.numero === 'string' &&
    typeof event.state === 'string' &&
    typeof event.version === 'number' &&
    typeof event.changedAt === 'string'
  );
}

/** Events come in bursts, and public answers may be two seconds old. */
export const BURST_MS = 2_500;

const waiting = new Map<string, QueryKey>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads queries once after a burst of events; those that no page shows are read when one does. */
function readSoon(client: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const key of keys) waiting.set(hashKey(key), key);
  timer ??= setTimeout(() => {
    timer = undefined;
    const due = [...waiting.values()];
    waiting.clear();
    for (const queryKey of due) void client.invalidateQueries({ queryKey });
  }, BURST_MS);
}

/** Enters what the event says into the cache; only what it does not say is read, and only of its own draw. */
export function applyDraw(client: QueryClient, event: DrawEvent): void {
  const { gameCode, numero, state } = event;
  if (state === 'DRAWN') {
    enterResult(client, event);
    readSoon(client, drawQueries.hotAndGaps(gameCode).queryKey);
  }
  if (state === 'VOID') {
    readSoon(client, drawQueries.coming(gameCode).queryKey, drawQueries.voids(gameCode).queryKey);
    if (isNext(client, event)) readSoon(client, drawQueries.games().queryKey);
  }
  readSoon(client, drawQueries.detail(gameCode, numero).queryKey);
  readSoon(client, ...ticketsOf(client, event));
}

function enterResult(client: QueryClient, event: DrawEvent): void {
  const { gameCode, numero, version, result: winningNumber, source, changedAt: drawnAt } = event;
  const lists = [
    [drawQueries.results(gameCode).queryKey, RESULTS],
    [drawQueries.archive(gameCode).queryKey, ARCHIVE],
  ] as const;
  if (!winningNumber || !source) return readSoon(client, ...lists.map(([key]) => key));
  const result: DrawResult = { numero, version, winningNumber, source, drawnAt };
  for (const [key, length] of lists)
    patch(client, key, (list: DrawResult[]) => withResult(list, result, length));
  patch(client, drawQueries.games().queryKey, (games: Game[]) =>
    games.map((game) =>
      game.gameCode === gameCode && isNewer(result, game.last) ? { ...game, last: result } : game,
    ),
  );
}

const isNewer = (result: DrawResult, than: DrawResult | null): boolean =>
  !than || result.numero > than.numero || (result.numero === than.numero && result.version > than.version);

/** The newest first, as the server has them. */
function withResult(list: readonly DrawResult[], result: DrawResult, length: number): DrawResult[] {
  const known = list.find(({ numero }) => numero === result.numero);
  if (known && known.version >= result.version) return [...list];
  return [result, ...list.filter((other) => other !== known)]
    .toSorted((a, b) => (a.numero < b.numero ? 1 : -1))
    .slice(0, length);
}

/** Changes what is cached and leaves it as old as it is: the next read is due when it was before. */
function patch<T>(client: QueryClient, queryKey: QueryKey, change: (known: T) => T): void {
  const state = client.getQueryState<T>(queryKey);
  if (state?.data !== undefined)
    client.setQueryData<T>(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
}

const isNext = (client: QueryClient, { gameCode, numero }: DrawEvent): boolean =>
  client
    .getQueryData(drawQueries.games().queryKey)
    ?.some((game) => game.gameCode === gameCode && game.numero === numero) ?? false;

/** The lists and orders that have a ticket in the draw. */
function ticketsOf(client: QueryClient, { gameCode, numero }: DrawEvent): QueryKey[] {
  const today = drawQueries.today().queryKey;
  const orders = client.getQueryData(today)?.list ?? [];
  const own = orders.filter(
    (order) => order.gameId === gameCode && order.tickets.some((ticket) => ticket.numero === numero),
  );
  return own.length === 0
    ? []
    : [today, ...own.map(({ orderNumber }) => drawQueries.order(orderNumber).queryKey)];
}

/** Draws that an order may follow are read again when fewer are known. */
const FEW = 30;

/** Shows the draw after the one that has closed, from those already known; read only where none is. */
export function advance(client: QueryClient, gameCode: string): void {
  const coming = drawQueries.coming(gameCode).queryKey;
  const games = drawQueries.games().queryKey;
  const known = client.getQueryData(coming) ?? [];
  const open = known.filter(({ closeAt }) => Date.parse(closeAt) > serverNow());
  const [next] = open;
  if (next) {
    patch(client, coming, () => open);
    patch(client, games, (list: Game[]) =>
      list.map((game) =>
        game.gameCode === gameCode ? { ...game, numero: next.numero, current: currentOf(next) } : game,
      ),
    );
  }
  if (open.length >= FEW) return;
  readSoon(client, coming);
  if (!next) readSoon(client, games);
}

function currentOf({ numero, drawName, openAt, closeAt, drawAt, lockTime }: Draw): Game['current'] {
  const now = serverNow();
  const remainTime = Math.max(0, Date.parse(closeAt) - now);
  const isSale = Date.parse(openAt) <= now;
  return { numero, openAt, closeAt, drawAt, lockTime, remainTime, isSale, ...(drawName && { drawName }) };
}
