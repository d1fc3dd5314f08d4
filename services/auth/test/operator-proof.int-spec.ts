import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { OperatorService } from '../src/operator/operator.service.js';
import { goodPassword, startAuth, type AuthTest } from './support/auth-test.js';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const username = 'thungan';
const office = '192.0.2.10';
/** Of a stranger, each in a network of its own. */
const elsewhere = (n: number) => `198.18.${n}.7`;

interface Challenge {
  id: string;
  salt: string;
  bits: number;
  waitMs: number;
}

describe('SEC-S5 the work before an operator’s login', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'on' });
    await auth.app.get(OperatorService, { strict: false }).add(username, goodPassword, [], secret);
  });
  afterAll(() => auth?.close());

  async function challengeOf(action: string, ip: string): Promise<Challenge> {
    const answer = await auth.call('POST', '/wps/captcha/work', { action }, { ip });
    return answer.body.value as unknown as Challenge;
  }
  function solve({ salt, bits }: Challenge): string {
    for (let n = 0; ; n += 1) {
      const nonce = n.toString(36);
      const head = createHash('sha256').update(`${salt}${nonce}`).digest().readUInt32BE(0);
      if (head >>> (32 - bits) === 0) return nonce;
    }
  }
  async function work(action: string, ip: string) {
    const challenge = await challengeOf(action, ip);
    return { id: challenge.id, nonce: solve(challenge) };
  }
  async function logIn(ip: string, workProof?: object, password = goodPassword) {
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: auth.clock.now().getTime(),
    });
    const fields = { username, password, code, ...(workProof && { workProof }) };
    const { body } = await auth.call('POST', '/wps/v2/ops/session', await auth.seal(fields), { ip });
    return [body.code ?? 'ok', (body.value as { work?: string } | undefined)?.work];
  }

  it('is asked for before the password is compared, and counts once', async () => {
    expect(await logIn(office)).toEqual(['CAPTCHA_CHECK_FAILED', 'operator']);
    const proof = await work('operator', office);
    expect(await logIn(office, proof)).toEqual(['ok', undefined]);
    auth.clock.advance(30_000);
    expect(await logIn(office, proof)).toEqual(['CAPTCHA_CHECK_FAILED', 'operator']);
    expect(await logIn(office, await work('login', office))).toEqual(['CAPTCHA_CHECK_FAILED', 'operator']);
  });

  it('is harder and slower once a stranger has failed from many networks, and lets the operator in', async () => {
    auth.clock.advance(31 * 60_000);
    for (let n = 0; n < 10; n += 1)
      await logIn(elsewhere(n), await work('operator', elsewhere(n)), 'Sai-Mat-Khau');
    expect(await logIn(elsewhere(20), await work('operator', elsewhere(20)), 'Sai-Mat-Khau')).toEqual([
      'CAPTCHA_CHECK_FAILED',
      'operator-again',
    ]);
    expect(await logIn(office, await work('operator', office))).toEqual([
      'CAPTCHA_CHECK_FAILED',
      'operator-again',
    ]);
    const challenge = await challengeOf('operator-again', office);
    expect(challenge).toMatchObject({ bits: 20, waitMs: 10_000 });
    const early = await work('operator-again', office);
    expect(await logIn(office, early)).toEqual(['CAPTCHA_CHECK_FAILED', 'operator-again']);
    auth.clock.advance(challenge.waitMs);
    const proof = { id: challenge.id, nonce: solve(challenge) };
    expect(await logIn(office, proof)).toEqual(['ok', undefined]);
  });
});
