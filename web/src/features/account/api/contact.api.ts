import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type CodeSent = Schema<'Auth.CodeSentResponse'>;

export type MobileFields = Schema<'Auth.MobileCodeRequest'>;

export interface Proof {
  password: string;
  verificationCode: string;
}

export const contactApi = {
  sendMobileCode: (fields: MobileFields) => http.post('/wps/v2/contacts/mobile/code', { body: fields }),
  changeMobile: async (fields: MobileFields & Proof, key: PayloadKey) =>
    http.put('/wps/v2/contacts/mobile', { body: await encryptPayload({ ...fields }, key) }),
  sendEmailCode: (email: string) => http.post('/wps/v2/contacts/email/code', { body: { email } }),
  changeEmail: async (fields: { email: string } & Proof, key: PayloadKey) =>
    http.put('/wps/v2/contacts/email', { body: await encryptPayload({ ...fields }, key) }),
};
