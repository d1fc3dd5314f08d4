/** Channels that members deposit by. The e-wallets are paid by VietQR too, each on an account of its own. */
export const depositChannels = ['BANK', 'MOMO', 'ZALOPAY', 'USDT'] as const;
export type DepositChannelCode = (typeof depositChannels)[number];

/** E-wallets receive transfers over this bank. */
export const walletBank = { bin: '970454', name: 'BVBank' };

export const walletNames: Record<Exclude<DepositChannelCode, 'BANK' | 'USDT'>, string> = {
  MOMO: 'MoMo',
  ZALOPAY: 'ZaloPay',
};

export interface ChannelSettings {
  code: DepositChannelCode;
  enabled: boolean;
  min: bigint;
  max: bigint;
}

/** Each channel numbers its transactions by itself; those of the bank carry no prefix. */
export function transactionOf(channel: DepositChannelCode, number: string): string {
  return channel === 'BANK' ? number : `${channel}:${number}`;
}

/** Suggested amounts: below the one that needs a face check at the bank. */
const presets = [5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n].map((tens) => tens * 1_000_000n);

export function presetsOf({ min, max }: Pick<ChannelSettings, 'min' | 'max'>): bigint[] {
  return presets.filter((amount) => amount >= min && amount <= max).slice(-7);
}
