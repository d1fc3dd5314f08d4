import { signedCall, type CallAnswer, type SignedResult } from './call.ts';
import { callSignatureHeader, signAnswer, verifyCall } from './signature.ts';

const keys = { k1: 'a-secret-of-both-sides' };
const url = new URL('https://play.example/provider/SENG/v1/bet');
const now = () => new Date('2026-11-21T08:00:00.000Z');

/** What a call comes to where the other side answers with this status and text. */
function answeredWith(
  status: number,
  text: string,
  signedBy: Record<string, string> = keys,
): Promise<SignedResult> {
  const send = ({
    body,
    headers,
  }: {
    body: string;
    headers: Record<string, string>;
  }): Promise<CallAnswer> => {
    const call = verifyCall(
      keys,
      headers[callSignatureHeader],
      { method: 'POST', path: url.pathname, body },
      now(),
    )!;
    return Promise.resolve({
      status,
      signature: signAnswer(signedBy, call, { status, body: text }, now()),
      text,
    });
  };
  return signedCall(send, { url, message: { amount: '1' }, keys, now });
}

describe('what a signed call comes to', () => {
  it('is the answer, if it is 200 and signed', async () => {
    expect(await answeredWith(200, '{"status":"OK"}')).toEqual({ kind: 'answered', value: { status: 'OK' } });
  });

  it.each([400, 401, 404, 409, 422])('is final for a signed %i', async (status) => {
    expect(await answeredWith(status, '{"code":"VALIDATION_FAILED"}')).toEqual({
      ...{ kind: 'rejected', status, code: 'VALIDATION_FAILED' },
    });
  });

  it.each([
    [500, '{"code":"X"}', keys],
    [503, '{"code":"X"}', keys],
    [429, '{"code":"TOO_MANY_REQUESTS"}', keys],
    [400, '{"code":"X"}', { k1: 'another secret' }],
    [200, '{"status":"OK"}', { k1: 'another secret' }],
    [200, '[]', keys],
    [400, 'no JSON', keys],
  ])('is unknown for %i %s if that may pass or is not signed by the other side', async (status, text, by) => {
    expect((await answeredWith(status, text, by)).kind).toBe('unknown');
  });

  it('is unknown if there is no answer', async () => {
    const send = () => Promise.reject(new Error('timeout'));
    expect(await signedCall(send, { url, message: {}, keys, now })).toEqual({
      kind: 'unknown',
      reason: 'timeout',
    });
  });
});
