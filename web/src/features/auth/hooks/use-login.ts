import { useMutation } from '@tanstack/react-query';
import { remembered, sessionApi, useBeginSession, type LoginFields } from '~/features/session';
import { useSystem } from '~/features/system';

export function useLogin() {
  const begin = useBeginSession();
  const key = useSystem()?.info.payloadKey;
  return useMutation({
    mutationFn: (fields: LoginFields) => {
      if (!key) throw new Error('no payload key');
      return sessionApi.login(fields, key);
    },
    onSuccess: async (answer, fields) => {
      if (fields.remember) remembered.save(fields.username);
      else remembered.forget();
      await begin(answer);
    },
  });
}
