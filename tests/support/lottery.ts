import { setTimeout as sleep } from 'node:timers/promises';

export interface TicketView {
  id: string;
  numero: string;
  state: string;
  stake: string;
  payout: string;
  reason: string | null;
  resultVersion: number;
}
export interface OrderView {
  orderNumber: string;
  totalBettingAmount: string;
  tickets: TicketView[];
}
export interface Detail {
  draw: { numero: string; state: string };
  result: { winningNumber: Record<string, string[]>; version: number } | null;
  proof: {
    position: number;
    commitment: string;
    chain: string;
    seed: string | null;
    randomness: string | null;
    signature: string | null;
    beaconRound: number;
    beaconPublicKey: string;
  } | null;
}
export interface Content {
  playId: string;
  bettingContent: string;
  singleBetPrice: string;
  series?: number;
}

/** Reads until what is read holds, for half a minute. */
export async function until<T>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
  tries = 600,
): Promise<T> {
  for (let count = 0; ; count += 1) {
    const value = await read();
    if (holds(value)) return value;
    if (count > tries) throw new Error(`it did not come about: ${JSON.stringify(value)}`);
    await sleep(50);
  }
}
