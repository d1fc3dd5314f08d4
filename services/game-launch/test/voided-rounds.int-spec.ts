import { RecoveryWorker } from '../src/provider/recovery.worker.js';
import { World, type Player } from './support/world.js';

describe('a round without a bet that stands', () => {
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

  const recover = async () => {
    world.service.clock.advance(6_000);
    await world.service.app.get(RecoveryWorker).runOnce();
  };
  const round = async (roundId: string) =>
    (
      await world.query<Record<string, unknown>>('SELECT * FROM game_round WHERE round_id = $1', [roundId])
    )[0];

  it('keeps the win of a round while one of its bets stands', async () => {
    const [roundId, first, second] = [next('round'), next('bet'), next('bet')];
    await world.bet(player, first, roundId, '1000');
    await world.bet(player, second, roundId, '2000');
    await world.win(player, next('win'), roundId, '9000');
    await world.rollback(player, first);
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_007_000n);
    expect((await world.rollback(player, second)).body).toMatchObject({ status: 'OK', balance: '1000000' });
    expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', payout: '0' });
    expect((await world.win(player, next('win'), roundId, '9000')).body['code']).toBe('ROUND_CLOSED');
  });

  it('takes the win back once if both bets of a round are rolled back at once', async () => {
    const [roundId, bets] = [next('round'), [next('bet'), next('bet')]];
    for (const betId of bets) await world.bet(player, betId, roundId, '1000');
    await world.win(player, next('win'), roundId, '9000');
    const answers = await Promise.all(bets.map((betId) => world.rollback(player, betId)));
    expect(answers.map(({ body }) => body['status'])).toEqual(['OK', 'OK']);
    await recover();
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
    expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', payout: '0', bets: 0 });
  });

  it('takes back what an open round has paid before its end', async () => {
    const [roundId, betId] = [next('round'), next('bet')];
    await world.bet(player, betId, roundId, '1000');
    await world.win(player, next('win'), roundId, '400', { roundFinished: false });
    expect((await world.rollback(player, betId)).body).toMatchObject({ status: 'OK', balance: '1000000' });
    expect(await round(roundId)).toMatchObject({ status: 'VOID', payout: '0' });
    expect(await world.published('bets.bet.settled.v1', roundId)).toEqual([]);
    expect(await world.published('bets.bet.adjusted.v1', roundId)).toEqual([]);
  });

  it('leaves nothing of a win that is sent together with the rollback of its only bet', async () => {
    for (let times = 0; times < 5; times += 1) {
      const [roundId, betId] = [next('round'), next('bet')];
      await world.bet(player, betId, roundId, '1000');
      await Promise.all([world.win(player, next('win'), roundId, '700'), world.rollback(player, betId)]);
      await recover();
      expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', payout: '0' });
    }
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
  });

  it('refuses to roll back what is no bet, or a bet of another round than it says', async () => {
    const [roundId, betId, winId] = [next('round'), next('bet'), next('win')];
    await world.bet(player, betId, roundId, '100');
    await world.win(player, winId, roundId, '50');
    expect((await world.rollback(player, winId)).body['code']).toBe('TRANSACTION_NOT_A_BET');
    expect((await world.rollback(player, betId, { roundId: next('round') })).body['code']).toBe(
      'TRANSACTION_MISMATCH',
    );
    expect(world.wallet.balanceOf(player.memberId)).toBe(999_950n);
  });
});
