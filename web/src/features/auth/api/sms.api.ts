import type { PhoneNumber, RegisterTab } from '~/features/session';
import { http } from '~/lib/http';

export interface CodeSent {
  /** How long the code is good, and how long the button waits (specification 4.6). */
  expiredMinutes: number;
}

const smsApi = {
  /** To log in or to set a new password. The answer is the same whether the number has an account or not. */
  forAccess: (phone: PhoneNumber) =>
    http.post<CodeSent>('/wps/verification/sms/noLogin', { body: { ...phone } }),
  forRegistration: ({ mobileNum, countryDialingCode }: PhoneNumber, regType: RegisterTab) =>
    http.post<CodeSent>('/wps/verification/sms/register', {
      body: { mobileNo: mobileNum, countryDialingCode, regType },
    }),
};

export const sendCode = (purpose: 'login' | 'forgot' | RegisterTab, phone: PhoneNumber): Promise<CodeSent> =>
  purpose === 'login' || purpose === 'forgot'
    ? smsApi.forAccess(phone)
    : smsApi.forRegistration(phone, purpose);
