import { createHash } from 'node:crypto';

/** What a simulated payer does with an order. */
export const usdtPayers = [
  'pay',
  'late',
  'short',
  'twice',
  'repeat',
  'stray',
  'never',
  'wrong-network',
] as const;
export type UsdtPayer = (typeof usdtPayers)[number];

/** Last three digits of a value in whole units, by which one order asks for a payer of its own. */
const payerOfDigits: Partial<Record<string, UsdtPayer>> = {
  '001': 'late',
  '002': 'short',
  '003': 'twice',
  '004': 'repeat',
  '005': 'stray',
  '006': 'never',
  '007': 'wrong-network',
};

export function usdtPayerAskedFor(value: bigint): UsdtPayer | undefined {
  return payerOfDigits[String((value / 100n) % 1_000n).padStart(3, '0')];
}

export interface UsdtOrder {
  orderNo: string;
  /** Minor units that the order is worth. */
  value: bigint;
  expiresAt: Date;
  notifyUrl: string;
}

export interface PlannedUsdtTransfer {
  network: string;
  /** Millionths of a USDT. */
  amount: bigint;
  blockTime: Date;
  /** Confirmations at each report. */
  reports: number[];
  isStray: boolean;
}

const cent = 10_000n;
const stages = [1, 12, 20];

/** The transfers of a payer with this behaviour; the first block comes `delayMs` after the order. */
export function usdtTransfersOf(
  order: UsdtOrder,
  payer: UsdtPayer,
  { rate, now, delayMs }: { rate: bigint; now: Date; delayMs: number },
): PlannedUsdtTransfer[] {
  const perCent = rate * cent;
  const amount = ((order.value * 1_000_000n + perCent - 1n) / perCent) * cent;
  const blockTime = new Date(now.getTime() + delayMs);
  const usual = { network: 'TRC20', amount, blockTime, reports: stages, isStray: false };
  switch (payer) {
    case 'pay':
      return [usual];
    case 'late':
      return [{ ...usual, blockTime: new Date(order.expiresAt.getTime() + delayMs) }];
    case 'short':
      // An exchange kept its fee.
      return [{ ...usual, amount: amount - 100n * cent }];
    case 'twice':
      return [usual, { ...usual, blockTime: new Date(blockTime.getTime() + delayMs) }];
    case 'repeat':
      return [{ ...usual, reports: [...stages, 20, 20] }];
    case 'stray':
      return [{ ...usual, isStray: true }];
    case 'wrong-network':
      return [{ ...usual, network: 'BEP20' }];
    case 'never':
      return [];
  }
}

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The Base58Check form of 20 bytes as an address on TRON. */
export function tronAddressOf(account: Uint8Array): string {
  const payload = Buffer.concat([Buffer.of(0x41), account]);
  let number = BigInt(
    `0x${Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)]).toString('hex')}`,
  );
  let text = '';
  for (; number > 0n; number /= 58n) text = letters[Number(number % 58n)]! + text;
  return text;
}
