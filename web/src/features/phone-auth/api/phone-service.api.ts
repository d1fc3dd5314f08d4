import { http } from '~/lib/http';

/** By what the provider's script names this site; `emulator` is a stand-in of the provider, where there is one. */
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
