import { randomUUID } from 'node:crypto';
import { World, type Player } from './support/world.js';

describe('provider protocol', () => {
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

  const round = async (roundId: string) =>
    (
      await world.query<Record<string, unknown>>('SELECT * FROM game_round WHERE round_id = $1', [roundId])
    )[0];

  it('redeems a ticket once, for a session that names the player by a reference of the vendor alone', async () => {
    const memberId = randomUUID();
    world.wallet.fund(memberId, 75_000n);
    const ticket = await world.ticket(memberId);
    const first = await world.provider().call('session', { ticket });
    expect(first).toMatchObject({ status: 200, signed: true });
    expect(first.body).toMatchObject({
      status: 'OK',
      currency: 'VND',
      mode: 'REAL',
      language: 'vi',
      balance: '75000',
      gameId: 'seng-dragon-pearl',
    });
    expect(first.text).not.toContain(memberId);
    const second = await world.provider().call('session', { ticket });
    expect(second.body).toEqual({ status: 'REFUSED', code: 'TICKET_USED' });
    const again = await world.provider().call('session', { ticket: await world.ticket(memberId) });
    expect(again.body['playerRef']).toBe(first.body['playerRef']);
    const elsewhere = await world.player({ memberId, gameId: 'long-red-drum' });
    expect(elsewhere.playerRef).not.toBe(first.body['playerRef']);
  });

  it('SEC-S26 gives a ticket to one of fifty who redeem it at once', async () => {
    const ticket = await world.ticket(player.memberId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.provider().call('session', { ticket })),
    );
    const codes = answers.map((answer) => answer.body['code'] ?? answer.body['status']);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'TICKET_USED')).toHaveLength(49);
  });

  it("refuses an expired, an unknown and another vendor's ticket", async () => {
    const expired = await world.ticket(player.memberId);
    const foreign = await world.ticket(player.memberId, 'long-red-drum');
    expect((await world.provider().call('session', { ticket: foreign })).body['code']).toBe('TICKET_UNKNOWN');
    expect((await world.provider().call('session', { ticket: 'x'.repeat(32) })).body['code']).toBe(
      'TICKET_UNKNOWN',
    );
    world.service.clock.advance(60_001);
    expect((await world.provider().call('session', { ticket: expired })).body['code']).toBe('TICKET_EXPIRED');
  });

  it('keeps a ticket good while the wallet is away', async () => {
    const ticket = await world.ticket(player.memberId);
    world.wallet.failNext('unreachable');
    const away = await world.provider().call('session', { ticket });
    expect(away).toMatchObject({ status: 503, signed: true, body: { status: 'UNKNOWN' } });
    expect((await world.provider().call('session', { ticket })).body['status']).toBe('OK');
  });

  it('plays a round: bet, win, one settled event with the totals', async () => {
    const roundId = next('round');
    const bet = await world.bet(player, next('bet'), roundId, '50000');
    expect(bet.body).toMatchObject({ status: 'OK', balance: '950000', currency: 'VND' });
    expect(await round(roundId)).toMatchObject({ status: 'OPEN', stake: '50000', payout: '0' });
    await world.bet(player, next('bet'), roundId, '10000');
    const win = await world.win(player, next('win'), roundId, '80000');
    expect(win.body).toMatchObject({ status: 'OK', balance: '1020000' });
    const [settled, ...more] = await world.published('bets.bet.settled.v1', roundId);
    expect(more).toEqual([]);
    expect(settled).toMatchObject({
      memberId: player.memberId,
      sourceKey: expect.stringMatching(/^game-launch:bet:/),
      stake: '60000',
      win: '80000',
      validBet: '60000',
      mode: 'REAL',
      category: 'RNG',
      vassalage: 'SENG',
      currency: 'VND',
    });
    const { balance, currency, ...rest } = (
      await world.provider().call('balance', { sessionId: player.sessionId, playerRef: player.playerRef })
    ).body;
    expect({ balance, currency, ...rest }).toEqual({ status: 'OK', balance: '1020000', currency: 'VND' });
  });

  it('settles a lost round by a win of nothing, without a posting', async () => {
    const roundId = next('round');
    await world.bet(player, next('bet'), roundId, '1000');
    const effects = world.wallet.effects.size;
    const lost = await world.win(player, next('win'), roundId, '0');
    expect(lost.body).toMatchObject({ status: 'OK', balance: '999000' });
    expect(world.wallet.effects.size).toBe(effects);
    expect(await round(roundId)).toMatchObject({
      status: 'SETTLED',
      stake: '1000',
      payout: '0',
      valid_bet: '1000',
    });
  });

  it('answers a repeated call byte for byte as the first, and refuses another call under the same id', async () => {
    const [roundId, betId, winId] = [next('round'), next('bet'), next('win')];
    const bet = await world.bet(player, betId, roundId, '40000');
    const win = await world.win(player, winId, roundId, '90000');
    world.service.clock.advance(1000);
    expect((await world.bet(player, betId, roundId, '40000')).text).toBe(bet.text);
    expect((await world.win(player, winId, roundId, '90000')).text).toBe(win.text);
    for (const other of [
      world.bet(player, betId, roundId, '40001'),
      world.bet(player, betId, next('round'), '40000'),
      world.win(player, betId, roundId, '40000'),
      world.bet(player, winId, roundId, '90000'),
      world.win(player, winId, roundId, '90000', { roundFinished: false }),
    ]) {
      expect((await other).body['code']).toBe('TRANSACTION_MISMATCH');
    }
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_050_000n);
    expect(await world.published('bets.bet.settled.v1', roundId)).toHaveLength(1);
  });

  it('has one effect of the same call sent twenty times at once, and one answer', async () => {
    const [roundId, betId, winId] = [next('round'), next('bet'), next('win')];
    const many = (call: () => Promise<{ text: string }>) => Promise.all(Array.from({ length: 20 }, call));
    const bets = await many(() => world.bet(player, betId, roundId, '30000'));
    const wins = await many(() => world.win(player, winId, roundId, '45000'));
    expect(new Set(bets.map((answer) => answer.text)).size).toBe(1);
    expect(new Set(wins.map((answer) => answer.text)).size).toBe(1);
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_015_000n);
    expect(await round(roundId)).toMatchObject({ stake: '30000', payout: '45000', bets: 1 });
    expect(await world.published('bets.bet.settled.v1', roundId)).toHaveLength(1);
  });

  it('passes on a refusal of the wallet permanently, with the balance', async () => {
    const betId = next('bet');
    const roundId = next('round');
    const poor = await world.bet(player, betId, roundId, '1000001');
    expect(poor.body).toEqual({
      status: 'REFUSED',
      code: 'INSUFFICIENT_FUNDS',
      transactionId: betId,
      balance: '1000000',
    });
    world.wallet.fund(player.memberId, 9_000_000n);
    expect((await world.bet(player, betId, roundId, '1000001')).text).toBe(poor.text);
    expect(await round(roundId)).toBeUndefined();
    expect((await world.rollback(player, betId)).body['status']).toBe('OK');
    expect(world.wallet.balanceOf(player.memberId)).toBe(9_000_000n);
  });

  it('takes a bet back once; the round is void, and its later win refused', async () => {
    const [roundId, betId] = [next('round'), next('bet')];
    const bet = await world.bet(player, betId, roundId, '25000');
    const first = await world.rollback(player, betId, { roundId, gameId: 'seng-dragon-pearl' });
    expect(first.body).toMatchObject({ status: 'OK', transactionId: betId, balance: '1000000' });
    expect((await world.rollback(player, betId)).text).toBe(first.text);
    expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', bets: 0 });
    expect((await world.win(player, next('win'), roundId, '1')).body['code']).toBe('ROUND_CLOSED');
    expect((await world.bet(player, next('bet'), roundId, '25000')).body['code']).toBe('ROUND_CLOSED');
    expect((await world.bet(player, betId, roundId, '25000')).text).toBe(bet.text);
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
    expect(await world.published('bets.bet.settled.v1', roundId)).toEqual([]);
    expect(await world.published('bets.bet.adjusted.v1', roundId)).toEqual([]);
  });

  it('remembers a rollback that comes before its bet and refuses the bet', async () => {
    const betId = next('bet');
    const early = await world.rollback(player, betId);
    expect(early.body).toMatchObject({ status: 'OK', balance: '1000000' });
    const late = await world.bet(player, betId, next('round'), '10000');
    expect(late.body).toEqual({ status: 'REFUSED', code: 'BET_ROLLED_BACK', transactionId: betId });
    expect((await world.bet(player, betId, next('round'), '10000')).text).toBe(late.text);
    expect((await world.rollback(player, betId)).text).toBe(early.text);
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
  });

  it('publishes a late win, and a rollback after settlement, as adjustments', async () => {
    const [roundId, betId] = [next('round'), next('bet')];
    await world.bet(player, betId, roundId, '20000');
    await world.win(player, next('win'), roundId, '5000');
    await world.win(player, next('win'), roundId, '7000');
    await world.rollback(player, betId);
    const [settled, ...more] = await world.published('bets.bet.settled.v1', roundId);
    expect(more).toEqual([]);
    const refersTo = settled!['sourceKey']!;
    const adjustment = refersTo.replace(':bet:', ':adjustment:');
    expect(await world.published('bets.bet.adjusted.v1', roundId)).toMatchObject([
      { sourceKey: `${adjustment}.1`, refersTo, reason: 'LATE_WIN', stake: '0', win: '7000', validBet: '0' },
      {
        sourceKey: `${adjustment}.2`,
        refersTo,
        reason: 'ROLLBACK',
        stake: '0',
        win: '-12000',
        validBet: '0',
      },
      {
        sourceKey: `${adjustment}.3`,
        refersTo,
        reason: 'ROLLBACK',
        stake: '-20000',
        win: '0',
        validBet: '-20000',
      },
    ]);
    expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', payout: '0', valid_bet: '0' });
    expect(world.wallet.balanceOf(player.memberId)).toBe(1_000_000n);
  });

  it('refuses a win of an unknown round for good, and accepts it under another id after its bet', async () => {
    const winId = next('win');
    const roundId = next('round');
    const refusal = await world.win(player, winId, roundId, '1');
    expect(refusal.body['code']).toBe('ROUND_UNKNOWN');
    await world.bet(player, next('bet'), roundId, '100');
    expect((await world.win(player, winId, roundId, '1')).text).toBe(refusal.text);
    expect((await world.win(player, winId, roundId, '2')).body['code']).toBe('TRANSACTION_MISMATCH');
    expect((await world.win(player, next('win'), roundId, '1')).body['status']).toBe('OK');
  });

  it('refuses a bet on a withdrawn game for good, also after the game is offered again', async () => {
    const [betId, roundId] = [next('bet'), next('round')];
    const offer = (active: boolean) =>
      world.query(`UPDATE game SET active = $1 WHERE game_id = 'seng-dragon-pearl'`, [active]);
    await offer(false);
    const refusal = await world.bet(player, betId, roundId, '100');
    expect(refusal.body['code']).toBe('GAME_UNKNOWN');
    await offer(true);
    expect((await world.bet(player, betId, roundId, '100')).text).toBe(refusal.text);
    expect((await world.bet(player, next('bet'), roundId, '100')).body['status']).toBe('OK');
    expect((await world.rollback(player, betId)).body['status']).toBe('OK');
  });

  it('refuses a stake above the limit of the game, which the catalogue sets', async () => {
    const koi = await world.player({ balance: 1_000_000n, gameId: 'seng-lucky-koi' });
    const bet = (betId: string, amount: string) =>
      world.bet(koi, betId, next('round'), amount, { gameId: 'seng-lucky-koi' });
    const [above, at] = [next('bet'), next('bet')];
    expect((await bet(above, '60001')).body).toEqual({
      status: 'REFUSED',
      code: 'STAKE_ABOVE_LIMIT',
      transactionId: above,
    });
    expect((await bet(at, '60000')).body['status']).toBe('OK');
    expect(world.wallet.balanceOf(koi.memberId)).toBe(940_000n);
  });

  it('REG-G37 pays a win after the session has ended and the member is locked, but takes no further bet', async () => {
    const roundId = next('round');
    await world.bet(player, next('bet'), roundId, '1000');
    const path = `/wps/v2/ops/members/${player.memberId}/game-sessions`;
    expect((await world.operator().delete(path)).body.code).toBe('VALIDATION_FAILED');
    const ended = await world.operator().delete(`${path}?reason=cheating`);
    expect(ended.body.value).toEqual({ ended: 1 });
    world.wallet.refuse(player.memberId, 'ACCOUNT_LOCKED');
    expect((await world.bet(player, next('bet'), roundId, '1000')).body['code']).toBe('SESSION_ENDED');
    expect((await world.win(player, next('win'), roundId, '500')).body).toMatchObject({
      status: 'OK',
      balance: '999500',
    });
    const balance = await world
      .provider()
      .call('balance', { sessionId: player.sessionId, playerRef: player.playerRef });
    expect(balance.body['code']).toBe('SESSION_ENDED');
  });

  it('passes on that a member is locked or excluded', async () => {
    world.wallet.refuse(player.memberId, 'SELF_EXCLUDED');
    expect((await world.bet(player, next('bet'), next('round'), '1000')).body['code']).toBe('SELF_EXCLUDED');
  });

  it('REG-G19 refuses bets while a reality check waits, pays wins, and accepts bets after the answer', async () => {
    const [roundId, placed, refused] = [next('round'), next('bet'), next('bet')];
    await world.bet(player, placed, roundId, '1000');
    await world.bet(player, next('bet'), roundId, '1000');
    world.wallet.refuse(player.memberId, 'REALITY_CHECK_DUE');
    const due = await world.bet(player, refused, roundId, '1000');
    expect([due.status, due.body['status'], due.body['code']]).toEqual([200, 'REFUSED', 'REALITY_CHECK_DUE']);
    expect((await world.rollback(player, placed)).body['status']).toBe('OK');
    world.wallet.refuse(player.memberId, undefined);
    expect((await world.bet(player, next('bet'), roundId, '1000')).body['status']).toBe('OK');
    expect((await world.bet(player, refused, roundId, '1000')).text).toBe(due.text);
    world.wallet.refuse(player.memberId, 'REALITY_CHECK_DUE');
    expect((await world.win(player, next('win'), roundId, '500')).body['status']).toBe('OK');
    world.wallet.refuse(player.memberId, undefined);
  });

  it('ends a session by its time', async () => {
    world.service.clock.advance(12 * 60 * 60 * 1000);
    expect((await world.bet(player, next('bet'), next('round'), '1000')).body['code']).toBe('SESSION_ENDED');
  });

  it('REG-G49 takes no bet while vendor or game is under maintenance, and pays wins', async () => {
    const [roundId, betId] = [next('round'), next('bet')];
    await world.bet(player, next('bet'), roundId, '1000');
    for (const path of ['vendors/SENG', 'games/seng-dragon-pearl']) {
      await world.operator().put(`/wps/v2/ops/${path}/maintenance`, { maintenance: true });
      const refused = await world.bet(player, `${betId}-${path.slice(0, 4)}`, roundId, '1000');
      expect(refused.body['code']).toBe('GAME_MAINTENANCE');
      expect(
        (await world.win(player, next('win'), roundId, '10', { roundFinished: false })).body['status'],
      ).toBe('OK');
      await world.operator().put(`/wps/v2/ops/${path}/maintenance`, { maintenance: false });
      expect((await world.bet(player, `${betId}-${path.slice(0, 4)}`, roundId, '1000')).text).toBe(
        refused.text,
      );
    }
    expect((await world.bet(player, next('bet'), roundId, '1000')).body['status']).toBe('OK');
  });

  it('plays with play money in a book of its own, which counts for nothing and announces nothing', async () => {
    const demo = await world.player({ accountType: 4 });
    const roundId = next('round');
    await world.bet(demo, next('bet'), roundId, '1000');
    await world.win(demo, next('win'), roundId, '90000000');
    expect(world.wallet.balanceOf(demo.memberId, 'PLAY')).toBe(1_089_999_000n);
    expect(world.wallet.balanceOf(demo.memberId, 'REAL')).toBe(0n);
    expect(await round(roundId)).toMatchObject({
      mode: 'PLAY',
      valid_bet: '0',
      exclusion_reason: 'PLAY_MONEY',
    });
    await world.win(demo, next('win'), roundId, '5');
    for (const type of ['bets.bet.settled.v1', 'bets.bet.adjusted.v1'])
      expect(await world.published(type, roundId)).toEqual([]);
    const winners = await world.query('SELECT 1 FROM outbox WHERE type = $1', ['game.winner.announced.v1']);
    expect(winners).toEqual([]);
  });

  it("SEC-S18 refuses another player's session, winnings and bet", async () => {
    const other = await world.player({ balance: 50_000n });
    const [roundId, betId] = [next('round'), next('bet')];
    await world.bet(other, betId, roundId, '1000');
    const mixed = { ...player, playerRef: other.playerRef };
    expect((await world.bet(mixed, next('bet'), next('round'), '10')).body['code']).toBe('PLAYER_MISMATCH');
    expect((await world.win(mixed, next('win'), roundId, '10')).body['code']).toBe('PLAYER_MISMATCH');
    expect((await world.rollback(mixed, betId)).body['code']).toBe('PLAYER_MISMATCH');
    expect((await world.win(player, next('win'), roundId, '10')).body['code']).toBe('ROUND_UNKNOWN');
    expect((await world.rollback(player, betId)).body['code']).toBe('TRANSACTION_MISMATCH');
    expect((await world.win(other, next('win'), roundId, '10')).body['status']).toBe('OK');
  });

  it('knows no session of another vendor', async () => {
    const foreign = await world.player({ gameId: 'long-red-drum', balance: 5000n });
    expect((await world.bet(foreign, next('bet'), next('round'), '10')).body['code']).toBe('SESSION_UNKNOWN');
  });

  it('lets two vendors use the same ids without meeting', async () => {
    const foreign = await world.player({ gameId: 'long-red-drum', balance: 5000n });
    const [betId, roundId] = [next('bet'), next('round')];
    await world.bet(player, betId, roundId, '10');
    const answer = await world.provider('LONG').call('bet', {
      sessionId: foreign.sessionId,
      playerRef: foreign.playerRef,
      transactionId: betId,
      roundId,
      gameId: 'long-red-drum',
      amount: '20',
    });
    expect(answer.body).toMatchObject({ status: 'OK', balance: '4980' });
  });

  it('values a bet by its settlement details', async () => {
    const roundId = next('round');
    await world.bet(player, next('bet'), roundId, '1500');
    await world.win(player, next('win'), roundId, '0', { settlement: { gamble: '500' } });
    expect(await world.published('bets.bet.settled.v1', roundId)).toMatchObject([
      { validBet: '1000', exclusionReason: 'GAMBLE' },
    ]);
  });
});
