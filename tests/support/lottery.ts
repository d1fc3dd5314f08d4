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
  draw: { numero: string; state: string; closeAt: string };
  result: { winningNumber: Record<string, string[]>; version: number } | null;
  proof: {
    position: number;
    scheme: number;
    commitment: string;
    chain: string;
    previousChain: string | null;
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
