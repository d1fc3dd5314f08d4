import { toMinor } from '~/lib/format';
import type { Order } from '../api/lottery.api';

type Ticket = Order['tickets'][number];

export type Outcome =
  | { kind: 'none' }
  | { kind: 'pending' }
  | { kind: 'lost' }
  | { kind: 'refunded' }
  | { kind: 'won'; amount: bigint };

const NEVER_IN = new Set<Ticket['state']>(['CANCELLED', 'REFUSED']);
const PENDING = new Set<Ticket['state']>(['PLACED', 'OPEN']);

/** What the player's tickets on one draw came to; money in minor units. */
export function outcomeOf(tickets: readonly Pick<Ticket, 'state' | 'payout'>[]): Outcome {
  const bets = tickets.filter(({ state }) => !NEVER_IN.has(state));
  if (bets.length === 0) return { kind: 'none' };
  if (bets.some(({ state }) => PENDING.has(state))) return { kind: 'pending' };
  const amount = bets
    .filter(({ state }) => state === 'WON')
    .reduce((sum, { payout }) => sum + toMinor(payout), 0n);
  if (amount > 0n) return { kind: 'won', amount };
  return { kind: bets.some(({ state }) => state === 'LOST') ? 'lost' : 'refunded' };
}
