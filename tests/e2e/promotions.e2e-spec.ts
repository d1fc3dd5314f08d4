import { PlayerClient, registrationOf } from '#libs/api-client';
import { parseMoney } from '#libs/money';
import { eventually } from '#libs/testing';
import { ReferralService } from '../../services/promotions/src/referral/referral.service.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

interface Cycle {
  cycleKey: string;
  status: string;
  reward: string;
}
interface Offer {
  id: string;
  kind: string;
  category: string;
  status: string;
  cycles: Cycle[];
  enrolment: { cycleKey: string; status: string } | null;
}
interface Bonus {
  amount: string;
  required: string;
  status: string;
}

describe('promotions, from the offer to the balance', () => {
  let platform: WholePlatform;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
      MINIMUM_ROUND_MS: '0',
    });
    await importGames(platform);
  }, 120_000);
  afterAll(() => platform?.close());

  async function member(): Promise<PlayerClient> {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    return player;
  }
  const money = async (player: PlayerClient) => parseMoney(await player.balance());
  const offers = (player: PlayerClient) => player.value<Offer[]>('GET', '/wps/v2/promotions');
  const offerOf = async (player: PlayerClient, kind: string, category?: string) =>
    (await offers(player)).find(
      (offer) => offer.kind === kind && (category === undefined || offer.category === category),
    )!;
  /** Each member has a browser of their own; claims of several members by one browser would be reviewed. */
  const claim = (player: PlayerClient, id: string, cycleKey: string) =>
    player.call<{ status: string }>(
      'POST',
      `/wps/v2/promotions/${id}/claim`,
      { cycleKey },
      { 'user-agent': player.account },
    );
  const bonuses = async (player: PlayerClient) =>
    (await player.value<{ list: Bonus[] }>('GET', '/wps/v2/bonuses')).list;
  const bonusRecord = async (player: PlayerClient) =>
    (await player.value<{ list: { amount: string }[] }>('GET', '/wps/v2/statements?kinds=BONUS')).list;

  /** Plays slots until that much was staked, in minor units. */
  async function stake(player: PlayerClient, atLeast: bigint): Promise<bigint> {
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    let staked = 0n;
    while (staked < atLeast) staked += BigInt((await table.spin(table.stakes.at(-1)!)).stake);
    return staked;
  }

  it('SPEC-1.9.4 REG-G31 a first deposit is doubled once, as a bonus with a turnover of its own', async () => {
    const player = await member();
    const offer = await offerOf(player, 'FIRST_DEPOSIT');
    expect(offer.status).toBe('join');
    await player.value('POST', `/wps/v2/promotions/${offer.id}/join`, {});
    expect((await offerOf(player, 'FIRST_DEPOSIT')).status).toBe('signed');
    await player.deposit('200000.00');
    const reached = await eventually(
      () => offerOf(player, 'FIRST_DEPOSIT'),
      ({ status }) => status === 'claim',
    );
    const { cycleKey } = reached.enrolment!;
    expect((await claim(player, offer.id, cycleKey)).value.status).toBe('claimed');
    await eventually(
      () => money(player),
      (balance) => balance === 40_000_000n,
    );
    await claim(player, offer.id, cycleKey);
    expect(await bonuses(player)).toMatchObject([
      { amount: '200000.00', required: '8000000.00', status: 'CREDITED' },
    ]);
    expect(await bonusRecord(player)).toMatchObject([{ amount: '200000.00' }]);
    const balance = await player.value<{ withdrawable: string }>('GET', '/wps/v2/wallets/balance');
    expect(balance.withdrawable).toBe('0.00');
  });

  it('SPEC-1.9.8 SPEC-3.31 SPEC-7.3.2 SPEC-7.3.3 a mission is finished by play, counted, claimed once, and ranked', async () => {
    const player = await member();
    await player.deposit('5000000.00');
    const staked = await stake(player, 50_000_000n);
    const summary = () =>
      player.value<{ openCount: number; missions: Offer[] }>(
        'GET',
        '/wps/relay/MCSFE_getMissionSummaryDetails',
      );
    const stepsOf = ({ missions }: { missions: Offer[] }) =>
      missions.find(({ kind, category }) => kind === 'MISSION' && category === 'special')!;
    const reached = await eventually(summary, (found) => stepsOf(found).cycles[0]?.status === 'claim');
    expect(reached.openCount).toBeGreaterThan(0);
    const available = await player.value<{
      availablePromoCount: number;
      types: { type: string; count: number; enabled: boolean }[];
    }>('GET', '/wps/v2/promotions/available');
    expect(available.availablePromoCount).toBeGreaterThan(0);
    expect(available.types).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'MISSION', enabled: true }),
        expect.objectContaining({ type: 'REFERRAL' }),
      ]),
    );

    const { id, cycles } = stepsOf(reached);
    expect((await claim(player, id, cycles[0]!.cycleKey)).value.status).toBe('claimed');
    await claim(player, id, cycles[0]!.cycleKey);
    await eventually(
      () => bonusRecord(player),
      (list) => list.length > 0,
    );
    expect(await bonusRecord(player)).toMatchObject([{ amount: cycles[0]!.reward }]);
    expect(stepsOf(await summary()).cycles[0]!.status).toBe('claimed');

    const [board] = await eventually(
      () =>
        player.value<{ places: { place: number; own: boolean; score: string }[] }[]>(
          'GET',
          '/wps/relay/MCSFE_getMissionLeaderboard',
        ),
      ([first]) => first !== undefined && first.places.some(({ own }) => own),
    );
    const own = board!.places.find((place) => place.own)!;
    expect([own.place, parseMoney(own.score)]).toEqual([1, staked]);
  });

  it('SPEC-1.9.9 SPEC-7.5.5 a friend who came by the code is counted, and both are paid when the friend has deposited and played; each spin of the wheel uses one ticket', async () => {
    const referrer = await member();
    const view = () =>
      referrer.value<{ code: string; registered: number; deposited: number; qualified: number }>(
        'GET',
        '/wps/v2/referral',
      );
    const { code } = await view();
    const friend = new PlayerClient(platform.gateway);
    const fields = registrationOf(friend.account, friend.password, { referralCode: code });
    const session = await friend.value<{ token: string }>(
      'PUT',
      '/wps/member/register',
      await friend.credentials(fields),
    );
    friend.token = session.token;
    await eventually(view, ({ registered }) => registered === 1);
    await friend.deposit('3000000.00');
    await eventually(view, ({ deposited }) => deposited === 1);
    await stake(friend, 100_000_000n);
    const raffle = await offerOf(friend, 'RAFFLE');
    const spin = () =>
      friend.call<{ prizeId: string }>('POST', '/wps/relay/MCS2_claimRafflePromotion', {
        ...{ promotionId: raffle.id, clientSeed: '0f'.repeat(16) },
      });
    type Wheel = { tickets: number; used: number; draws: { prizeId: string }[] };
    const wheel = await eventually(
      () => friend.value<Wheel>('GET', `/wps/v2/raffles/${raffle.id}`),
      ({ tickets }) => tickets > 0,
    );
    const spins = await Promise.all(Array.from({ length: wheel.tickets + 1 }, spin));
    expect(spins.filter(({ success }) => success)).toHaveLength(wheel.tickets);
    const drawn = await friend.value<Wheel>('GET', `/wps/v2/raffles/${raffle.id}`);
    expect([drawn.used, drawn.draws.length]).toEqual([wheel.tickets, wheel.tickets]);

    const payer = platform.services.get('promotions')!.app.get(ReferralService, { strict: false });
    await eventually(
      () => payer.payQualified(),
      (paid) => paid === 1,
    );
    expect(await payer.payQualified()).toBe(0);
    expect((await view()).qualified).toBe(1);
    await eventually(
      () => money(referrer),
      (balance) => balance === 5_000_000n,
    );
    // A prize of the wheel may still run, and the reward then waits for its turnover.
    const ofReferral = async () => {
      const { list } = await friend.value<{ list: { amount: string; rolloverStatus: string | null }[] }>(
        'GET',
        '/wps/v2/bonuses?pageSize=100',
      );
      return list.filter(({ amount, rolloverStatus }) => amount === '30000.00' && rolloverStatus !== null);
    };
    await eventually(ofReferral, (list) => list.length > 0);
    expect(await ofReferral()).toHaveLength(1);
  });
});
