import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export type BankAccount = Schema<'Wallet.BankAccountResponse'>;
export type Institution = Schema<'Wallet.InstitutionResponse'>;

/** The fund password is sealed. */
export interface Binding {
  institution: string;
  number: string;
  holder: string;
  fundPassword: string;
}

export const bankAccountQueries = {
  list: () =>
    queryOptions({
      queryKey: ['bank-accounts', 'list'],
      queryFn: ({ signal }) => http.get('/wps/v2/bank-accounts', { signal }),
      staleTime: MINUTE,
    }),
  institutions: () =>
    queryOptions({
      queryKey: ['bank-accounts', 'institutions'],
      queryFn: ({ signal }) => http.get('/wps/v2/bank-accounts/institutions', { signal }),
      staleTime: 60 * MINUTE,
    }),
};

export const bankAccountApi = {
  bind: (binding: Binding, idempotencyKey: string) =>
    http.post('/wps/v2/bank-accounts', { body: binding, idempotencyKey }),
  remove: (id: string, fundPassword: string) =>
    http.post('/wps/v2/bank-accounts/{id}/removal', { params: { id }, body: { fundPassword } }),
};
