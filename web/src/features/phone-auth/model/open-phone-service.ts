import { loadNamespaces } from '~/lib/i18n';
import { phoneServiceApi } from '../api/phone-service.api';
import { PhoneServiceError, type PhoneService } from './phone-service';

export interface OpenedPhoneService {
  service: PhoneService;
  expiredMinutes: number;
}

let opened: Promise<OpenedPhoneService> | undefined;

/** The service with its library and its words, all of which load with the first code that is asked for. */
export function openPhoneService(): Promise<OpenedPhoneService> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<OpenedPhoneService> {
  const [{ client, expiredMinutes }] = await Promise.all([
    phoneServiceApi.describe(),
    loadNamespaces('phone-auth'),
  ]);
  if (!client) throw new PhoneServiceError('auth/operation-not-allowed');
  const { FirebaseService } = await import('./firebase-service');
  return { service: new FirebaseService(client), expiredMinutes };
}
