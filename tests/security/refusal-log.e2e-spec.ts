import { randomInt, randomUUID } from 'node:crypto';
import { PlayerClient, type OperatorClient } from '#libs/api-client';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { logInOperator } from '../support/operator.js';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

const fundPassword = '246810';
const address = '198.51.100.44';
/** As the load balancer would say it. */
const from = { 'x-forwarded-for': address };

interface Entry {
  actor: string;
  memberId: string | null;
  call: string;
  outcome: string;
  ip: string;
}

describe('SEC-S36.2 the security log', () => {
  let platform: WholePlatform;
  let operator: OperatorClient;

  beforeAll(async () => {
    platform = await startWholePlatform({
      ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '1000' },
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    operator = await logInOperator(platform.gateway);
  }, 120_000);
  afterAll(() => platform?.close());

  async function member(): Promise<PlayerClient> {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    return player;
  }
  const entries = async (query: string) =>
    (await operator.value<{ list: Entry[] }>('GET', `/wps/v2/ops/security-log?pageSize=100&${query}`)).list;
  const entryOf = (query: string, call: string) =>
    eventually(async () => (await entries(query)).find((entry) => entry.call === call), { what: call });

  it('has the refusals of the gateway, with the address of the guest', async () => {
    const guest = new PlayerClient(platform.gateway);
    for (let count = 0; count < 3; count += 1)
      expect(await guest.call('GET', '/wps/v2/deposits/channels', undefined, from)).toMatchObject({
        code: 'SESSION_REQUIRED',
      });
    const call = 'GET /wps/v2/deposits/channels';
    const entry = await entryOf('outcome=SESSION_REQUIRED', call);
    expect(entry).toMatchObject({ actor: 'guest', memberId: null, ip: address });
    const same = (await entries('outcome=SESSION_REQUIRED')).filter((one) => one.call === call);
    expect(same).toHaveLength(1);
  });

  it('has the call of a member for the id of another, and names who asked', async () => {
    const [owner, other] = [await member(), await member()];
    const id = await owner.deposit('100000.00');
    expect((await other.call('GET', `/wps/v2/deposits/${id}`, undefined, from)).status).toBe(404);
    const entry = await entryOf(`memberId=${other.memberId}&outcome=NOT_FOUND`, 'GET /wps/v2/deposits/:id');
    expect(entry).toMatchObject({ actor: 'member', memberId: other.memberId, ip: address });
    expect(await entries(`memberId=${owner.memberId}&outcome=NOT_FOUND`)).toEqual([]);
  });

  it('has the member’s own address at a wrong fund password', async () => {
    const player = await member();
    await player.value('POST', '/wps/v2/fund-password', {
      password: player.password,
      newFundPassword: fundPassword,
      confirmFundPassword: fundPassword,
    });
    const about = { institution: '970436', number: String(randomInt(1e9, 1e10)), holder: 'Nguyễn Văn An' };
    const headers = { ...from, [idempotencyHeader]: randomUUID() };
    const answer = await player.call(
      'POST',
      '/wps/v2/bank-accounts',
      { ...about, fundPassword: '135791' },
      headers,
    );
    expect(answer.code).toBe('FUND_PASSWORD_WRONG');
    const query = `memberId=${player.memberId}&outcome=FUND_PASSWORD_WRONG`;
    const entry = await entryOf(query, 'POST /internal/fund-password/verification');
    expect(entry).toMatchObject({ actor: 'member', ip: address });
  });
});
