import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePayloadKey } from '~/features/system';
import { contactApi, type MobileFields, type Proof } from '../api/contact.api';
import { fundPasswordApi, fundPasswordQueries, type NewFundPassword } from '../api/fund-password.api';
import { accountQueries } from '../api/account.api';
import { useSecurityChanged } from './use-profile';

export type FundPasswordRequest =
  | ({ by: 'set'; password: string } & NewFundPassword)
  | ({ by: 'change'; oldFundPassword: string } & NewFundPassword)
  | ({ by: 'reset'; password: string; verificationCode: string } & NewFundPassword);

export function useFundPassword() {
  const key = usePayloadKey();
  const client = useQueryClient();
  const changed = useSecurityChanged();
  return useMutation({
    mutationFn: (request: FundPasswordRequest): Promise<unknown> => {
      switch (request.by) {
        case 'set': {
          const { by: _by, ...fields } = request;
          return fundPasswordApi.set(fields, key());
        }
        case 'change': {
          const { by: _by, ...fields } = request;
          return fundPasswordApi.change(fields, key());
        }
        case 'reset': {
          const { by: _by, ...fields } = request;
          return fundPasswordApi.reset(fields, key());
        }
      }
    },
    // A wrong try may have locked it.
    onSettled: () =>
      Promise.all([changed(), client.invalidateQueries({ queryKey: fundPasswordQueries.state().queryKey })]),
  });
}

function useContactChanged() {
  const client = useQueryClient();
  const changed = useSecurityChanged();
  return () =>
    Promise.all([changed(), client.invalidateQueries({ queryKey: accountQueries.profile().queryKey })]);
}

export function useChangeMobile() {
  const key = usePayloadKey();
  return useMutation({
    mutationFn: (fields: MobileFields & Proof) => contactApi.changeMobile(fields, key()),
    onSuccess: useContactChanged(),
  });
}

export function useChangeEmail() {
  const key = usePayloadKey();
  return useMutation({
    mutationFn: (fields: { email: string } & Proof) => contactApi.changeEmail(fields, key()),
    onSuccess: useContactChanged(),
  });
}
