import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePayloadKey } from '~/features/system';
import { secondFactorApi, secondFactorQueries, type FactorProof } from '../api/second-factor.api';
import { useSecurityChanged } from './use-profile';

function useFactorsChanged() {
  const client = useQueryClient();
  const changed = useSecurityChanged();
  return () =>
    Promise.all([changed(), client.invalidateQueries({ queryKey: secondFactorQueries.state().queryKey })]);
}

export function useBeginAuthenticator() {
  const key = usePayloadKey();
  return useMutation({ mutationFn: (password: string) => secondFactorApi.begin(password, key()) });
}

export function useConfirmAuthenticator() {
  const key = usePayloadKey();
  return useMutation({
    mutationFn: (code: string) => secondFactorApi.confirm(code, key()),
    onSuccess: useFactorsChanged(),
  });
}

export function useRemoveAuthenticator() {
  const key = usePayloadKey();
  return useMutation({
    mutationFn: (proof: FactorProof) => secondFactorApi.remove(proof, key()),
    onSuccess: useFactorsChanged(),
  });
}

export function useRenewCodes() {
  const key = usePayloadKey();
  return useMutation({
    mutationFn: (proof: FactorProof) => secondFactorApi.renewCodes(proof, key()),
    onSuccess: useFactorsChanged(),
  });
}

export function useAddPasskey() {
  const key = usePayloadKey();
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const options = await secondFactorApi.passkeyOptions(password, key());
      const { startRegistration } = await import('@simplewebauthn/browser');
      const response = await startRegistration({ optionsJSON: options });
      return secondFactorApi.addPasskey(name, response);
    },
    onSuccess: useFactorsChanged(),
  });
}

export function useRemovePasskey() {
  const key = usePayloadKey();
  return useMutation({
    mutationFn: ({ id, proof }: { id: string; proof: FactorProof }) =>
      secondFactorApi.removePasskey(id, proof, key()),
    onSuccess: useFactorsChanged(),
  });
}
