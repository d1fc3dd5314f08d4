import { Outbox } from '#libs/messaging';
import { eventually, pause } from '#libs/testing';
import { RoundRepository } from '../src/round/round.repository.js';
import { RecoveryWorker } from '../src/provider/recovery.worker.js';
import { TransactionRepository } from '../src/provider/transaction.repository.js';
import { jest } from '@jest/globals';
import { World, type Player } from './support/world.js';

/** What the process was doing when it was killed: everything from there on is thrown away. */
class Killed extends Error {}

describe('a crash between any two steps', () => {
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
  afterEach(() => jest.restoreAllMocks());

  const part = <T>(token: abstract new (...args: never[]) => T): T => world.service.app.get(token as never);
  const worker = () => part(RecoveryWorker);

  /** The next call of the method throws, as if the process had died just before it. */
  function killBefore<T extends object>(
    token: abstract new (...args: never[]) => T,
    method: keyof T & string,
  ): void {
    jest.spyOn(part(token) as Record<string, () => unknown>, method).mockImplementationOnce(() => {
      throw new Killed();
    });
  }

  async function recover(): Promise<void> {
    world.service.clock.advance(6_000);
    await worker().runOnce();
  }

  const row = async (transactionId: string) =>
    (
      await world.query<{ status: string; answer: string; applied_to_round: boolean }>(
        'SELECT status, answer, applied_to_round FROM provider_transaction WHERE transaction_id = $1',
        [transactionId],
      )
    )[0]!;
  const round = async (roundId: string) =>
    (
      await world.query<Record<string, unknown>>('SELECT * FROM game_round WHERE round_id = $1', [roundId])
    )[0];

  it.each([
    ['before the wallet hears of it', () => world.wallet.failNext('unreachable')],
    ['after the wallet has moved the money', () => world.wallet.failNext('answer-lost')],
    ['while the wallet is too busy', () => world.wallet.failNext('busy')],
    ['before its outcome is written', () => killBefore(TransactionRepository, 'finishAll')],
    ['between its outcome and its round', () => killBefore(RoundRepository, 'addBets')],
  ])(
    'a bet stopped %s ends as one bet, whether the provider repeats it or the worker finishes it',
    async (_, stop) => {
      for (const repeat of [true, false]) {
        const [betId, roundId] = [next('bet'), next('round')];
        const before = world.wallet.balanceOf(player.memberId);
        stop();
        const stopped = await world.bet(player, betId, roundId, '1000');
        expect(stopped.status).toBeGreaterThanOrEqual(500);
        expect(stopped.body['status']).toBe('UNKNOWN');
        expect(await row(betId)).toMatchObject({ status: 'PENDING', answer: null, applied_to_round: false });
        if (repeat) await world.bet(player, betId, roundId, '1000');
        else await recover();
        expect(await row(betId)).toMatchObject({ status: 'DONE', applied_to_round: true });
        expect(await round(roundId)).toMatchObject({ status: 'OPEN', stake: '1000', bets: 1 });
        expect(world.wallet.balanceOf(player.memberId)).toBe(before - 1000n);
        expect((await world.bet(player, betId, roundId, '1000')).text).toBe((await row(betId)).answer);
      }
    },
  );

  it.each([
    ['before the wallet hears of it', () => world.wallet.failNext('unreachable')],
    ['after the wallet has moved the money', () => world.wallet.failNext('answer-lost')],
    ['before its outcome is written', () => killBefore(TransactionRepository, 'finishAll')],
    ['between its outcome and its round', () => killBefore(RoundRepository, 'lockAll')],
    ['before the round is saved', () => killBefore(RoundRepository, 'saveAll')],
    ['between the round and what the others hear', () => killBefore(Outbox, 'addAll')],
  ])('a win stopped %s is paid once and told once', async (_, stop) => {
    for (const repeat of [true, false]) {
      const [winId, roundId] = [next('win'), next('round')];
      await world.bet(player, next('bet'), roundId, '1000');
      const before = world.wallet.balanceOf(player.memberId);
      stop();
      expect((await world.win(player, winId, roundId, '700')).status).toBeGreaterThanOrEqual(500);
      expect(await round(roundId)).toMatchObject({ status: 'OPEN', payout: '0' });
      expect(await world.published('bets.bet.settled.v1', roundId)).toEqual([]);
      if (repeat) await world.win(player, winId, roundId, '700');
      else await recover();
      expect(await round(roundId)).toMatchObject({ status: 'SETTLED', payout: '700' });
      expect(world.wallet.balanceOf(player.memberId)).toBe(before + 700n);
      expect(await world.published('bets.bet.settled.v1', roundId)).toHaveLength(1);
      expect((await world.win(player, winId, roundId, '700')).text).toBe((await row(winId)).answer);
    }
  });

  it.each([
    ['before the wallet hears of it', () => world.wallet.failNext('unreachable')],
    ['after the wallet has moved the money', () => world.wallet.failNext('answer-lost')],
    ['before the round is changed', () => killBefore(RoundRepository, 'lockAll')],
    ['before its end is written', () => killBefore(TransactionRepository, 'endRollback')],
  ])('a rollback of a paid round stopped %s takes the win back once', async (_, stop) => {
    for (const repeat of [true, false]) {
      const [betId, roundId] = [next('bet'), next('round')];
      const before = world.wallet.balanceOf(player.memberId);
      await world.bet(player, betId, roundId, '1000');
      await world.win(player, next('win'), roundId, '5000');
      stop();
      expect((await world.rollback(player, betId)).status).toBeGreaterThanOrEqual(500);
      if (repeat) await world.rollback(player, betId);
      await recover();
      await recover();
      expect(world.wallet.balanceOf(player.memberId)).toBe(before);
      expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', payout: '0' });
      expect(await row(betId)).toMatchObject({ status: 'ROLLED_BACK' });
    }
  });

  it.each([
    ['before the wallet hears of it', () => world.wallet.failNext('unreachable')],
    ['after the wallet has moved the money', () => world.wallet.failNext('answer-lost')],
    ['before the round is changed', () => killBefore(RoundRepository, 'lockAll')],
    ['before its end is written', () => killBefore(TransactionRepository, 'endRollback')],
  ])('a rollback stopped %s gives the money back once', async (_, stop) => {
    for (const repeat of [true, false]) {
      const [betId, roundId] = [next('bet'), next('round')];
      const before = world.wallet.balanceOf(player.memberId);
      await world.bet(player, betId, roundId, '1000');
      stop();
      expect((await world.rollback(player, betId)).status).toBeGreaterThanOrEqual(500);
      expect(await row(betId)).toMatchObject({ status: 'ROLLBACK_PENDING' });
      if (repeat) await world.rollback(player, betId);
      else await recover();
      expect(await row(betId)).toMatchObject({ status: 'ROLLED_BACK', applied_to_round: false });
      expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', bets: 0 });
      expect(world.wallet.balanceOf(player.memberId)).toBe(before);
      expect((await world.rollback(player, betId)).body['status']).toBe('OK');
    }
  });

  it.each([
    ['never reached the wallet', 'unreachable' as const],
    ['was taken, but the answer lost', 'answer-lost' as const],
  ])(
    'a bet that %s can be taken back at once, and stays so when it is repeated or recovered',
    async (_, fault) => {
      const [betId, roundId] = [next('bet'), next('round')];
      world.wallet.failNext(fault);
      expect((await world.bet(player, betId, roundId, '1000')).status).toBe(503);
      expect((await world.rollback(player, betId)).body).toMatchObject({ status: 'OK', balance: '1000000' });
      expect((await world.bet(player, betId, roundId, '1000')).body['code']).toBe('BET_ROLLED_BACK');
      await recover();
      expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
      expect(await round(roundId)).toBeUndefined();
    },
  );

  it('a rollback that overtakes its bet on the way to the wallet leaves nothing behind', async () => {
    const [betId, roundId] = [next('bet'), next('round')];
    const release = world.wallet.hold();
    const bet = world.bet(player, betId, roundId, '1000');
    await eventually(() => world.wallet.balanceOf(player.memberId) < 1_000_000n);
    const rollback = world.rollback(player, betId);
    await pause(100, 'the rollback overtakes; both orders end alike');
    release();
    expect((await rollback).body['status']).toBe('OK');
    const placed = await bet;
    expect(['OK', 'REFUSED']).toContain(placed.body['status']);
    expect(await row(betId)).toMatchObject({ status: 'ROLLED_BACK', applied_to_round: false });
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
    expect((await round(roundId))?.['status'] ?? 'VOID').toBe('VOID');
  });

  it('a bet whose round ends while its money is being taken is refused, and the money goes back', async () => {
    const [first, betId, roundId] = [next('bet'), next('bet'), next('round')];
    await world.bet(player, first, roundId, '1000');
    const release = world.wallet.hold();
    const late = world.bet(player, betId, roundId, '5000');
    await eventually(() => world.wallet.balanceOf(player.memberId) <= 994_000n);
    await world.query(`UPDATE game_round SET status = 'SETTLED', settled_at = now() WHERE round_id = $1`, [
      roundId,
    ]);
    release();
    expect((await late).body).toMatchObject({ status: 'REFUSED', code: 'ROUND_CLOSED' });
    expect(await row(betId)).toMatchObject({ status: 'ROLLED_BACK' });
    expect(world.wallet.balanceOf(player.memberId)).toBe(999_000n);
    expect(await round(roundId)).toMatchObject({ stake: '1000', bets: 1 });
    expect((await world.bet(player, betId, roundId, '5000')).body['code']).toBe('ROUND_CLOSED');
  });

  it('a win whose bet is still unknown is asked for again, not refused', async () => {
    const [betId, winId, roundId] = [next('bet'), next('win'), next('round')];
    world.wallet.failNext('answer-lost');
    await world.bet(player, betId, roundId, '1000');
    expect((await world.win(player, winId, roundId, '10')).status).toBe(503);
    await world.bet(player, betId, roundId, '1000');
    expect((await world.win(player, winId, roundId, '10')).body).toMatchObject({
      status: 'OK',
      balance: '999010',
    });
  });

  it('is retried with growing patience, by one of many workers', async () => {
    const [betId, roundId] = [next('bet'), next('round')];
    world.wallet.failNext('unreachable', 'unreachable', 'unreachable');
    await world.bet(player, betId, roundId, '1000');
    expect(await worker().runOnce()).toBe(0);
    world.service.clock.advance(6_000);
    const calls = world.wallet.calls.length;
    await Promise.all([worker().runOnce(), worker().runOnce(), worker().runOnce()]);
    expect(world.wallet.calls.length).toBe(calls + 1);
    expect(await worker().runOnce()).toBe(0);
    world.service.clock.advance(2_000);
    expect(await worker().runOnce()).toBe(0);
    expect(world.wallet.calls.length).toBe(calls + 2);
    world.service.clock.advance(4_000);
    expect(await worker().runOnce()).toBe(1);
    expect(await row(betId)).toMatchObject({ status: 'DONE' });
  });
});
