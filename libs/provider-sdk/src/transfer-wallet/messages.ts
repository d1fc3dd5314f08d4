/**
 * The calls that a provider with a transfer wallet answers. Amounts are strings of minor units, times ISO 8601.
 * Every call names the vendor, and the player by the platform's reference.
 */
export const transferWalletCalls = [
  'player',
  'balance',
  'transfer',
  'transfer-status',
  'launch',
  'kick',
  'history',
] as const;
export type TransferWalletCall = (typeof transferWalletCalls)[number];

export interface TransferMessage {
  playerRef: string;
  transferId: string;
  /** `IN` is from the platform's wallet to the provider's. */
  direction: 'IN' | 'OUT';
  amount: string;
}

/** A closed round of one player, whole. A correction lists it again with a higher revision. */
export interface HistoryRound {
  roundId: string;
  revision: number;
  playerRef: string;
  gameId: string;
  currency: string;
  /** None if every bet was given back. */
  bets: { betId: string; amount: string; selection?: string; odds?: { format: string; value: string } }[];
  /** Includes the stake. */
  payout: string;
  placedAt: string;
  settledAt: string;
  settlement?: Record<string, unknown>;
}

export interface HistoryAnswer {
  status: 'OK';
  rounds: HistoryRound[];
  /** Where the next call continues. */
  cursor: string;
  more: boolean;
}
