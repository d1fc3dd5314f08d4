import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Handler = (client: QueryClient, data: unknown) => void;

const handlers = new Map<string, Set<Handler>>();
const staleAfter = new Map<string, readonly QueryKey[]>();

/** A feature's own code for an event, registered with its chunk: what no page uses is not loaded for it. */
export function onStreamEvent(type: string, handler: Handler): void {
  const known = handlers.get(type) ?? new Set<Handler>();
  handlers.set(type, known.add(handler));
}

/** The queries that an event makes stale; all of them are read again after a break of the stream. */
export function refreshOnEvent(type: string, ...keys: readonly QueryKey[]): void {
  staleAfter.set(type, [...(staleAfter.get(type) ?? []), ...keys]);
}

export function dispatchEvent(client: QueryClient, { type, data }: { type: string; data: unknown }): void {
  for (const queryKey of staleAfter.get(type) ?? []) void client.invalidateQueries({ queryKey });
  for (const handler of handlers.get(type) ?? []) handler(client, data);
}

/** After a break an event may be lost: whatever the stream keeps fresh is read again, once. */
export function refreshAfterBreak(client: QueryClient): void {
  for (const keys of staleAfter.values())
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
