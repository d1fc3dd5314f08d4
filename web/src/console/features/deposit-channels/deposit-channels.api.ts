import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Channel = Schema<'Wallet.ChannelSettingsResponse'>;

export const channelQueries = {
  list: () =>
    queryOptions({
      queryKey: ['deposit-channels'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/deposit-channels', { signal }),
    }),
};

export function changeChannel({ code, enabled, min, max }: Omit<Channel, 'connected'>) {
  return http.put('/wps/v2/ops/deposit-channels/{code}', { params: { code }, body: { enabled, min, max } });
}
