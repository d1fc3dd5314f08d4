import { useMutation } from '@tanstack/react-query';
import { rememberedLogin, sessionApi, useBeginSession, type LoginFields } from '~/features/session';
import { useSystem } from '~/features/system';
import type { CodeProof } from '../model/code-proof';

interface LoginAttempt extends LoginFields {
  /** What proves the number, where the log-in is by one. */
  prove?: () => Promise<CodeProof>;
}

export function useLogin() {
  const begin = useBeginSession();
  const key = useSystem()?.info.payloadKey;
  return useMutation({
    mutationFn: async ({ prove, ...fields }: LoginAttempt) => {
      if (!key) throw new Error('no payload key');
      return sessionApi.login({ ...fields, ...(prove && (await prove())) }, key);
    },
    onSuccess: async (answer, fields) => {
      rememberedLogin.forget();
      if (fields.remember) rememberWayIn(fields);
      await begin(answer);
    },
  });
}

/** What the next log-in begins with: the name, or the number with its dialing code. */
function rememberWayIn({ type, username, mobileNum, countryDialingCode }: LoginFields): void {
  if (type === 'sms' && mobileNum && countryDialingCode)
    rememberedLogin.savePhone({ mobileNum, countryDialingCode });
  else if (username) rememberedLogin.save(username);
}
