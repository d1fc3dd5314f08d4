import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Registry } from 'prom-client';
import { eventually, type TestAnswer } from '#libs/testing';
import { RecoveryWorker } from '../src/provider/recovery.worker.js';
import { RoundRepository } from '../src/round/round.repository.js';
import { StuckRoundJob } from '../src/stuck-round/stuck-round.job.js';
import { FakeQueryServer } from './support/fake-query-server.js';
import { secrets, World, type Player } from './support/world.js';

const minute = 60_000;

describe('a round that stays open', () => {
  let provider: FakeQueryServer;
  let world: World;
  let player: Player;

  beforeAll(async () => {
    const now = () => world.service.clock.now();
    provider = await FakeQueryServer.start({ k1: secrets.k1 }, now, { LONG: { k1: secrets.lotus } });
    world = await World.start({ PROVIDER_QUERY_URLS: `demo=${provider.url}` });
  });
  afterAll(async () => {
    await world?.close();
    await provider?.close();
  });
  beforeEach(async () => {
    world.wallet.heal();
    provider.fault = undefined;
    await world.query('DELETE FROM round_query');
    await world.query(`UPDATE game_round SET status = 'VOID' WHERE status = 'OPEN'`);
    player = await world.player({ balance: 1_000_000n });
  });
  afterEach(() => jest.restoreAllMocks());

  const sweep = () => world.service.app.get(StuckRoundJob).runOnce();
  const pass = (minutes: number) => world.service.clock.advance(minutes * minute);
  const balance = () => world.wallet.balanceOf(player.memberId);
  const round = async (roundId: string) =>
    (
      await world.query<Record<string, unknown>>('SELECT * FROM game_round WHERE round_id = $1', [roundId])
    )[0]!;
  const queried = async (roundId: string) =>
    (
      await world.query<{ outcome: string; attempts: number }>(
        'SELECT q.outcome, q.attempts FROM round_query q JOIN game_round r ON r.id = q.bet_id WHERE r.round_id = $1',
        [roundId],
      )
    )[0];
  const betOf = (transactionId: string, amount = '1000') => ({ transactionId, amount });

  /** A round with one bet, open for 16 minutes. */
  async function stuck(): Promise<{ roundId: string; betId: string }> {
    const [roundId, betId] = [randomUUID(), randomUUID()];
    await world.bet(player, betId, roundId, '1000');
    pass(16);
    return { roundId, betId };
  }

  it('is asked about after 15 minutes, settled as the provider reports, and published once', async () => {
    const [roundId, betId, winId] = [randomUUID(), randomUUID(), randomUUID()];
    await world.bet(player, betId, roundId, '1000');
    pass(14);
    expect(await sweep()).toBe(0);
    pass(2);
    provider.reports.set(roundId, { state: 'CLOSED', bets: [betOf(betId)], wins: [betOf(winId, '7000')] });
    expect(await sweep()).toBe(1);
    expect(provider.asked.at(-1)).toEqual({ vassalage: 'SENG', roundId, playerRef: player.playerRef });
    expect(await round(roundId)).toMatchObject({ status: 'SETTLED', payout: '7000', valid_bet: '1000' });
    expect(balance()).toBe(1_006_000n);
    expect(await queried(roundId)).toEqual({ outcome: 'CLOSED', attempts: 1 });
    expect(await sweep()).toBe(0);
    // The provider's own call comes later: it is the same win.
    expect((await world.win(player, winId, roundId, '7001')).body['code']).toBe('TRANSACTION_MISMATCH');
    expect((await world.win(player, winId, roundId, '7000')).body).toMatchObject({ status: 'OK' });
    expect(balance()).toBe(1_006_000n);
    expect(await world.published('bets.bet.settled.v1', roundId)).toMatchObject([{ win: '7000' }]);
    expect(await world.published('bets.bet.adjusted.v1', roundId)).toEqual([]);
  });

  it('is closed as lost if the provider names no win', async () => {
    const { roundId, betId } = await stuck();
    provider.reports.set(roundId, { state: 'CLOSED', bets: [betOf(betId)] });
    await sweep();
    expect(await round(roundId)).toMatchObject({ status: 'SETTLED', payout: '0' });
    expect((await world.win(player, randomUUID(), roundId, '0')).body['status']).toBe('OK');
    expect(await world.published('bets.bet.settled.v1', roundId)).toHaveLength(1);
    expect(await world.published('bets.bet.adjusted.v1', roundId)).toEqual([]);
  });

  it.each(['CANCELLED', 'UNKNOWN'])('is refunded if it is %s at the provider', async (state) => {
    const { roundId, betId } = await stuck();
    provider.reports.set(roundId, { state });
    await sweep();
    expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', bets: 0 });
    expect(balance()).toBe(1_000_000n);
    expect(await queried(roundId)).toMatchObject({ outcome: 'CANCELLED' });
    expect((await world.rollback(player, betId)).body['status']).toBe('OK');
    expect((await world.win(player, randomUUID(), roundId, '1')).body['code']).toBe('ROUND_CLOSED');
    expect(balance()).toBe(1_000_000n);
  });

  it('loses the bets that the provider does not name', async () => {
    const { roundId, betId } = await stuck();
    await world.bet(player, randomUUID(), roundId, '3000');
    provider.reports.set(roundId, { state: 'CLOSED', bets: [betOf(betId)] });
    await sweep();
    expect(await round(roundId)).toMatchObject({ status: 'SETTLED', stake: '1000', bets: 1 });
    expect(balance()).toBe(999_000n);
  });

  it('is asked about again with growing pauses while the provider plays it or cannot be believed', async () => {
    const { roundId, betId } = await stuck();
    provider.reports.set(roundId, { state: 'OPEN', bets: [betOf(betId)] });
    await sweep();
    expect(await queried(roundId)).toEqual({ outcome: 'OPEN', attempts: 1 });
    for (const [attempts, fault] of [
      'unreachable',
      'unsigned',
      'another-request',
      'status',
      'broken',
    ].entries()) {
      provider.fault = fault as FakeQueryServer['fault'];
      expect(await sweep()).toBe(0);
      pass(2 ** attempts);
      expect(await sweep()).toBe(1);
      expect(await queried(roundId)).toEqual({ outcome: 'UNREACHABLE', attempts: attempts + 2 });
    }
    expect(await round(roundId)).toMatchObject({ status: 'OPEN' });
    expect(balance()).toBe(999_000n);
  });

  it('is left to an operator if amounts differ', async () => {
    const { roundId, betId } = await stuck();
    provider.reports.set(roundId, { state: 'CLOSED', bets: [betOf(betId, '2000')] });
    await sweep();
    expect(await queried(roundId)).toMatchObject({ outcome: 'MISMATCH' });
    expect(await round(roundId)).toMatchObject({ status: 'OPEN' });
  });

  it('is asked about while another vendor keeps its own rounds waiting', async () => {
    const waiting = Array.from({ length: 10 }, () => randomUUID());
    for (const roundId of waiting) await world.bet(player, randomUUID(), roundId, '1000');
    const { sessionId, playerRef } = await world.player({ balance: 5_000n, gameId: 'long-red-drum' });
    const [roundId, gameId] = [randomUUID(), 'long-red-drum'];
    const bet = { sessionId, playerRef, roundId, gameId, transactionId: randomUUID(), amount: '1000' };
    expect((await world.provider('LONG').call('bet', bet)).body['status']).toBe('OK');
    pass(16);
    provider.reports.set(roundId, { state: 'CANCELLED' });
    const release = provider.hold('SENG');
    const sweeping = sweep();
    await eventually(
      () => round(roundId),
      (found) => found['status'] === 'VOID',
    );
    for (const open of waiting) expect(await queried(open)).toBeUndefined();
    release();
    expect(await sweeping).toBe(11);
  });

  it.each([
    ['before the wallet is reached', () => world.wallet.failNext('unreachable')],
    ['after the wallet has moved the money', () => world.wallet.failNext('answer-lost')],
    [
      'before the round is changed',
      () =>
        void jest.spyOn(world.service.app.get(RoundRepository), 'saveAll').mockImplementationOnce(() => {
          throw new Error('killed');
        }),
    ],
  ])('is settled once if the first try stops %s', async (_, stop) => {
    const { roundId, betId } = await stuck();
    const winId = randomUUID();
    provider.reports.set(roundId, { state: 'CLOSED', bets: [betOf(betId)], wins: [betOf(winId, '500')] });
    stop();
    await sweep();
    expect(await queried(roundId)).toMatchObject({ outcome: 'FAILED' });
    pass(2);
    await sweep();
    expect(await round(roundId)).toMatchObject({ status: 'SETTLED', payout: '500' });
    expect(balance()).toBe(999_500n);
    expect(await world.published('bets.bet.settled.v1', roundId)).toHaveLength(1);
  });

  it('is settled once while the provider sends the same win', async () => {
    const { roundId, betId } = await stuck();
    const winId = randomUUID();
    provider.reports.set(roundId, { state: 'CLOSED', bets: [betOf(betId)], wins: [betOf(winId, '500')] });
    await Promise.all([
      sweep(),
      world.win(player, winId, roundId, '500'),
      world.win(player, winId, roundId, '500'),
    ]);
    expect(await round(roundId)).toMatchObject({ status: 'SETTLED', payout: '500' });
    expect(balance()).toBe(999_500n);
  });

  describe('for operators', () => {
    type Value = { list: Record<string, unknown>[]; totalCount: number } & Record<string, unknown>;
    const get = async (path: string) => (await world.operator().get(path)).body.value as unknown as Value;

    it('is listed, shown with its transactions, and asked about at once, with an entry in the log', async () => {
      const { roundId, betId: transactionId } = await stuck();
      const { list, totalCount } = await get('/wps/v2/ops/stuck-rounds?pageSize=1');
      expect(totalCount).toBe(1);
      expect(list).toMatchObject([{ roundId, stake: '1000', status: 'OPEN', attempts: 0, outcome: null }]);
      const path = `/wps/v2/ops/stuck-rounds/${String(list[0]!['betId'])}`;
      for (const search of [roundId, String(list[0]!['betId'])])
        expect((await get(`/wps/v2/ops/stuck-rounds?search=${search}`)).list).toEqual(list);
      expect((await get('/wps/v2/ops/stuck-rounds?search=none')).list).toEqual([]);
      provider.reports.set(roundId, { state: 'OPEN', bets: [betOf(transactionId)] });
      expect((await world.operator().post(`${path}/query`)).body.value).toEqual({ outcome: 'OPEN' });
      expect(await get(path)).toMatchObject({
        attempts: 1,
        outcome: 'OPEN',
        answer: { state: 'OPEN' },
        transactions: [{ transactionId, kind: 'BET', status: 'DONE', amount: '1000' }],
      });
      provider.reports.set(roundId, { state: 'CANCELLED' });
      expect((await world.operator().post(`${path}/query`)).body.value).toEqual({ outcome: 'CANCELLED' });
      expect((await world.operator().post(`${path}/query`)).body.code).toBe('ROUND_NOT_OPEN');
      expect((await get('/wps/v2/ops/stuck-rounds')).totalCount).toBe(0);
      for (const search of [roundId, String(list[0]!['betId'])])
        expect(await get(`/wps/v2/ops/stuck-rounds?search=${search}`)).toMatchObject({
          list: [{ roundId, status: 'VOID' }],
          totalCount: 1,
        });
      const log = await world.query(
        `SELECT operator_id, detail FROM play_control_log WHERE action = 'ROUND_QUERIED'`,
      );
      expect(log).toEqual([1, 2].map(() => ({ operator_id: 'op-1', detail: { roundId } })));
    });

    it('has transactions that are listed and retried; a pending bet that the provider gave up is cancelled', async () => {
      const [kept, dropped, roundId] = [randomUUID(), randomUUID(), randomUUID()];
      world.wallet.failNext('unreachable', 'unreachable');
      await world.bet(player, kept, roundId, '1000');
      await world.bet(player, dropped, roundId, '2000');
      pass(2);
      const { list } = await get('/wps/v2/ops/stuck-transactions');
      expect(list.map((one) => one['transactionId']).toSorted()).toEqual([kept, dropped].toSorted());
      provider.reports.set(kept, { state: 'OPEN', bets: [betOf(kept)] });
      const retry = (id: string) => world.operator().post(`/wps/v2/ops/stuck-transactions/SENG/${id}/retry`);
      expect((await retry(kept)).body.value).toEqual({ status: 'DONE' });
      expect((await retry(dropped)).body.value).toEqual({ status: 'ROLLED_BACK' });
      expect((await get('/wps/v2/ops/stuck-transactions')).totalCount).toBe(0);
      expect(balance()).toBe(999_000n);
      expect((await world.bet(player, dropped, roundId, '2000')).body['code']).toBe('BET_ROLLED_BACK');
      expect((await retry('none')).body.code).toBe('TRANSACTION_NOT_FOUND');
    });

    it.each([
      ['get', '/wps/v2/ops/stuck-rounds'],
      ['get', '/wps/v2/ops/stuck-rounds/01936f30-2b20-7d11-b6a2-4e3d2c1b0a40'],
      ['post', '/wps/v2/ops/stuck-rounds/01936f30-2b20-7d11-b6a2-4e3d2c1b0a40/query'],
      ['post', '/wps/v2/ops/stuck-rounds/01936f30-2b20-7d11-b6a2-4e3d2c1b0a40/ending'],
      ['get', '/wps/v2/ops/stuck-transactions'],
      ['post', '/wps/v2/ops/stuck-transactions/SENG/t-1/retry'],
    ] as const)('SEC-S18 refuses %s %s to members', async (method, path) => {
      expect((await world.as(player.memberId)[method](path)).status).toBe(403);
    });
  });

  describe('ended by two operators', () => {
    const key = () => ({ 'idempotency-key': randomUUID() as string });
    const recover = () => world.service.app.get(RecoveryWorker).runOnce();
    const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
    const post = (path: string, body: object, who: string) =>
      world.operator(who).post(`/wps/v2/ops/${path}`, body, key());
    const propose = async (roundId: string, ending: object) => {
      const id = String((await round(roundId))['id']);
      return post(`stuck-rounds/${id}/ending`, { reason: 'agreed with the vendor', ...ending }, 'op-1');
    };
    const approve = (id: string, who: string) =>
      post(`approvals/game-launch/${id}/approval`, { note: 'as agreed' }, who);
    const proposed = async (roundId: string, ending: object) =>
      ((await propose(roundId, ending)).body.value as unknown as { id: string }).id;

    /** A round whose provider reports another stake than it has sent, after it has paid this much. */
    async function differing(paid?: string): Promise<string> {
      const { roundId, betId } = await stuck();
      if (paid) await world.win(player, randomUUID(), roundId, paid, { roundFinished: false });
      provider.reports.set(roundId, { state: 'CLOSED', bets: [betOf(betId, '2000')] });
      await sweep();
      expect(await queried(roundId)).toMatchObject({ outcome: 'MISMATCH' });
      return roundId;
    }

    it('REG-G41 REG-G37 is settled at the payout that both agree on, whatever its provider sends later', async () => {
      const roundId = await differing();
      const id = await proposed(roundId, { state: 'SETTLED', payout: '70.00' });
      expect(codeOf(await approve(id, 'op-1'))).toBe('APPROVAL_SECOND_PERSON');
      await recover();
      expect(await round(roundId)).toMatchObject({ status: 'OPEN', payout: '0' });
      expect(codeOf(await approve(id, 'op-2'))).toBe('DONE');
      expect((await world.bet(player, randomUUID(), roundId, '1')).body['code']).toBe('ROUND_CLOSED');
      await recover();
      expect(await round(roundId)).toMatchObject({ status: 'SETTLED', stake: '1000', payout: '7000' });
      expect(balance()).toBe(1_006_000n);
      expect((await world.win(player, randomUUID(), roundId, '7000')).body['code']).toBe('ROUND_CLOSED');
      expect(balance()).toBe(1_006_000n);
      expect(await world.published('bets.bet.settled.v1', roundId)).toMatchObject([{ win: '7000' }]);
      expect(codeOf(await propose(roundId, { state: 'VOID' }))).toBe('ROUND_NOT_OPEN');
      expect(
        await world.query(`SELECT operator_id FROM play_control_log WHERE action = 'ROUND_ENDED'`),
      ).toEqual([{ operator_id: 'op-1' }]);
    });

    it('REG-G41 is void with all of its bets, and what it has paid is taken back', async () => {
      const roundId = await differing('400');
      await world.bet(player, randomUUID(), roundId, '3000');
      expect(codeOf(await approve(await proposed(roundId, { state: 'VOID' }), 'op-2'))).toBe('DONE');
      await recover();
      await recover();
      expect(await round(roundId)).toMatchObject({ status: 'VOID', stake: '0', payout: '0', bets: 0 });
      expect(balance()).toBe(1_000_000n);
      expect(await world.published('bets.bet.settled.v1', roundId)).toEqual([]);
    });

    it('is settled below what it has paid', async () => {
      const roundId = await differing('900');
      const id = await proposed(roundId, { state: 'SETTLED', payout: '4.00' });
      expect(codeOf(await approve(id, 'op-2'))).toBe('DONE');
      await recover();
      expect(await round(roundId)).toMatchObject({ status: 'SETTLED', stake: '1000', payout: '400' });
      expect(balance()).toBe(999_400n);
    });

    it('stays as it is if it is no case for operators, or has changed since the proposal', async () => {
      const played = await stuck();
      expect(codeOf(await propose(played.roundId, { state: 'VOID' }))).toBe('ROUND_NOT_STUCK');
      const roundId = await differing();
      expect(codeOf(await propose(roundId, { state: 'SETTLED' }))).toBe('ROUND_PAYOUT_REQUIRED');
      const id = await proposed(roundId, { state: 'VOID' });
      world.wallet.failNext('unreachable');
      const winId = randomUUID();
      await world.win(player, winId, roundId, '100', { roundFinished: false });
      expect(codeOf(await approve(id, 'op-2'))).toBe('ROUND_UNFINISHED');
      await world.win(player, winId, roundId, '100', { roundFinished: false });
      expect(codeOf(await approve(id, 'op-2'))).toBe('ROUND_CHANGED');
      expect(await round(roundId)).toMatchObject({ status: 'OPEN', payout: '100' });
      const none = await post(`stuck-rounds/${randomUUID()}/ending`, { state: 'VOID', reason: 'x' }, 'op-1');
      expect(codeOf(none)).toBe('ROUND_NOT_FOUND');
    });
  });

  it('is counted by age in the metrics', async () => {
    await stuck();
    world.wallet.failNext('unreachable');
    await world.bet(player, randomUUID(), randomUUID(), '1000');
    const lines = (await world.service.app.get(Registry).metrics()).split('\n');
    const text = lines.filter((line) => /^(game_rounds|provider_trans)/.test(line)).join('\n');
    expect(text).toMatch(/game_rounds_open\{[^}]*age="<1d"[^}]*\} 1/);
    expect(text).toMatch(/provider_transactions_unfinished\{[^}]*age="<1m"[^}]*\} 1/);
    expect(text).toMatch(/provider_transaction_attempts_max(\{[^}]*\})? \d/);
  });
});
