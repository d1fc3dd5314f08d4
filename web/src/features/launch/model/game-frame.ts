import type { LaunchAnswer } from '../api/launch.api';

/** Messages from the game; they never contain amounts. */
export type GameMessage = 'ready' | 'round' | 'balance' | 'close';

const PREFIX = 'lotus.game.';
const MESSAGES: ReadonlySet<string> = new Set<GameMessage>(['ready', 'round', 'balance', 'close']);

export class UntrustedGameError extends Error {
  override readonly name = 'UntrustedGameError';
}

/**
 * The address for the frame: http(s) only, from a listed origin or another port of the current host. It carries the
 * origin that may receive the game's messages.
 */
export function frameAddress(answer: LaunchAnswer, allowed: readonly string[], here: string): URL {
  const text = answer.gameUrl;
  const url = URL.canParse(text, here) ? new URL(text, here) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UntrustedGameError(text);
  const origins = allowed.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).origin);
  const atHome = url.hostname === new URL(here).hostname;
  if (origins.length > 0 && !atHome && !origins.includes(url.origin))
    throw new UntrustedGameError(url.origin);
  if (!url.searchParams.has('parent')) url.searchParams.set('parent', new URL(here).origin);
  return url;
}

/** Lotteries are pages of this site: a launch of one leads there instead of into a frame. */
const PAGES: ReadonlySet<string> = new Set(['/lottery', '/vnlottery', '/seaLottery', '/elott']);

/** The path of the page of this site that a launch leads to; null if it opens a game. */
export function pageOf(answer: LaunchAnswer, here: string): string | null {
  const url = URL.canParse(answer.gameUrl, here) ? new URL(answer.gameUrl, here) : null;
  return url?.origin === new URL(here).origin && PAGES.has(url.pathname) ? url.pathname + url.search : null;
}

/** A game of our own origin could reach the session: it is left without its origin. */
export function sandboxFor(url: URL, here: string): string {
  const base = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock';
  return url.origin === new URL(here).origin ? base : `${base} allow-same-origin`;
}

export function readGameMessage(data: unknown): GameMessage | null {
  const type = (data as { type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !type.startsWith(PREFIX)) return null;
  const message = type.slice(PREFIX.length);
  return MESSAGES.has(message) ? (message as GameMessage) : null;
}
