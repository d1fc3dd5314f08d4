import { right } from '../lib/checks.ts';
import { isCredited, orderDeposit } from '../lib/deposit.ts';
import { anyOf, type Run } from '../lib/run.ts';

/** A member orders a deposit and waits until the transfer has arrived. */
export function deposit({ moneyPlayers, depositChannel }: Run): void {
  const player = anyOf(moneyPlayers);
  const id = orderDeposit(player, depositChannel);
  const credited = id !== undefined && isCredited(player, id);
  right({ status: 200 }, { 'deposit is ordered': id !== undefined, 'deposit is credited': credited });
}
