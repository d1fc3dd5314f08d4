import fc from 'fast-check';
import { isAnswerTo, newRequestId, signAnswer, signCall, verifyCall, type SignedCall } from './signature.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const keys = { new: 'a-secret-of-the-new-key', old: 'a-secret-of-the-old-key' };
const call: SignedCall = { method: 'POST', path: '/provider/SENG/v1/bet', body: '{"amount":"500000"}' };
const requestId = '8d9ad8ce-6f6c-4f6b-8f0e-0e8f6f2c1d55';
const signed = signCall(keys, call, requestId, now);
const answer = { status: 200, body: '{"status":"OK"}' };
const answered = signAnswer(keys, signed, answer, now);

describe('the signature of a provider call', () => {
  it('SEC-S27 is accepted within the tolerance of the clocks, by either live key', () => {
    for (const seconds of [-299, 0, 299])
      expect(verifyCall(keys, signed.header, call, later(seconds))).toEqual({ keyId: 'new', requestId });
    const byOld = signCall({ old: keys.old }, call, requestId, now);
    expect(verifyCall(keys, byOld.header, call, now)).toEqual({ keyId: 'old', requestId });
  });

  const others: [string, SignedCall][] = [
    ['body', { ...call, body: `${String(call.body)} ` }],
    ['path', { ...call, path: '/provider/SENG/v1/win' }],
    ['vendor', { ...call, path: '/provider/LVG/v1/bet' }],
    ['query string', { ...call, path: `${call.path}?a=1` }],
    ['method', { ...call, method: 'PUT' }],
  ];
  it.each(others)('SEC-S27 is refused for another %s', (_, other) => {
    expect(verifyCall(keys, signed.header, other, now)).toBeUndefined();
  });

  const headers: [string, string | undefined][] = [
    ['missing', undefined],
    ['empty', ''],
    ['cut short', signed.header.slice(0, -1)],
    ['longer', `${signed.header}0`],
    ['in capitals', signed.header.toUpperCase()],
    ['of another time', signed.header.replace(/t=\d/, 't=2')],
    ['of another request id', signed.header.replace('r=8', 'r=9')],
    ['under another key id', signed.header.replace('k=new', 'k=old')],
    ['under an inherited name', signed.header.replace('k=new', 'k=constructor')],
    ['of the first edition', signed.header.replace(/,r=[^,]+,v2/, ',v1')],
    ['by a key that is not live', signCall({ gone: 'x'.repeat(40) }, call, requestId, now).header],
    ['by another secret', signCall({ new: 'x'.repeat(40) }, call, requestId, now).header],
    ["an answer's", answered],
  ];
  it.each(headers)('SEC-S27 is refused when it is %s', (_, header) => {
    expect(verifyCall(keys, header, call, now)).toBeUndefined();
  });

  it('SEC-S27 is refused when it is too old or of the future', () => {
    for (const seconds of [-301, 301])
      expect(verifyCall(keys, signed.header, call, later(seconds))).toBeUndefined();
  });

  it('keeps its bytes, so that a second implementation can compare', () => {
    expect(signCall({ k1: 'secret' }, call, requestId, now).header).toBe(
      `t=1795248000,k=k1,r=${requestId},v2=2ba8da1462889910704898f3bcb6333b2a6cdb4cb7e2f163be3d14dc73c957f7`,
    );
  });

  it('SEC-S27 moves no character from one signed part to another', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '/', '\n'), maxLength: 6 });
    const parts = fc.record({ path: text, body: text });
    fc.assert(
      fc.property(parts, parts, (one, two) => {
        fc.pre(!one.path.includes('\n') && !two.path.includes('\n'));
        const { header } = signCall(keys, { method: 'POST', ...one }, requestId, now);
        const taken = verifyCall(keys, header, { method: 'POST', ...two }, now) !== undefined;
        return taken === (one.path === two.path && one.body === two.body);
      }),
    );
  });
});

describe('the signature of an answer', () => {
  it('SEC-S27 holds for its own call alone', () => {
    expect(isAnswerTo(signed, keys, answered, answer, now)).toBe(true);
    const another = signCall(keys, call, newRequestId(), now);
    expect(isAnswerTo(another, keys, answered, answer, now)).toBe(false);
  });

  it('SEC-S27 holds for its own status and body alone, and for the key of the call', () => {
    expect(isAnswerTo(signed, keys, answered, { ...answer, status: 401 }, now)).toBe(false);
    expect(isAnswerTo(signed, keys, answered, { ...answer, body: '{}' }, now)).toBe(false);
    const byOther = signAnswer(keys, { ...signed, keyId: 'old' }, answer, now);
    expect(isAnswerTo(signed, keys, byOther, answer, now)).toBe(false);
    expect(isAnswerTo(signed, keys, signed.header, { status: 200, body: call.body }, now)).toBe(false);
    expect(isAnswerTo(signed, keys, undefined, answer, now)).toBe(false);
  });
});
