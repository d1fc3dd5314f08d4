import { isBodySignedBy, signBody } from './body-signature.js';

const now = new Date('2026-11-21T08:00:00.000Z');
const keys = { new: 'a-secret-of-the-new-key', old: 'a-secret-of-the-old-key' };
const body = '{"amount":"500000"}';
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('signed bodies', () => {
  it('SEC-S27 accepts a fresh signature by either of two live keys', () => {
    expect(isBodySignedBy(keys, signBody(keys, body, now), body, later(299))).toBe(true);
    expect(isBodySignedBy(keys, signBody({ old: keys.old }, body, now), body, now)).toBe(true);
  });

  it('SEC-S27 refuses another body, another key, an old, an early and a malformed signature', () => {
    const header = signBody(keys, body, now);
    expect(isBodySignedBy(keys, header, `${body} `, now)).toBe(false);
    expect(isBodySignedBy(keys, header, undefined, now)).toBe(false);
    expect(isBodySignedBy({ new: 'another' }, header, body, now)).toBe(false);
    expect(isBodySignedBy({ other: keys.new }, header, body, now)).toBe(false);
    expect(isBodySignedBy(keys, header, body, later(301))).toBe(false);
    expect(isBodySignedBy(keys, header, body, later(-301))).toBe(false);
    expect(isBodySignedBy(keys, header.replace('v1=', 'v1=00'), body, now)).toBe(false);
    expect(isBodySignedBy(keys, undefined, body, now)).toBe(false);
    expect(isBodySignedBy(keys, header.replace('k=new', 'k=constructor'), body, now)).toBe(false);
  });

  it('signs as the provider guide says: HMAC-SHA256 over seconds, a dot and the raw body', () => {
    expect(signBody({ k1: 'secret' }, '{}', new Date(1_700_000_000_000))).toMatch(
      /^t=1700000000,k=k1,v1=[0-9a-f]{64}$/,
    );
  });
});
