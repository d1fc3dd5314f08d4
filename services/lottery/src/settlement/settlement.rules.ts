import { createHash } from 'node:crypto';
import { payout, playOf, settle, unpack, type Play, type Prepared } from '#libs/lottery-engine';
import { priceOf, type SlipLine, type TicketState } from '../order/order.rules.js';

/** What a ticket gets by a result; minor units. */
export interface TicketResult {
  payout: bigint;
  /** The part of the payout that is stake given back. */
  returned: bigint;
}

/** What one line of a slip cost and gets, for all its charged lines. */
export interface LineResult extends TicketResult {
  /** `<group>.<code>`. */
  play: string;
  price: bigint;
}

/** Settles the lines of a slip, each by the odds stored with it. */
export function resultsOfLines(
  slip: readonly SlipLine[],
  multiple: number,
  prepared: Prepared,
): LineResult[] {
  return slip.map((line) => {
    const play = findLinePlay(line);
    const outcome = settle(play, unpack(play, line.selection), prepared);
    const stakePerLine = BigInt(line.unitStake) * BigInt(multiple);
    const pricePerLine = priceOf(line) * BigInt(multiple);
    return {
      play: keyOfPlay(line),
      price: pricePerLine * BigInt(line.lines),
      payout: payout({ stakePerLine, pricePerLine, odds: line.odds, outcome }),
      returned: pricePerLine * BigInt(outcome.refundedLines),
    };
  });
}

export const totalOf = (lines: readonly LineResult[]): TicketResult => ({
  payout: lines.reduce((sum, line) => sum + line.payout, 0n),
  returned: lines.reduce((sum, line) => sum + line.returned, 0n),
});

export const resultOfTicket = (
  slip: readonly SlipLine[],
  multiple: number,
  prepared: Prepared,
): TicketResult => totalOf(resultsOfLines(slip, multiple, prepared));

export const keyOfPlay = ({ group, play }: Pick<SlipLine, 'group' | 'play'>): string => `${group}.${play}`;

export function findLinePlay({ group, play: code }: Pick<SlipLine, 'group' | 'play'>): Play {
  const play = playOf(group, code);
  if (!play) throw new Error(`no play ${group}.${code}`);
  return play;
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
