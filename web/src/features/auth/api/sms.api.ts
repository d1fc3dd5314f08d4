import type { PhoneNumber, RegisterTab } from '~/features/session';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type CodeSent = Schema<'Auth.CodeSentResponse'>;

const smsApi = {
  /** To log in or to set a new password. The answer is the same whether the number has an account or not. */
  forAccess: (phone: PhoneNumber) => http.post('/wps/verification/sms/noLogin', { body: { ...phone } }),
  forRegistration: ({ mobileNum, countryDialingCode }: PhoneNumber, regType: RegisterTab) =>
    http.post('/wps/verification/sms/register', {
      body: { mobileNo: mobileNum, countryDialingCode, regType },
    }),
};

export const sendCode = (purpose: 'login' | 'forgot' | RegisterTab, phone: PhoneNumber): Promise<CodeSent> =>
  purpose === 'login' || purpose === 'forgot'
    ? smsApi.forAccess(phone)
    : smsApi.forRegistration(phone, purpose);
