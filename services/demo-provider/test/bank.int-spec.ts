import { isBodySignedBy, signatureHeader, signBody } from '#libs/platform';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { demoProviderService } from '../src/service.js';

const keys = { k1: 'a-key-of-the-bank' };
const order = {
  orderNo: '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c30',
  channel: 'BANK',
  account: '113366668888',
  amount: '10000000',
  content: 'SV0123456789',
  expiresAt: '2030-01-01T00:00:00.000Z',
  notifyUrl: 'http://127.0.0.1:1/arrivals',
};

const start = (env: Record<string, string>): Promise<TestService<FakeClock>> =>
  startTestService(demoProviderService, {
    env: { PORT: '0', GAME_PAGE_FOLDER: 'dist/no-page-here', SIMULATED_POLL_MS: '60000', ...env },
  });

async function register(
  { url, clock }: TestService<FakeClock>,
  body: string,
  by: Record<string, string> = keys,
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signBody(by, body, clock.now()),
  };
  return (await fetch(`${url}/bank/v1/orders`, { method: 'POST', headers, body })).status;
}

describe('the simulated bank', () => {
  it('accepts an order once, as signed by a live key', async () => {
    const service = await start({ BANK_SIMULATOR: 'on', BANK_CHANNEL_KEYS: 'k1=a-key-of-the-bank' });
    try {
      const body = JSON.stringify(order);
      expect(await register(service, body, { k1: 'another key' })).toBe(401);
      expect(await register(service, JSON.stringify({ ...order, amount: '-1' }))).toBe(400);
      expect([await register(service, body), await register(service, body)]).toEqual([200, 200]);
      expect(await service.pool.query('SELECT count(*)::integer AS n FROM bank_transfer')).toEqual([
        { n: 1 },
      ]);
    } finally {
      await service.close();
    }
  });

  it('does not exist unless switched on', async () => {
    const service = await start({ BANK_CHANNEL_KEYS: 'k1=a-key-of-the-bank' });
    try {
      expect(await register(service, JSON.stringify(order))).toBe(404);
    } finally {
      await service.close();
    }
  });

  it('says when asked how a payment stands, also a silent one; one that was lost it does not know', async () => {
    const env = { BANK_SIMULATOR: 'on', BANK_CHANNEL_KEYS: 'k1=a-key-of-the-bank' };
    const service = await start({ ...env, SIMULATED_DELAY_MIN_MS: '1000', SIMULATED_DELAY_MAX_MS: '1000' });
    const ordered = async (payoutNo: string, amount: string) => {
      const about = {
        channel: 'BANK',
        institution: '970436',
        account: '0123456789',
        holder: 'NGUYEN VAN AN',
      };
      const notifyUrl = 'http://127.0.0.1:1/payouts';
      const body = JSON.stringify({ payoutNo, ...about, amount, content: 'RT', notifyUrl });
      const headers = {
        'content-type': 'application/json',
        [signatureHeader]: signBody(keys, body, service.clock.now()),
      };
      expect((await fetch(`${service.url}/bank/v1/payouts`, { method: 'POST', headers, body })).status).toBe(
        200,
      );
    };
    const asked = async (payoutNo: string, by = keys) => {
      const path = `/bank/v1/payouts/${payoutNo}`;
      const headers = { [signatureHeader]: signBody(by, `GET ${path}`, service.clock.now()) };
      const answer = await fetch(`${service.url}${path}`, { headers });
      const { value } = (await answer.json()) as { value: Record<string, unknown> | null };
      return { status: answer.status, value };
    };
    const [silent, lost] = [
      '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c31',
      '01936f2f-1c00-7b22-a4d1-9e8f7a6b5c32',
    ] as const;
    try {
      await ordered(silent, '50001600');
      await ordered(lost, '50001800');
      expect((await asked(silent)).value).toMatchObject({ status: 'KNOWN', notices: [] });
      service.clock.advance(1_000);
      const { value } = await asked(silent);
      expect(value).toMatchObject({ notices: [{ outcome: 'PAID', amount: '50001600' }] });
      const [{ noticeId }] = value!['notices'] as [{ noticeId: string }];
      const said = `${silent} KNOWN\n${noticeId} PAID 50001600 `;
      expect(isBodySignedBy(keys, String(value!['signature']), said, service.clock.now())).toBe(true);
      expect((await asked(lost)).value).toMatchObject({ status: 'UNKNOWN', notices: [] });
      expect((await asked(silent, { k1: 'another key' })).status).toBe(401);
    } finally {
      await service.close();
    }
  });
});
