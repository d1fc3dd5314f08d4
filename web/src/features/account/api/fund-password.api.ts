import { queryOptions } from '@tanstack/react-query';
import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type FundPasswordState = Schema<'Auth.FundPasswordStateResponse'>;

export interface NewFundPassword {
  newFundPassword: string;
  confirmFundPassword: string;
}

const PATH = '/wps/v2/fund-password';

/** Every secret travels sealed. */
export const fundPasswordApi = {
  set: async (fields: NewFundPassword & { password: string }, key: PayloadKey) =>
    http.post(PATH, { body: await encryptPayload({ ...fields }, key) }),
  change: async (fields: NewFundPassword & { oldFundPassword: string }, key: PayloadKey) =>
    http.put(PATH, { body: await encryptPayload({ ...fields }, key) }),
  sendCode: () => http.post(`${PATH}/code`),
  reset: async (fields: NewFundPassword & { password: string; verificationCode: string }, key: PayloadKey) =>
    http.post(`${PATH}/reset`, { body: await encryptPayload({ ...fields }, key) }),
};

export const fundPasswordQueries = {
  state: () =>
    queryOptions({
      queryKey: ['account', 'fund-password'],
      queryFn: ({ signal }) => http.get(PATH, { signal }),
      staleTime: 0,
    }),
};
