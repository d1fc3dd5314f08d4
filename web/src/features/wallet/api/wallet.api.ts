import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { http } from '~/lib/http';

export interface Balance {
  sumBalance: string;
  currency: string;
  wallets: { vassalage: string; balance: string }[];
  /** Rises with every posting; present once the stream has spoken. */
  version?: number;
}

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
      queryFn: ({ signal }) => http.get<Balance>('/wps/v2/wallets/balance', { signal }),
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
    return {
      wallets: known?.wallets ?? [],
      currency: event.currency,
      sumBalance: event.balance,
      version: event.version,
    };
  });
}

export function isBalanceEvent(data: unknown): data is BalanceEvent {
  const event = data as Partial<BalanceEvent> | null;
  return (
    typeof event?.balance === 'string' &&
    /^-?\d+\.\d{2}$/.test(event.balance) &&
    Number.isFinite(Number(event.version))
  );
}
