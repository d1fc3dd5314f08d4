import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import { sessionIdOf } from '#libs/auth';
import { SessionService } from '../../../../services/auth/src/session/session.service.js';
import { routes } from '../../../../services/gateway/src/routes/route-table.js';
import type { PlayerClient } from '#libs/api-client';
import { bearer, inCrowds, tries, type Place } from './place.js';
import { visit, type Seen } from './visitor.js';

const device = `__Host-device=${'d'.repeat(32)}`;

export interface Overheard {
  ended: boolean;
  text: string;
}

export interface Stolen {
  owner: PlayerClient;
  /** As it was at the login, and as it was renewed. */
  tokens: [string, string];
  cookies: string;
  heard: Overheard;
}

export async function logInWithBox(site: string, owner: PlayerClient, cookie = ''): Promise<Seen> {
  const fields = { type: 'username', username: owner.account, password: owner.password, remember: true };
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  return visit(site, 'POST', '/wps/session/login', headers, JSON.stringify(fields));
}

export const cookiesOf = ({ headers }: Seen): string[] =>
  [headers['set-cookie']].flat().filter((one) => one !== undefined);

/** The owner logs in with the box ticked; a thief copies all that the browser holds, and listens on its stream. */
export async function rob(place: Place): Promise<Stolen> {
  const site = place.platform.gateway;
  const owner = await place.newPlayer();
  const login = await logInWithBox(site, owner, device);
  const { token } = (JSON.parse(login.text) as { value: { token: string } }).value;
  const remember = cookiesOf(login).find((cookie) => cookie.startsWith('__Host-remember'))!;
  const heard = await listen(site, token);
  const cookies = `${device}; ${remember.split(';')[0]}`;
  return { owner, tokens: [token, await renewed(place, token)], cookies, heard };
}

export const renewed = (place: Place, token: string): Promise<string> =>
  place.of<SessionService>('auth', SessionService).renew(sessionOf(token));

/** The minute for which the token from before a renewal lives on is over. */
export async function graceOver(place: Place, token: string): Promise<void> {
  const past = `UPDATE session SET expires_at = now() - interval '1 second' WHERE id = $1`;
  await place.of<Pool>('auth', Pool).query(past, [sessionOf(token)]);
  await place.platform.cache.delete(`session:${sessionOf(token)}`);
}

function sessionOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return sessionIdOf((JSON.parse(claims) as { sid: string }).sid);
}

export async function listen(site: string, token: string): Promise<Overheard> {
  const stream = await fetch(`${site}/wps/stream`, { headers: bearer(token) });
  const heard: Overheard = { ended: false, text: '' };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of stream.body!)
      heard.text += decoder.decode(bytes as Uint8Array, { stream: true });
    heard.ended = true;
  })().catch(() => (heard.ended = true));
  return heard;
}

export const logOut = (
  site: string,
  { tokens, cookies }: Pick<Stolen, 'tokens' | 'cookies'>,
): Promise<Seen> => visit(site, 'DELETE', '/wps/session/logout', { ...bearer(tokens[1]), cookie: cookies });

/** Every call that asks for a session, and the stream, by each of the tokens, until it was tried often enough. */
export async function callAll(site: string, tokens: readonly string[], atLeast = tries): Promise<Seen[]> {
  const calls = routes.filter(({ session, method }) => session === 'required' && method === 'GET');
  const once = tokens.flatMap((token) => [
    ...calls.map(({ path }) => ({ token, path })),
    { token, path: undefined },
  ]);
  const all = Array.from({ length: Math.ceil(atLeast / once.length) }, () => once).flat();
  return inCrowds(all, async ({ token, path }) => {
    if (path !== undefined) return visit(site, 'GET', path.replaceAll(/:\w+/g, randomUUID()), bearer(token));
    const stream = await fetch(`${site}/wps/stream`, { headers: bearer(token) });
    await stream.body?.cancel();
    return { status: stream.status, headers: {}, text: '', code: '' };
  });
}

export const comeBack = (site: string, cookie: string, times: number): Promise<Seen[]> =>
  inCrowds(Array.from({ length: times }), () => visit(site, 'POST', '/wps/session/remembered', { cookie }));
