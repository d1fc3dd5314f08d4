import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import { http } from '~/lib/http';

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface SecondFactorState {
  authenticator: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

export interface NewAuthenticator {
  /** base32, for typing. */
  secret: string;
  /** otpauth://, for the picture. */
  uri: string;
}

/** Shown once; empty where the member has some already. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface FactorProof {
  password: string;
  code: string;
}

const PATH = '/wps/v2/second-factor';

export const secondFactorApi = {
  begin: async (password: string, key: PayloadKey) =>
    http.post<NewAuthenticator>(`${PATH}/authenticator`, { body: await encryptPayload({ password }, key) }),
  confirm: async (code: string, key: PayloadKey) =>
    http.post<RecoveryCodes>(`${PATH}/authenticator/confirmation`, {
      body: await encryptPayload({ code }, key),
    }),
  remove: async (proof: FactorProof, key: PayloadKey) =>
    http.post<unknown>(`${PATH}/authenticator/removal`, { body: await encryptPayload({ ...proof }, key) }),
  renewCodes: async (proof: FactorProof, key: PayloadKey) =>
    http.post<RecoveryCodes>(`${PATH}/recovery-codes`, { body: await encryptPayload({ ...proof }, key) }),
  passkeyOptions: async (password: string, key: PayloadKey) =>
    http.post<{ options: PublicKeyCredentialCreationOptionsJSON }>(`${PATH}/passkeys/options`, {
      body: await encryptPayload({ password }, key),
    }),
  addPasskey: (name: string, response: RegistrationResponseJSON) =>
    http.post<RecoveryCodes>(`${PATH}/passkeys`, { body: { name, response } }),
  removePasskey: async (id: string, proof: FactorProof, key: PayloadKey) =>
    http.post<unknown>(`${PATH}/passkeys/${id}/removal`, { body: await encryptPayload({ ...proof }, key) }),
};

export const secondFactorQueries = {
  state: () =>
    queryOptions({
      queryKey: ['account', 'second-factor'],
      queryFn: ({ signal }) => http.get<SecondFactorState>(PATH, { signal }),
      staleTime: 0,
    }),
};
