import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import { noteServerTime } from '~/lib/clock';
import { hasCode } from '~/lib/failure';
import { ApiError, http } from '~/lib/http';
import { solveProofOfWork } from '~/lib/proof-of-work';

interface Status {
  serverTime: string;
  info: { payloadKey: PayloadKey };
}
type LoginFields = { username: string; password: string; code: string };
type Work = 'operator' | 'operator-again';

async function sealed(fields: Record<string, unknown>) {
  const status = (await http.get('/wps/system/status', {
    query: { url: window.location.host },
  })) as unknown as Status;
  noteServerTime(status.serverTime);
  return encryptPayload(fields, status.info.payloadKey);
}

/** The browser's own work before a login: about a second, and some more with a wait after failed logins. */
async function prove(action: Work) {
  const { signal } = new AbortController();
  const challenge = await http.post('/wps/captcha/work', { body: { action } });
  const [nonce] = await Promise.all([
    solveProofOfWork(challenge, signal),
    new Promise((done) => setTimeout(done, challenge.waitMs)),
  ]);
  return { id: challenge.id, nonce };
}

/** The work that the last refusal asked for. */
let due: Work = 'operator';

async function logIn(fields: LoginFields) {
  const given = due;
  try {
    const workProof = await prove(given);
    const answer = await http.post('/wps/v2/ops/session', { body: await sealed({ ...fields, workProof }) });
    due = 'operator';
    return answer;
  } catch (error) {
    const asked = error instanceof ApiError ? (error.value as { work?: Work } | undefined)?.work : undefined;
    due = asked ?? due;
    if (hasCode(error, 'CAPTCHA_CHECK_FAILED') && asked !== undefined && asked !== given)
      return logIn(fields);
    throw error;
  }
}

export const operatorSessionApi = {
  logIn,
  beginEnrolment: async (fields: { token: string }) =>
    http.post('/wps/v2/ops/enrolment', { body: await sealed(fields) }),
  confirmEnrolment: async (fields: { token: string; password: string; code: string }) =>
    http.post('/wps/v2/ops/enrolment/confirmation', { body: await sealed(fields) }),
  renewRecoveryCodes: async (fields: { password: string; code: string }) =>
    http.post('/wps/v2/ops/recovery-codes', { body: await sealed(fields) }),
  logOut: () => http.delete('/wps/v2/ops/session'),
};
