import { queryOptions } from '@tanstack/react-query';
import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import { http } from '~/lib/http';

export interface FundPasswordState {
  set: boolean;
  lockedUntil: string | null;
}

export interface NewFundPassword {
  newFundPassword: string;
  confirmFundPassword: string;
}

const PATH = '/wps/v2/fund-password';

/** Every secret travels sealed. */
export const fundPasswordApi = {
  set: async (fields: NewFundPassword & { password: string }, key: PayloadKey) =>
    http.post<unknown>(PATH, { body: await encryptPayload({ ...fields }, key) }),
  change: async (fields: NewFundPassword & { oldFundPassword: string }, key: PayloadKey) =>
    http.put<unknown>(PATH, { body: await encryptPayload({ ...fields }, key) }),
  sendCode: () => http.post<{ expiredMinutes: number; channel: 'sms' | 'email' }>(`${PATH}/code`),
  reset: async (fields: NewFundPassword & { password: string; verificationCode: string }, key: PayloadKey) =>
    http.post<unknown>(`${PATH}/reset`, { body: await encryptPayload({ ...fields }, key) }),
};

export const fundPasswordQueries = {
  state: () =>
    queryOptions({
      queryKey: ['account', 'fund-password'],
      queryFn: ({ signal }) => http.get<FundPasswordState>(PATH, { signal }),
      staleTime: 0,
    }),
};
