import { useMemo } from 'react';
import { openPhoneService, PhoneServiceError } from '~/features/phoneauth';
import type { PhoneNumber, RegisterTab } from '~/features/session';
import { useFlag } from '~/features/system';
import { smsApi, type CodeSent } from '../api/sms.api';
import type { CodeProof } from '../model/code-proof';

export type SmsPurpose = 'login' | 'forgot' | RegisterTab;

/** By whom codes come, and what becomes of one that was typed. */
export interface CodeRoute {
  purpose: SmsPurpose;
  byService: boolean;
  send(phone: PhoneNumber): Promise<CodeSent>;
  prove(typed: string): Promise<CodeProof>;
}

/** The server's own codes, or those of the outside phone service where the brand has switched it on (specification 4.7). */
export function useCodeRoute(purpose: SmsPurpose): CodeRoute {
  const byService = useFlag('PHONEAUTH3');
  return useMemo(() => (byService ? serviceRoute(purpose) : ownRoute(purpose)), [byService, purpose]);
}

function ownRoute(purpose: SmsPurpose): CodeRoute {
  return {
    purpose,
    byService: false,
    send: (phone) =>
      purpose === 'login' || purpose === 'forgot'
        ? smsApi.forAccess(phone)
        : smsApi.forRegistration(phone, purpose),
    prove: (typed) => Promise.resolve({ verificationCode: typed.trim() }),
  };
}

/** What the newest code is for, since the service knows no other; it outlives the dialog, as the wait does. */
let newestFor: SmsPurpose | undefined;

function serviceRoute(purpose: SmsPurpose): CodeRoute {
  return {
    purpose,
    byService: true,
    async send({ countryDialingCode, mobileNum }) {
      const { service, expiredMinutes } = await openPhoneService();
      await service.send(`+${countryDialingCode}${mobileNum}`);
      newestFor = purpose;
      return { expiredMinutes };
    },
    async prove(typed) {
      const { service } = await openPhoneService();
      // After a reload, too, the page no longer knows what a code belongs to.
      if (newestFor !== purpose) throw new PhoneServiceError('auth/code-expired');
      return { firebaseChannel: 'sms', idToken: await service.confirm(typed.trim()) };
    },
  };
}
