import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type SharedAccount = Schema<'Wallet.SharedNumberResponse'>;

/** The service lists the newest ones up to here. */
export const MOST = 200;

export const sharedAccountQueries = {
  list: () =>
    queryOptions({
      queryKey: ['shared-accounts'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/bank-accounts/shared', { signal }),
    }),
};
