import { signatureHeader, signBody } from '#libs/platform';
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
});
