import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  forgetPrivate,
  rememberedLogin,
  sessionQueries,
  useBeginSession,
  useSessionStore,
} from '~/features/session';
import { usePayloadKey } from '~/features/system';
import { passwordApi, type SecondFactorFields } from '../api/password.api';
import type { NewPasswordValues } from '../model/new-password';
import type { SecondStep } from '../model/second-factor';

export function useSecondFactor({ demand, username, remember }: SecondStep) {
  const begin = useBeginSession();
  const key = usePayloadKey();
  return useMutation({
    mutationFn: async (fields: Omit<SecondFactorFields, 'ticket' | 'passkey'>) => {
      const { ticket } = demand;
      if (fields.method !== 'passkey') return passwordApi.secondFactor({ ...fields, ticket }, key());
      const options = await passwordApi.passkeyOptions(ticket);
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const passkey = await startAuthentication({ optionsJSON: options });
      return passwordApi.secondFactor({ ...fields, ticket, passkey }, key());
    },
    onSuccess: async (answer) => {
      if (remember) rememberedLogin.save(username);
      else rememberedLogin.forget();
      await begin(answer);
    },
  });
}

export function useSendLink() {
  return useMutation({
    mutationFn: ({ username, email }: { username: string; email: string }) =>
      passwordApi.sendLink(username.trim().normalize('NFC'), email.trim()),
  });
}

/** The new password ends every session of the account: one that this browser has is of no use any more. */
export function useResetPassword(token: string) {
  const key = usePayloadKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ newPassword, confirmNewPassword }: NewPasswordValues) =>
      passwordApi.reset({ token, newPassword, confirmNewPassword }, key()),
    onSuccess: () => {
      if (!useSessionStore.getState().token) return;
      useSessionStore.getState().end();
      forgetPrivate(client);
    },
  });
}

export function useChangePassword() {
  const key = usePayloadKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ oldPassword, verificationCode, ...secret }: NewPasswordValues) =>
      passwordApi.change(
        {
          ...secret,
          ...(oldPassword && { oldPassword }),
          ...(verificationCode && { verificationCode: verificationCode.trim() }),
        },
        key(),
      ),
    onSuccess: async () => {
      useSessionStore.getState().passwordChanged();
      await client.invalidateQueries({ queryKey: sessionQueries.member().queryKey });
    },
  });
}
