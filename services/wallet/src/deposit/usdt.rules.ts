/** What the channel promises for one order: minor units for one USDT, until the order expires. */
export interface UsdtQuote {
  address: string;
  rate: bigint;
  /** Millionths of a USDT. */
  amount: bigint;
  confirmationsNeeded: number;
}

export const usdtNetwork = 'TRC20';
const millionths = 1_000_000n;
/** Amounts to pay are whole cents of a USDT, as wallets type them. */
const cent = 10_000n;

/** What to pay for so many minor units, rounded up: the credit is never below what was ordered. */
export function usdtFor(minor: bigint, rate: bigint): bigint {
  const perCent = rate * cent;
  return ((minor * millionths + perCent - 1n) / perCent) * cent;
}

/** Minor units for an amount that arrived, rounded down. */
export function valueOfUsdt(amount: bigint, rate: bigint): bigint {
  return (amount * rate) / millionths;
}

/** A rate far from the reference is an error or a lie. */
export function isBelievable(rate: bigint, reference: bigint, tolerancePercent: number): boolean {
  const difference = rate > reference ? rate - reference : reference - rate;
  return difference * 100n <= reference * BigInt(tolerancePercent);
}

/** `19.24`: at least two decimals, at most six. */
export function formatUsdt(amount: bigint): string {
  const decimals = String(amount % millionths).padStart(6, '0');
  return `${amount / millionths}.${decimals.replace(/0{1,4}$/, '')}`;
}

export interface UsdtTransfer {
  txId: string;
  logIndex: number;
  network: string;
  address: string;
  amount: bigint;
  confirmations: number;
  /** Time of the block. */
  blockTime: Date;
}
