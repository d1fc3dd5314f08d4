import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import { http } from '~/lib/http';

export interface CodeSent {
  expiredMinutes: number;
}

export interface MobileFields {
  countryDialingCode: string;
  mobileNum: string;
}

export interface Proof {
  password: string;
  verificationCode: string;
}

export const contactApi = {
  sendMobileCode: (fields: MobileFields) =>
    http.post<CodeSent>('/wps/v2/contacts/mobile/code', { body: fields }),
  changeMobile: async (fields: MobileFields & Proof, key: PayloadKey) =>
    http.put<unknown>('/wps/v2/contacts/mobile', { body: await encryptPayload({ ...fields }, key) }),
  sendEmailCode: (email: string) => http.post<CodeSent>('/wps/v2/contacts/email/code', { body: { email } }),
  changeEmail: async (fields: { email: string } & Proof, key: PayloadKey) =>
    http.put<unknown>('/wps/v2/contacts/email', { body: await encryptPayload({ ...fields }, key) }),
};
