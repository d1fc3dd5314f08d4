import { accountStatusChanged, exclusionBegan } from '#libs/events';
import { RecoveryWorker } from '../src/provider/recovery.worker.js';
import { World, type Player } from './support/world.js';

describe('a bet that a crash has left pending is checked again before it is placed', () => {
  let world: World;
  let player: Player;
  let id = 0;
  const next = (name: string): string => `${name}-${(id += 1)}`;

  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world?.close());
  beforeEach(async () => {
    world.wallet.heal();
    player = await world.player({ balance: 1_000_000n });
  });
  afterEach(async () => {
    await world?.query('UPDATE game SET active = true, maintenance = false');
    await world?.query('UPDATE vendor SET maintenance = false');
  });

  const row = async (transactionId: string) =>
    (
      await world.query<{ status: string; answer: string | null; applied_to_round: boolean }>(
        'SELECT status, answer, applied_to_round FROM provider_transaction WHERE transaction_id = $1',
        [transactionId],
      )
    )[0]!;
  const recover = async (): Promise<void> => {
    world.service.clock.advance(6_000);
    await world.service.app.get(RecoveryWorker).runOnce();
  };
  const at = () => world.service.clock.now().toISOString();

  const endSession = () =>
    world.query('UPDATE game_session SET ended_at = now() WHERE id = $1', [player.sessionId]);
  const changes: [string, string, () => Promise<unknown>][] = [
    ['its session was ended', 'SESSION_ENDED', endSession],
    ['its session has expired', 'SESSION_ENDED', async () => world.service.clock.advance(13 * 60 * 60_000)],
    [
      'the account was closed',
      'ACCOUNT_LOCKED',
      () =>
        world.service.bus.publish(accountStatusChanged, {
          ...accountStatusChanged.example,
          memberId: player.memberId,
          status: 'SUSPENDED',
          at: at(),
        } as never),
    ],
    [
      'the member has excluded themself',
      'SELF_EXCLUDED',
      () =>
        world.service.bus.publish(exclusionBegan, {
          ...exclusionBegan.example,
          memberId: player.memberId,
          at: at(),
          until: new Date(Date.parse(at()) + 86_400_000).toISOString(),
        } as never),
    ],
    [
      'the game was withdrawn',
      'GAME_UNKNOWN',
      () => world.query(`UPDATE game SET active = false WHERE game_id = 'seng-dragon-pearl'`),
    ],
    [
      'the vendor is under maintenance',
      'GAME_MAINTENANCE',
      () => world.query(`UPDATE vendor SET maintenance = true WHERE vassalage = 'SENG'`),
    ],
  ];

  describe.each([
    ['never reached the wallet', 'unreachable' as const, []],
    ['was accepted, but the answer lost', 'answer-lost' as const, [-1000n, 1000n]],
  ])('a bet that %s', (_, fault, effects) => {
    it.each(changes)(
      'is cancelled by the worker if %s, and stays refused with %s',
      async (_, code, change) => {
        const [betId, roundId] = [next('bet'), next('round')];
        world.wallet.failNext(fault);
        expect((await world.bet(player, betId, roundId, '1000')).status).toBe(503);
        await change();
        await recover();
        expect(await row(betId)).toMatchObject({ status: 'ROLLED_BACK', applied_to_round: false });
        const repeated = await world.bet(player, betId, roundId, '1000');
        expect(repeated.body).toEqual({ status: 'REFUSED', code, transactionId: betId });
        expect((await world.rollback(player, betId)).body['status']).toBe('OK');
        expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
        const moved = [...world.wallet.effects].filter(([key]) => key.startsWith(`SENG:${betId}`));
        expect(
          moved.filter(([key]) => key.split('#')[0] === `SENG:${betId}`).map(([, delta]) => delta),
        ).toEqual(effects);
        expect(await world.query('SELECT 1 FROM game_round WHERE round_id = $1', [roundId])).toEqual([]);
      },
    );

    it('is cancelled as well when the provider repeats it', async () => {
      const [betId, roundId] = [next('bet'), next('round')];
      world.wallet.failNext(fault);
      await world.bet(player, betId, roundId, '1000');
      await endSession();
      const repeated = await world.bet(player, betId, roundId, '1000');
      expect(repeated.body['code']).toBe('SESSION_ENDED');
      expect((await world.bet(player, betId, roundId, '1000')).text).toBe(repeated.text);
      expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
    });

    it('is cancelled once the wallet is reachable again, if it was not when the bet was checked', async () => {
      const [betId, roundId] = [next('bet'), next('round')];
      world.wallet.failNext(fault);
      await world.bet(player, betId, roundId, '1000');
      await endSession();
      world.wallet.failNext('unreachable');
      await recover();
      expect(await row(betId)).toMatchObject({ status: 'ROLLBACK_PENDING' });
      await recover();
      expect(await row(betId)).toMatchObject({ status: 'ROLLED_BACK' });
      expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
    });
  });

  it('a bet whose round was closed is cancelled', async () => {
    const [first, betId, roundId] = [next('bet'), next('bet'), next('round')];
    await world.bet(player, first, roundId, '1000');
    world.wallet.failNext('unreachable');
    await world.bet(player, betId, roundId, '2000');
    await world.win(player, next('win'), roundId, '0');
    await recover();
    expect((await world.bet(player, betId, roundId, '2000')).body['code']).toBe('ROUND_CLOSED');
    expect(world.wallet.balanceOf(player.memberId)).toBe(999_000n);
  });

  it('a win is paid although its session has ended', async () => {
    const [winId, roundId] = [next('win'), next('round')];
    await world.bet(player, next('bet'), roundId, '1000');
    world.wallet.failNext('unreachable');
    await world.win(player, winId, roundId, '5000');
    await endSession();
    await recover();
    expect(await row(winId)).toMatchObject({ status: 'DONE' });
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_004_000n);
  });
});
