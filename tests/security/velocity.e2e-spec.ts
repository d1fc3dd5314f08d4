import { randomUUID } from 'node:crypto';
import { PlayerClient, registrationOf, type ApiResponse } from '#libs/api-client';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

const fundPassword = '246810';
const registrationsPerHour = 40;
/** The gateway's limit of a session, which is met before those of the services. */
const ofGateway = 'TOO_MANY_REQUESTS';

describe('SEC-S23 an act beyond the rate of its own', () => {
  let platform: WholePlatform;

  beforeAll(async () => {
    platform = await startWholePlatform({
      ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional' },
      ...{ RATE_LIMITS: '1', REGISTRATIONS_PER_HOUR: String(registrationsPerHour) },
    });
  }, 120_000);
  afterAll(() => platform?.close());

  const registering = (player: PlayerClient, more: object = {}) =>
    player.call<{ token: string }>(
      'PUT',
      '/wps/member/register',
      registrationOf(player.account, player.password, more),
    );
  async function member(more: object = {}): Promise<PlayerClient> {
    const player = new PlayerClient(platform.gateway);
    const answer = await registering(player, more);
    if (!answer.success) throw new Error(`the registration was refused: ${answer.code}`);
    player.token = answer.value.token;
    return player;
  }

  /** Repeats the act until its owner refuses it with this code; how many acts the owner took before. */
  async function actsBefore(refusal: string, act: () => Promise<ApiResponse<unknown>>): Promise<number> {
    const codes: (string | undefined)[] = [];
    const last = await eventually(
      async () => {
        const answer = await act();
        codes.push(answer.success ? 'ok' : answer.code);
        return answer;
      },
      ({ success, code }) => !success && code === refusal,
      { what: refusal },
    );
    expect(last.status).toBe(429);
    return codes.filter((code) => code !== refusal && code !== ofGateway).length;
  }

  it('is refused where it claims a bonus: thirty in ten minutes, of one member', async () => {
    const player = await member();
    const path = `/wps/v2/promotions/${randomUUID()}/claim`;
    const claim = () => player.call('POST', path, {});
    expect(await actsBefore('PROMOTION_CLAIM_TOO_MANY', claim)).toBe(30);
    const other = await member();
    expect(await other.call('POST', path, {})).toMatchObject({ code: 'PROMOTION_NOT_FOUND' });
  });

  it('is refused where it orders a withdrawal: twenty in an hour, of one member', async () => {
    const player = await member();
    await player.value('POST', '/wps/v2/fund-password', {
      password: player.password,
      newFundPassword: fundPassword,
      confirmFundPassword: fundPassword,
    });
    const order = () =>
      player.call(
        'POST',
        '/wps/v2/withdrawals',
        { accountId: randomUUID(), amount: '100000.00', fundPassword },
        { [idempotencyHeader]: randomUUID() },
      );
    expect(await order()).toMatchObject({ code: 'BANK_ACCOUNT_NOT_FOUND' });
    expect(await actsBefore('WITHDRAWAL_TOO_MANY', order)).toBe(19);
  });

  it('brings a member no referral: twenty in a day, by one code', async () => {
    type Referral = { code: string; registered: number };
    const view = (player: PlayerClient) => player.value<Referral>('GET', '/wps/v2/referral');
    const [referrer, other] = [await member(), await member()];
    const { code } = await view(referrer);
    for (let count = 0; count < 22; count += 1) await member({ referralCode: code });
    await member({ referralCode: (await view(other)).code });
    await eventually(
      () => view(other),
      ({ registered }) => registered === 1,
      { what: 'the newest registration has arrived' },
    );
    await eventually(
      () => view(referrer),
      ({ registered }) => registered >= 20,
      { what: 'twenty referrals' },
    );
    expect((await view(referrer)).registered).toBe(20);
  });

  // The last one: no registration from this address is taken after it.
  it('is refused where it registers: as many in an hour as the brand allows, from one address', async () => {
    const player = () => new PlayerClient(platform.gateway);
    const taken = await actsBefore('REGISTRATION_LIMIT', () => registering(player()));
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(registrationsPerHour);
  });
});
