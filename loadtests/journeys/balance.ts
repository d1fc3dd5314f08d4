import { right } from '../lib/checks.ts';
import { call } from '../lib/http.ts';
import { amountForm, type Balance } from '../lib/money.ts';
import { anyOf, type Run } from '../lib/run.ts';

/** A member looks at the balance bar. */
export function balance({ players, before }: Run): void {
  const player = anyOf(players);
  const answer = call<Balance>('GET', '/wps/v2/wallets/balance', { token: player.token, name: 'balance' });
  right(answer, {
    'balance is answered': answer.status === 200 && answer.success,
    'balance is an amount': amountForm.test(answer.value?.sumBalance ?? ''),
    'balance is this member’s': answer.value?.sumBalance === before[player.memberId],
  });
}
