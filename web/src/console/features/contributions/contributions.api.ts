import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Contribution = Schema<'Wallet.ContributionResponse'>;
export type ContributionChange = Schema<'Wallet.ContributionChangeResponse'>;

export const contributionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['contributions'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/contributions', { signal }),
    }),
};
