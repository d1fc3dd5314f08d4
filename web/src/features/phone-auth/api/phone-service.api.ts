import { http } from '~/lib/http';

/** How the provider's script identifies this site; `emulator` is the address of a stand-in, if any. */
export interface PhoneClient {
  apiKey: string;
  emulator?: string;
}

export interface PhoneServiceInfo {
  enabled: boolean;
  /** How long the button waits (specification 4.6). */
  expiredMinutes: number;
  client: PhoneClient | null;
}

export const phoneServiceApi = {
  describe: () => http.get<PhoneServiceInfo>('/wps/verification/phone'),
};
