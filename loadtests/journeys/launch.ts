import { launches, right } from '../lib/checks.ts';
import { call } from '../lib/http.ts';
import { anyOf, type Run } from '../lib/run.ts';

interface Launch {
  game_url: string;
  launchId: string;
  expiresAt: string;
}

const seen = new Set<string>();

/** A member opens a game: a row, and a ticket that nobody had before. */
export function launch({ players, gameIds }: Run): void {
  const player = anyOf(players);
  const game = anyOf(gameIds);
  const answer = call<Launch>('POST', '/wps/game/launchGame', {
    token: player.token,
    body: { ...game, language: 'VI' },
    name: 'launch',
  });
  const accepted = right(answer, {
    'launch is accepted': (answer.status === 200 || answer.status === 201) && answer.success,
    'launch has an address': /^https?:\/\/.+ticket=/.test(answer.value?.game_url ?? ''),
    'launch is not the token': !(answer.value?.game_url ?? player.token).includes(player.token),
    'launch is a new one': answer.value !== undefined && !seen.has(answer.value.launchId),
  });
  if (answer.value) seen.add(answer.value.launchId);
  if (accepted) launches.add(1);
}
