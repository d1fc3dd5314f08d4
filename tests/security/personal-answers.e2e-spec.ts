import { PlayerClient } from '#libs/api-client';
import { routes } from '../../services/gateway/src/routes/route-table.js';
import { logInOperator } from '../support/operator.js';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

interface Operation {
  parameters?: { in: string; name: string }[];
}

describe('what a browser keeps of a person', () => {
  let platform: WholePlatform;

  beforeAll(async () => {
    platform = await startWholePlatform({
      ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '1000' },
    });
  }, 120_000);
  afterAll(() => platform?.close());

  const call = (method: string, path: string, token: string) =>
    fetch(platform.gateway + path, { method, headers: { authorization: `Bearer ${token}` } });
  async function member(): Promise<PlayerClient> {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    return player;
  }

  it('SEC-S35 no address of a call takes a token, a phone number, a password or a code that was sent', async () => {
    const document = (await (await fetch(`${platform.gateway}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const inAddresses = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
        parameters
          .filter((parameter) => parameter.in !== 'header')
          .map(({ name }) => ({ call: `${method} ${path}`, name })),
      ),
    );
    expect(inAddresses.length).toBeGreaterThan(50);
    const secret = /token|phone|mobile|mail|password|otp|secret|captcha|verif|sms/i;
    expect(inAddresses.filter(({ name }) => secret.test(name))).toEqual([]);
  });

  it('SEC-S35 every answer to a session forbids to store it, and so does every refusal', async () => {
    const { token } = await member();
    const personal = routes.filter(({ method, session }) => method === 'GET' && session === 'required');
    expect(personal.length).toBeGreaterThan(50);
    const stored: string[] = [];
    for (const { path } of personal) {
      const answer = await call('GET', path.replaceAll(/:\w+/g, 'x'), token);
      await answer.arrayBuffer();
      if (!answer.headers.get('cache-control')?.includes('no-store')) stored.push(path);
    }
    expect(stored).toEqual([]);
  });

  it('SEC-S35 a log-out drops what the browser has stored of the site, here and everywhere, and ends the token', async () => {
    const operator = await logInOperator(platform.gateway);
    const logOuts = [
      ['/wps/session/logout', (await member()).token],
      ['/wps/v2/sessions', (await member()).token],
      ['/wps/v2/ops/session', operator.token],
    ] as const;
    for (const [path, token] of logOuts) {
      const ended = await call('DELETE', path, token);
      expect([path, ended.status, ended.headers.get('clear-site-data')]).toEqual([path, 200, '"cache"']);
      expect(ended.headers.get('cache-control')).toContain('no-store');
      const again = await call('DELETE', path, token);
      expect([path, again.status, again.headers.get('clear-site-data')]).toEqual([path, 401, null]);
    }
  });
});
