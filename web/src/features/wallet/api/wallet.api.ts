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
  /** Bonus money was moved. */
  hasBonus?: boolean;
}

const NOTHING = '0.00';
const NO_PARTS = { held: NOTHING, bonus: NOTHING, owed: NOTHING, turnoverLeft: NOTHING };

export const walletQueries = {
  balance: () =>
    queryOptions({
      queryKey: ['wallet', 'balance'],
      queryFn: ({ signal }) => http.get('/wps/v2/wallets/balance', { signal }),
      staleTime: 15_000,
      refetchOnWindowFocus: true,
    }),
  /** What the member owes to others by contracts. */
  claims: () =>
    queryOptions({
      queryKey: ['wallet', 'claims'],
      queryFn: ({ signal }) => http.get('/wps/v2/claims', { signal }),
    }),
};

/**
 * Takes a pushed balance as it is. An older event than the one shown is passed over, and an answer still under way is
 * dropped, since it may have been read before the change.
 */
export async function applyBalance(client: QueryClient, event: BalanceEvent): Promise<void> {
  const { queryKey } = walletQueries.balance();
  await client.cancelQueries({ queryKey }, { silent: true, revert: true });
  const before = client.getQueryData(queryKey);
  if (before?.version !== undefined && before.version >= event.version) return;
  client.setQueryData(queryKey, after(before, event));
  // The event names the sum alone: which part of it is held or bonus money has to be asked.
  if (event.hasBonus || (before && isApart(before))) void client.invalidateQueries({ queryKey });
}

function after(before: Balance | undefined, { balance, currency, version }: BalanceEvent): Balance {
  const known = { ...NO_PARTS, ...before };
  const available = fromMinor(toMinor(balance) - toMinor(known.held));
  return {
    ...known,
    ...{ available, currency, version, sumBalance: balance },
    // A requirement that opened or ended since comes with the next answer.
    withdrawable: !before || before.withdrawable === before.available ? available : before.withdrawable,
    // What lies in which wallet comes with an answer only.
    wallets: [],
  };
}

const isApart = ({ held, bonus, owed }: Balance) => [held, bonus, owed].some((part) => part !== NOTHING);

export function isBalanceEvent(data: unknown): data is BalanceEvent {
  const event = data as Partial<BalanceEvent> | null;
  return (
    typeof event?.balance === 'string' &&
    /^-?\d+(\.\d+)?$/.test(event.balance) &&
    Number.isFinite(Number(event.version))
  );
}
