/** Names of the e-wallets, the same in every language. */
const WALLETS: Partial<Record<string, string>> = { MOMO: 'MoMo', ZALOPAY: 'ZaloPay' };

/** The name of an e-wallet; undefined for a bank transfer. */
export const walletName = (channel: string): string | undefined => WALLETS[channel];
