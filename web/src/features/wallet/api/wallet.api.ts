import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { fromMinor, toMinor } from '~/lib/format';
import { http } from '~/lib/http';

export type Balance = Schema<'Wallet.BalanceResponse'>;

export interface BalanceEvent {
  balance: string;
  version: number;
  currency: string;
  /** Play money has a book of its own. */
  book?: 'REAL' | 'PLAY';
}

export const walletQueries = {
  balance: () =>
    queryOptions({
      queryKey: ['wallet', 'balance'],
      queryFn: ({ signal }) => http.get('/wps/v2/wallets/balance', { signal }),
      staleTime: 15_000,
      refetchOnWindowFocus: true,
    }),
};

/**
 * Takes a pushed balance as it is: no request follows. An older event than the one shown is passed over,
 * and an answer still under way is dropped, since it may have been read before the change.
 */
export async function applyBalance(client: QueryClient, event: BalanceEvent): Promise<void> {
  const { queryKey } = walletQueries.balance();
  await client.cancelQueries({ queryKey }, { silent: true, revert: true });
  client.setQueryData(queryKey, (known) => {
    if (known?.version !== undefined && known.version >= event.version) return known;
    const sumBalance = event.balance;
    const held = known?.held ?? '0.00';
    const wallets = known?.wallets ?? [];
    const available = fromMinor(toMinor(sumBalance) - toMinor(held));
    return {
      held,
      available,
      // A requirement that opened or ended since comes with the next answer.
      withdrawable: !known || known.withdrawable === known.available ? available : known.withdrawable,
      turnoverLeft: known?.turnoverLeft ?? '0.00',
      // The main wallet alone is the whole sum.
      wallets: wallets.length === 1 ? wallets.map((wallet) => ({ ...wallet, balance: sumBalance })) : wallets,
      currency: event.currency,
      sumBalance,
      version: event.version,
    };
  });
}

export function isBalanceEvent(data: unknown): data is BalanceEvent {
  const event = data as Partial<BalanceEvent> | null;
  return (
    typeof event?.balance === 'string' &&
    /^-?\d+(\.\d+)?$/.test(event.balance) &&
    Number.isFinite(Number(event.version))
  );
}
