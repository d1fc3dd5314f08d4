import { loginOf } from '../../libs/api-client/src/requests.ts';
import { passwordOf } from '../lib/auth.ts';
import { right } from '../lib/checks.ts';
import { call } from '../lib/http.ts';
import { anyOf, type Run } from '../lib/run.ts';

/** A member logs in on one more device and leaves again. */
export function login({ players }: Run): void {
  const { username } = anyOf(players);
  const answer = call<{ token: string }>('POST', '/wps/session/login', {
    body: loginOf(username, passwordOf(username)),
    name: 'login',
  });
  const entered = right(answer, {
    'login is accepted': answer.status === 200 && answer.success,
    'login has a token': (answer.value?.token ?? '') !== '',
  });
  if (!entered) return;
  const left = call<unknown>('DELETE', '/wps/session/logout', { token: answer.value.token, name: 'logout' });
  right(left, { 'logout is accepted': left.success });
}
