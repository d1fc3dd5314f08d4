import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import { noteServerTime } from '~/lib/clock';
import { http } from '~/lib/http';

interface Status {
  serverTime: string;
  info: { payloadKey: PayloadKey };
}
type LoginFields = { username: string; password: string; code: string };

async function sealed(fields: Record<string, unknown>) {
  const status = (await http.get('/wps/system/status', {
    query: { url: window.location.host },
  })) as unknown as Status;
  noteServerTime(status.serverTime);
  return encryptPayload(fields, status.info.payloadKey);
}

export const operatorSessionApi = {
  logIn: async (fields: LoginFields) => http.post('/wps/v2/ops/session', { body: await sealed(fields) }),
  beginEnrolment: async (fields: { token: string }) =>
    http.post('/wps/v2/ops/enrolment', { body: await sealed(fields) }),
  confirmEnrolment: async (fields: { token: string; password: string; code: string }) =>
    http.post('/wps/v2/ops/enrolment/confirmation', { body: await sealed(fields) }),
  logOut: () => http.delete('/wps/v2/ops/session'),
};
