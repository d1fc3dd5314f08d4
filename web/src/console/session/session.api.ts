import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import { noteServerTime } from '~/lib/clock';
import { http } from '~/lib/http';

interface Status {
  serverTime: string;
  info: { payloadKey: PayloadKey };
}
type LoginFields = { username: string; password: string; code: string };

export const operatorSessionApi = {
  async logIn(fields: LoginFields) {
    const status = (await http.get('/wps/system/status', {
      query: { url: window.location.host },
    })) as unknown as Status;
    noteServerTime(status.serverTime);
    return http.post('/wps/v2/ops/session', { body: await encryptPayload(fields, status.info.payloadKey) });
  },
  logOut: () => http.delete('/wps/v2/ops/session'),
};
