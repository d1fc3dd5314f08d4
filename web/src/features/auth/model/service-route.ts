import { openPhoneService, PhoneServiceError } from '~/features/phone-auth';
import type { PhoneNumber } from '~/features/session';
import type { CodeSent } from '../api/sms.api';
import type { SmsPurpose } from '../hooks/use-code-route';
import type { CodeProof } from './code-proof';

/** What the newest code is for, since the service knows no other; it outlives the dialog, as the wait does. */
let newestFor: SmsPurpose | undefined;

export async function sendByService(
  purpose: SmsPurpose,
  { countryDialingCode, mobileNum }: PhoneNumber,
): Promise<CodeSent> {
  const { service, expiredMinutes } = await openPhoneService();
  await service.send(`+${countryDialingCode}${mobileNum}`);
  newestFor = purpose;
  return { expiredMinutes };
}

export async function proveByService(purpose: SmsPurpose, typed: string): Promise<CodeProof> {
  const { service } = await openPhoneService();
  // After a reload, too, the page no longer knows what a code belongs to.
  if (newestFor !== purpose) throw new PhoneServiceError('auth/code-expired');
  return { firebaseChannel: 'sms', idToken: await service.confirm(typed.trim()) };
}
