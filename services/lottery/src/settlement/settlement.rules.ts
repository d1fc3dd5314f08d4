import { createHash } from 'node:crypto';
import { payout, playOf, settle, unpack, type Prepared } from '#libs/lottery-engine';
import { priceOf, type SlipLine, type TicketState } from '../order/order.rules.js';

/** What a ticket gets by a result; minor units. */
export interface TicketResult {
  payout: bigint;
  /** The part of the payout that is stake given back. */
  returned: bigint;
}

/** Settles the lines of a slip, each by the odds stored with it. */
export function resultOfTicket(
  slip: readonly SlipLine[],
  multiple: number,
  prepared: Prepared,
): TicketResult {
  let total = 0n;
  let returned = 0n;
  for (const line of slip) {
    const play = playOf(line.group, line.play);
    if (!play) throw new Error(`no play ${line.group}.${line.play}`);
    const outcome = settle(play, unpack(play, line.selection), prepared);
    const stakePerLine = BigInt(line.unitStake) * BigInt(multiple);
    const pricePerLine = priceOf(line) * BigInt(multiple);
    total += payout({ stakePerLine, pricePerLine, odds: line.odds, outcome });
    returned += pricePerLine * BigInt(outcome.refundedLines);
  }
  return { payout: total, returned };
}

export function stateOf({ payout: paid, returned }: TicketResult): TicketState {
  if (paid === 0n) return 'LOST';
  return paid === returned ? 'REFUNDED' : 'WON';
}

/** One hash over what every ticket gets, in the order of their ids: two runs of a settlement agree if it does. */
export class TotalsHash {
  private readonly hash = createHash('sha256');

  add(ticketId: string, paid: bigint): void {
    this.hash.update(`${ticketId}=${paid}\n`);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}
