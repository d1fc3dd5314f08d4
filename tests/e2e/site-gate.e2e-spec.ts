import { ApiClient, type OperatorClient } from '#libs/api-client';
import { eventually } from '#libs/testing';
import { routes } from '../../services/gateway/src/routes/route-table.js';
import { isAlwaysOpen } from '../../services/gateway/src/site/site.rules.js';
import { logInOperator } from '../support/operator.js';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

describe('a closed site, through the whole platform', () => {
  let platform: WholePlatform;
  let operator: OperatorClient;

  beforeAll(async () => {
    platform = await startWholePlatform({
      ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '1000' },
    });
    operator = await logInOperator(platform.gateway);
  }, 120_000);
  afterAll(() => platform?.close());

  async function change(fields: object): Promise<void> {
    const { version } = await operator.value<{ version: number }>('GET', '/wps/v2/ops/brand');
    await operator.value('PUT', '/wps/v2/ops/brand', { version, ...fields });
  }

  /** What a call is refused with, by the brand that its headers name. */
  async function answer(method: string, path: string, merchant?: string): Promise<string | undefined> {
    const client = new ApiClient(platform.gateway);
    const address = path.replaceAll(/:\w+/g, 'x');
    return (await client.call(method, address, undefined, merchant === undefined ? {} : { merchant })).code;
  }

  const until = (code: string | undefined) =>
    eventually(
      () => answer('GET', '/lgw/games/game_menus'),
      (given) => given === code,
    );

  /** Every call that the gate holds, with what it was answered. */
  async function answersOfAll(merchant?: string): Promise<Map<string | undefined, string[]>> {
    const held = routes.filter((route) => !isAlwaysOpen(route));
    expect(held.length).toBeGreaterThan(150);
    const answers = await Promise.all(
      held.map(async ({ method, path }) => ({
        call: `${method} ${path}`,
        code: await answer(method, path, merchant),
      })),
    );
    const byCode = Map.groupBy(answers, ({ code }) => code);
    return new Map([...byCode].map(([code, calls]) => [code, calls.map(({ call }) => call)]));
  }

  it('SPEC-4.1.1 refuses every call during maintenance and from a restricted address, whatever brand its headers name', async () => {
    const closings = [
      { close: { maintenance: true }, open: { maintenance: false }, code: 'SITE_MAINTENANCE' },
      {
        close: { deniedAddresses: ['127.0.0.0/8', '::1/128'] },
        open: { deniedAddresses: [] },
        code: 'REGION_RESTRICTED',
      },
    ];
    for (const { close, open, code } of closings) {
      await change(close);
      await until(code);
      for (const merchant of [undefined, '', 'senvang', 'another-brand'])
        expect([...(await answersOfAll(merchant)).keys()]).toEqual([code]);
      await change(open);
      await until(undefined);
    }
  }, 120_000);
});
