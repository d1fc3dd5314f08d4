import { sleep } from 'k6';
import { deposits } from './checks.ts';
import { call } from './http.ts';
import { minorUnits } from './money.ts';
import type { Player } from './auth.ts';

const amount = '200000.00';
const patienceSeconds = 30;

/** Orders a deposit; undefined where it was refused. */
export function orderDeposit({ token }: Player, channel: string): string | undefined {
  const answer = call<{ id: string }>('POST', '/wps/v2/deposits', {
    token,
    body: { channel, amount },
    headers: { 'idempotency-key': crypto.randomUUID() },
    name: 'deposit',
  });
  return answer.success ? answer.value.id : undefined;
}

/** Whether the money arrives within half a minute. */
export function isCredited({ token }: Player, id: string): boolean {
  for (let waited = 0; waited < patienceSeconds; waited += 1) {
    const { value } = call<{ status: string }>('GET', `/wps/v2/deposits/${id}`, {
      token,
      name: 'deposit state',
    });
    if (value?.status === 'SUCCESS') {
      deposits.add(minorUnits(amount));
      return true;
    }
    sleep(1);
  }
  return false;
}

/** Gives each player the money of one deposit before the load. */
export function depositAll(players: Player[], channel: string): void {
  const orders = players.map((player) => ({ player, id: orderDeposit(player, channel) }));
  const missing = orders.filter(({ player, id }) => id === undefined || !isCredited(player, id));
  if (missing.length > 0) throw new Error(`${missing.length} players did not receive their deposit`);
}
