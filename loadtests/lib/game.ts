import { launchOf } from '../../libs/api-client/src/requests.ts';
import { launches, right } from './checks.ts';
import { call, callSite } from './http.ts';
import type { Player } from './auth.ts';

export interface OpenGame {
  origin: string;
  token: string;
  stakes: string[];
}

/** Launches a game and redeems its ticket, as the game's page does. */
export function openGame(
  { token }: Player,
  game: { gameId: string; vassalage: string },
): OpenGame | undefined {
  const launch = call<{ gameUrl: string }>('POST', '/wps/game/launchGame', {
    token,
    body: launchOf(game),
    name: 'launch',
  });
  if (!right(launch, { 'game is launched': launch.success })) return undefined;
  launches.add(1);
  const [, origin, query] = /^(https?:\/\/[^/]+)[^?]*\?(.*)$/.exec(launch.value.gameUrl)!;
  const values = Object.fromEntries(query!.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
  const session = callSite<{ token: string; game: { stakes: string[] } }>(origin!, 'POST', '/play/session', {
    body: { ticket: values['ticket'], game: values['game'], lang: 'vi' },
    name: 'game session',
  });
  if (!right(session, { 'game session is open': session.success })) return undefined;
  return { origin: origin!, token: session.value.token, stakes: session.value.game.stakes };
}
