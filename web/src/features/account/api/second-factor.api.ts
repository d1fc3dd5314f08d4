import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Passkey = Schema<'Auth.PasskeyResponse'>;

export type SecondFactorState = Schema<'Auth.SecondFactorStateResponse'>;

export type NewAuthenticator = Schema<'Auth.NewAuthenticatorResponse'>;

/** Shown once; empty where the member has some already. */
export type RecoveryCodes = Schema<'Auth.RecoveryCodesResponse'>;

export interface FactorProof {
  password: string;
  code: string;
}

const PATH = '/wps/v2/second-factor';

export const secondFactorApi = {
  begin: async (password: string, key: PayloadKey) =>
    http.post(`${PATH}/authenticator`, { body: await encryptPayload({ password }, key) }),
  confirm: async (code: string, key: PayloadKey) =>
    http.post(`${PATH}/authenticator/confirmation`, {
      body: await encryptPayload({ code }, key),
    }),
  remove: async (proof: FactorProof, key: PayloadKey) =>
    http.post(`${PATH}/authenticator/removal`, { body: await encryptPayload({ ...proof }, key) }),
  renewCodes: async (proof: FactorProof, key: PayloadKey) =>
    http.post(`${PATH}/recovery-codes`, { body: await encryptPayload({ ...proof }, key) }),
  passkeyOptions: async (password: string, key: PayloadKey) => {
    const body = await encryptPayload({ password }, key);
    const { options } = await http.post(`${PATH}/passkeys/options`, { body });
    return options as unknown as PublicKeyCredentialCreationOptionsJSON;
  },
  addPasskey: (name: string, response: RegistrationResponseJSON) =>
    http.post(`${PATH}/passkeys`, {
      body: { name, response: { ...response } },
    }),
  removePasskey: async (id: string, proof: FactorProof, key: PayloadKey) =>
    http.post(`${PATH}/passkeys/{passkeyId}/removal`, {
      params: { passkeyId: id },
      body: await encryptPayload({ ...proof }, key),
    }),
};

export const secondFactorQueries = {
  state: () =>
    queryOptions({
      queryKey: ['account', 'second-factor'],
      queryFn: ({ signal }) => http.get(PATH, { signal }),
      staleTime: 0,
    }),
};
