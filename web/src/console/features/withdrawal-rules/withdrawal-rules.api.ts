import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type RiskRule = Schema<'Wallet.RiskRuleResponse'>;
export type RiskCode = RiskRule['code'];

export const withdrawalRuleQueries = {
  list: () =>
    queryOptions({
      queryKey: ['withdrawal-rules'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/withdrawal-rules', { signal }),
    }),
};
