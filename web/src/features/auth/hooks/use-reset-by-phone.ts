import { useMutation } from '@tanstack/react-query';
import { sessionApi, useBeginSession, type PhoneNumber } from '~/features/session';
import { useSystem } from '~/features/system';
import { passwordApi } from '../api/password.api';
import type { CodeProof } from '../model/code-proof';
import type { NewPasswordValues } from '../model/new-password';
import { secondFactorDemand, type SecondFactorDemand } from '../model/second-factor';

export interface PhoneReset {
  phone: PhoneNumber;
  prove: () => Promise<CodeProof>;
  password: Pick<NewPasswordValues, 'newPassword' | 'confirmNewPassword'>;
}

/**
 * Sets the new password, then logs in with it (specification 7.1: type '', the number as user name). Returns null after
 * the login, the second step if one is required, or 'set' if only the password was changed.
 */
export function useResetByPhone() {
  const begin = useBeginSession();
  const key = useSystem()?.info.payloadKey;
  return useMutation({
    mutationFn: async ({
      phone,
      prove,
      password,
    }: PhoneReset): Promise<SecondFactorDemand | 'set' | null> => {
      if (!key) throw new Error('no payload key');
      const { newPassword, confirmNewPassword } = password;
      const proof = await prove();
      await passwordApi.resetByPhone({ ...phone, ...proof, newPassword, confirmNewPassword }, key);
      try {
        const { mobileNum, countryDialingCode } = phone;
        const login = { type: '' as const, username: mobileNum, countryDialingCode, password: newPassword };
        await begin(await sessionApi.login(login, key));
        return null;
      } catch (error) {
        return secondFactorDemand(error) ?? 'set';
      }
    },
  });
}
