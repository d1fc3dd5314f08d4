import http, { type BatchRequest } from 'k6/http';
import { headersFor } from '../../libs/api-client/src/envelope.ts';
import { registrationOf } from '../../libs/api-client/src/requests.ts';
import { baseUrl } from './config.ts';
import { read } from './http.ts';

export interface Player {
  username: string;
  token: string;
  memberId: string;
}

const atOnce = 8;

export const passwordOf = (username: string): string => `Gio-Mua-${username}-26`;

/** Registers as many new members as the run needs. They are real accounts (type 0), each with a session. */
export function registerPlayers(count: number, group = ''): Player[] {
  const run = Date.now().toString(36);
  const made: Player[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const names = Array.from(
      { length: Math.min(atOnce, count - from) },
      (_, at) => `k6${group}${run}${from + at}`,
    );
    const answers = http.batch(names.map((username) => registration(username)));
    answers.forEach((response, at) => {
      const { value, code, status } = read<{ token: string; memberId: string }>(response);
      if (!value) throw new Error(`a player could not be registered: ${status} ${code ?? ''}`);
      made.push({ username: String(names[at]), token: value.token, memberId: value.memberId });
    });
  }
  return made;
}

function registration(username: string): BatchRequest {
  const body = registrationOf(username, passwordOf(username));
  return {
    method: 'PUT',
    url: `${baseUrl}/wps/member/register`,
    body: JSON.stringify(body),
    params: { headers: headersFor(undefined, body), tags: { name: 'register' } },
  };
}
