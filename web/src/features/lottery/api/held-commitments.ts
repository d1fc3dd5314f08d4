import type { QueryClient } from '@tanstack/react-query';
import { drawQueries, type Order } from './lottery.api';

/** What the player's tickets on a draw say that it was committed to, as this page has read them. */
export function heldCommitments(client: QueryClient, gameId: string, numero: string): string[] {
  const today = client.getQueryData(drawQueries.today().queryKey)?.list ?? [];
  const opened = client.getQueriesData<Order>({ queryKey: drawQueries.order('').queryKey.slice(0, -1) });
  return [...today, ...opened.flatMap(([, order]) => order ?? [])]
    .filter((order) => order.gameId === gameId)
    .flatMap(({ tickets }) => tickets.filter((ticket) => ticket.numero === numero))
    .flatMap(({ commitment }) => commitment ?? []);
}
