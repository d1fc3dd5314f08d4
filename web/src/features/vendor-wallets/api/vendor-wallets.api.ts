import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type VendorWallet = Schema<'Wallet.VendorWalletResponse'>;
export type MemberWallets = Schema<'Wallet.MemberWalletsResponse'>;

/** A vendor that did not answer in time is asked again while the page is open. */
const ASK_AGAIN_MS = 5_000;

/** The name of the main wallet among those of vendors. */
export const MAIN = 'MAIN';

export interface WalletTransfer {
  from: string;
  to: string;
  amount: string;
}

export const vendorWalletQueries = {
  list: () =>
    queryOptions({
      queryKey: ['vendor-wallets'],
      queryFn: ({ signal }) => http.get('/wps/v2/vendor-wallets', { signal }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data && isUnsure(data) ? ASK_AGAIN_MS : false),
    }),
};

const isUnsure = ({ isComplete, vendors }: MemberWallets): boolean =>
  !isComplete || vendors.some(({ balance }) => balance === null);

export const vendorWalletApi = {
  transfer: (body: WalletTransfer, idempotencyKey: string) =>
    http.post('/wps/relay/GCS_walletTransfer', { body, idempotencyKey }),
  collect: (_: void, idempotencyKey: string) =>
    http.post('/wps/v2/vendor-wallets/collection', { idempotencyKey }),
};
