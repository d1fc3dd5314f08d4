import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

/** How the provider's script identifies this site; `emulator` is the address of a stand-in, if any. */
export type PhoneClient = Schema<'Auth.PhoneClientResponse'>;

export type PhoneServiceInfo = Schema<'Auth.PhoneServiceResponse'>;

export const phoneServiceApi = {
  describe: () => http.get('/wps/verification/phone'),
};
