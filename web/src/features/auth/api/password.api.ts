import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PhoneNumber } from '~/features/session';
import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import { http } from '~/lib/http';
import type { CodeProof } from '../model/code-proof';
import type { FactorMethod } from '../model/second-factor';

export interface SecondFactorFields {
  ticket: string;
  method: FactorMethod;
  code?: string;
  /** What the browser answered to the options of the passkey. */
  passkey?: AuthenticationResponseJSON;
  bankAccountName?: string;
}

interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

export const passwordApi = {
  secondFactor: async (fields: SecondFactorFields, key: PayloadKey) =>
    http.post('/wps/session/login/second-factor', {
      body: await encryptPayload({ ...fields }, key),
    }),
  passkeyOptions: async (ticket: string) => {
    const { options } = await http.post('/wps/session/login/second-factor/passkey', { body: { ticket } });
    return options as unknown as PublicKeyCredentialRequestOptionsJSON;
  },
  /** Sent as a form (specification 7.1); the response does not reveal whether the account exists. */
  sendLink: (username: string, email: string) =>
    http.post('/wps/member/password/email', {
      body: new URLSearchParams({ username, email }),
    }),
  reset: async (fields: NewPassword & { token: string }, key: PayloadKey) =>
    http.post('/wps/member/password/reset', { body: await encryptPayload({ ...fields }, key) }),
  resetByPhone: async (fields: NewPassword & PhoneNumber & CodeProof, key: PayloadKey) =>
    http.post('/wps/member/password/verification', {
      body: await encryptPayload({ ...fields }, key),
    }),
  change: async (
    fields: NewPassword & { oldPassword?: string; verificationCode?: string },
    key: PayloadKey,
  ) =>
    http.post('/wps/member/password', {
      body: await encryptPayload({ ...fields }, key),
    }),
  sendCode: () => http.post('/wps/v2/password/code'),
};
