import type { PhoneNumber, RegisterTab, WorkAnswer } from '~/features/session';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { doWork } from './captcha.api';

export type CodeSent = Schema<'Auth.CodeSentResponse'>;

const smsApi = {
  /** To log in, or to set a new password. The answer is the same whether the number has an account or not. */
  forAccess: (phone: PhoneNumber, purpose: 'login' | 'reset', workProof: WorkAnswer) =>
    http.post('/wps/verification/sms/noLogin', { body: { ...phone, purpose, workProof } }),
  forRegistration: (
    { mobileNum, countryDialingCode }: PhoneNumber,
    regType: RegisterTab,
    workProof: WorkAnswer,
  ) =>
    http.post('/wps/verification/sms/register', {
      body: { mobileNo: mobileNum, countryDialingCode, regType, workProof },
    }),
};

const WORK_TAKES_AT_MOST_MS = 60_000;

export async function sendCode(
  purpose: 'login' | 'forgot' | RegisterTab,
  phone: PhoneNumber,
): Promise<CodeSent> {
  const workProof = await doWork('code', AbortSignal.timeout(WORK_TAKES_AT_MOST_MS));
  return purpose === 'login' || purpose === 'forgot'
    ? smsApi.forAccess(phone, purpose === 'login' ? 'login' : 'reset', workProof)
    : smsApi.forRegistration(phone, purpose, workProof);
}
