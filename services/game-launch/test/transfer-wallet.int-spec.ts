import { randomUUID } from 'node:crypto';
import { accountStatusChanged, betAdjusted, betSettled } from '#libs/events';
import type { HistoryRound } from '#libs/provider-sdk';
import { seedDemo } from '../src/seed/seed.js';
import { HistoryJob } from '../src/transfer-wallet/history.job.js';
import { FakeTransferVendor } from './support/fake-transfer-vendor.js';
import { catalogue, World } from './support/world.js';

const key = 'a-transfer-vendor-secret-of-enough-length';
const game = { gameId: 'twg-dice', code: 'dice', vassalage: 'TWG', gameType: 'RNG', freePlay: false };
const shelf = {
  vendors: [...catalogue.vendors, { vassalage: 'TWG', displayName: 'Trúc Gaming', wallet: 'TRANSFER' }],
  games: [...catalogue.games, { ...game, names: { vi: 'Tài Xỉu', en: 'Dice' } }],
};

describe('a vendor with a transfer wallet', () => {
  let world: World;
  let vendor: FakeTransferVendor;

  beforeEach(async () => {
    let now = () => new Date();
    vendor = await FakeTransferVendor.start({ k1: key }, () => now());
    world = await World.start({
      PROVIDER_KEYS: `TWG/k1=${key}`,
      PROVIDER_TRANSFER_URLS: `demo=${vendor.url}`,
      PROVIDER_TIMEOUT_MS: '400',
      CIRCUIT_FAILURES: '3',
    });
    now = () => world.service.clock.now();
    await seedDemo(world.service.app, shelf);
  });
  afterEach(async () => {
    await world?.close();
    await vendor?.close();
  });

  const launch = (memberId: string, more: object = {}, accountType: 0 | 4 = 0) =>
    world.as(memberId, accountType).post('/wps/game/launchGame', { gameId: 'twg-dice', ...more });
  const wallet = () => world.service.as({ kind: 'service', name: 'wallet' });
  const call = async (path: string, body: object) =>
    (await wallet().post(`/internal/vendor-wallets/TWG/${path}`, body)).body.value as unknown as {
      outcome: string;
      code?: string;
      balance?: string;
    };
  const transferOf = (memberId: string, direction: 'IN' | 'OUT', amount = '5000') => ({
    ...{ transferId: randomUUID(), memberId, direction, amount },
  });
  const readHistories = () => world.service.app.get(HistoryJob).run();

  async function player(): Promise<{ memberId: string; playerRef: string }> {
    const memberId = randomUUID();
    expect((await launch(memberId)).status).toBe(200);
    return { memberId, playerRef: vendor.callsOf('launch').at(-1)!['playerRef']! };
  }
  function listed(playerRef: string, more: Partial<HistoryRound> = {}): HistoryRound {
    const roundId = more.roundId ?? randomUUID();
    const placed = world.service.clock.now().getTime() - 60_000;
    return {
      ...{ roundId, revision: 1, playerRef, gameId: 'twg-dice', currency: 'VND', payout: '180' },
      bets: [{ betId: `${roundId}-1`, amount: '100', selection: 'Tài' }],
      ...{ placedAt: new Date(placed).toISOString(), settledAt: new Date(placed + 5_000).toISOString() },
      ...more,
    };
  }
  const roundRow = async (roundId: string) =>
    (
      await world.query<{ status: string; stake: string; payout: string }>(
        'SELECT status, stake, payout FROM game_round WHERE vassalage = $1 AND round_id = $2',
        ['TWG', roundId],
      )
    )[0];
  const published = (type: string, roundId: string) =>
    world.query<{ payload: Record<string, string> }>(
      `SELECT payload FROM outbox WHERE type = $1 AND payload->>'roundId' = $2 ORDER BY id`,
      [type, `TWG:${roundId}`],
    );

  it('opens its game on its own host, after the money was moved there', async () => {
    const memberId = randomUUID();
    const answer = await launch(memberId);
    expect(answer.body.value).toMatchObject({ gameUrl: 'https://games.example/page?ticket=t1' });
    expect(world.wallet.automaticTransfers).toEqual([
      { externalId: expect.stringMatching(/^launch-/), memberId, vassalage: 'TWG' },
    ]);
    await launch(memberId, { confirmTrans: 'N' });
    expect(world.wallet.automaticTransfers).toHaveLength(1);
  });

  it('opens its game for real money alone, and never a page of another host', async () => {
    expect((await launch(randomUUID(), {}, 4)).status).toBe(422);
    vendor.launchPath = '//evil.example/';
    expect((await launch(randomUUID())).body.code).toBe('VENDOR_UNREACHABLE');
  });

  it('opens its game when the wallet cannot move money', async () => {
    const memberId = randomUUID();
    world.wallet.failNext('busy');
    expect((await launch(memberId)).status).toBe(200);
  });

  it('SEC-S25 reports a transfer as done, refused or unknown, and asks before it says that nothing moved', async () => {
    const { memberId, playerRef } = await player();
    const into = transferOf(memberId, 'IN');
    expect(await call('transfers', into)).toEqual({ outcome: 'DONE' });
    expect(await call('transfers', into)).toEqual({ outcome: 'DONE' });
    expect(vendor.balances.get(playerRef)).toBe(5000n);
    expect(await call('balance', { memberId })).toEqual({ outcome: 'OK', balance: '5000' });
    const tooMuch = transferOf(memberId, 'OUT', '5001');
    expect(await call('transfers', tooMuch)).toEqual({ outcome: 'REFUSED', code: 'INSUFFICIENT_FUNDS' });
    for (const fault of ['lost-after', 'unsigned', 'lies', 'hangs'] as const) {
      const lost = transferOf(memberId, 'IN', '10');
      // The player is confirmed by a call of its own.
      failSecond(fault);
      expect(await call('transfers', lost)).toEqual({ outcome: 'UNKNOWN' });
      const expected = fault === 'lies' ? 'REFUSED' : 'DONE';
      expect((await call('transfers/query', lost)).outcome).toBe(expected);
    }
  });

  function failSecond(fault: 'lost-after' | 'unsigned' | 'lies' | 'hangs' | 'lost-before'): void {
    vendor.faults.push(undefined as never, fault);
  }

  it('closes a transfer that never arrived, so that it is refused permanently', async () => {
    const { memberId, playerRef } = await player();
    const lost = transferOf(memberId, 'IN');
    failSecond('lost-before');
    expect(await call('transfers', lost)).toEqual({ outcome: 'UNKNOWN' });
    expect((await call('transfers/query', lost)).outcome).toBe('REFUSED');
    expect((await call('transfers', lost)).outcome).toBe('REFUSED');
    expect(vendor.balances.get(playerRef)).toBe(0n);
  });

  it('takes no money in during maintenance, and gives it back', async () => {
    const { memberId } = await player();
    await call('transfers', transferOf(memberId, 'IN'));
    await world.operator().put('/wps/v2/ops/vendors/TWG/maintenance', { maintenance: true });
    expect(await call('transfers', transferOf(memberId, 'IN'))).toEqual({
      outcome: 'REFUSED',
      code: 'VENDOR_MAINTENANCE',
    });
    expect(await call('transfers', transferOf(memberId, 'OUT'))).toEqual({ outcome: 'DONE' });
  });

  it('SEC-S25 is not called while its circuit is open, and then tried again', async () => {
    const { memberId } = await player();
    vendor.faults.push('hangs', 'unsigned', 'lost-before');
    for (let n = 0; n < 3; n += 1) expect((await call('balance', { memberId })).outcome).toBe('UNREACHABLE');
    vendor.calls.length = 0;
    expect((await call('balance', { memberId })).outcome).toBe('UNREACHABLE');
    expect((await call('transfers', transferOf(memberId, 'IN'))).outcome).toBe('REFUSED');
    expect(vendor.calls).toEqual([]);
    world.service.clock.advance(31_000);
    expect((await call('balance', { memberId })).outcome).toBe('OK');
  });

  it('has its history booked once, however often it is read, and by many at once', async () => {
    const { memberId, playerRef } = await player();
    const [one, other] = [listed(playerRef), listed(playerRef, { payout: '0' })];
    vendor.rounds.push(one, other);
    await Promise.all([readHistories(), readHistories(), readHistories()]);
    await readHistories();
    vendor.rounds.push(one);
    await readHistories();
    expect(await roundRow(one.roundId)).toEqual({ status: 'SETTLED', stake: '100', payout: '180' });
    const [event, ...more] = await published(betSettled.type, one.roundId);
    expect(more).toEqual([]);
    expect(event!.payload).toMatchObject({ memberId, stake: '100', win: '180', vassalage: 'TWG' });
    expect(await published(betSettled.type, other.roundId)).toHaveLength(1);
    const record = await world.as(memberId).get('/wps/v2/records/bets?pageNo=1&pageSize=10');
    expect(JSON.stringify(record.body.value)).toContain('Tài Xỉu');
  });

  it('has a correction and a cancelled bet booked as adjustments', async () => {
    const { playerRef } = await player();
    const roundId = randomUUID();
    const two = [
      { betId: `${roundId}-a`, amount: '100' },
      { betId: `${roundId}-b`, amount: '50' },
    ];
    vendor.rounds.push(listed(playerRef, { roundId, bets: two, payout: '300' }));
    await readHistories();
    vendor.rounds.push(listed(playerRef, { roundId, revision: 2, bets: two.slice(0, 1), payout: '120' }));
    await readHistories();
    expect(await roundRow(roundId)).toEqual({ status: 'SETTLED', stake: '100', payout: '120' });
    const adjusted = (await published(betAdjusted.type, roundId)).map(({ payload }) => payload);
    expect(adjusted.map(({ stake, win }) => [stake, win])).toEqual([
      ['-50', '0'],
      ['0', '-180'],
    ]);
    vendor.rounds.push(listed(playerRef, { roundId, revision: 3, bets: [], payout: '0' }));
    await readHistories();
    expect(await roundRow(roundId)).toMatchObject({ stake: '0', payout: '0' });
  });

  it('keeps what cannot be booked for an operator, and reads on', async () => {
    const { playerRef } = await player();
    const good = listed(playerRef);
    const bad = [
      listed('stranger'),
      listed(playerRef, { gameId: 'other' }),
      listed(playerRef, { currency: 'USD' }),
      listed(playerRef, { payout: '-1' }),
    ];
    vendor.rounds.push(...bad, good);
    await readHistories();
    expect(await roundRow(good.roundId)).toBeDefined();
    const refused = await world.query<{ reason: string }>(
      'SELECT reason FROM history_refusal ORDER BY reason',
    );
    expect(refused.map(({ reason }) => reason)).toEqual([
      'AMOUNT_INVALID',
      'CURRENCY_UNKNOWN',
      'GAME_UNKNOWN',
      'PLAYER_UNKNOWN',
    ]);
  });

  it('is asked to end the play of a suspended member until it has answered', async () => {
    const { memberId, playerRef } = await player();
    const at = world.service.clock.now().toISOString();
    await world.service.bus.publish(accountStatusChanged, {
      ...{ ...accountStatusChanged.example, memberId, at },
      status: 'SUSPENDED',
    });
    vendor.faults.push('lost-before');
    await readHistories();
    world.service.clock.advance(5000);
    await readHistories();
    await readHistories();
    expect(vendor.callsOf('kick').map((message) => message['playerRef'])).toEqual([playerRef, playerRef]);
  });

  it('does not change its kind of wallet by its catalogue', async () => {
    const vendors = shelf.vendors.map((one) =>
      one.vassalage === 'TWG' ? { vassalage: 'TWG', displayName: 'Trúc Gaming' } : one,
    );
    await expect(seedDemo(world.service.app, { ...shelf, vendors })).rejects.toMatchObject({
      code: 'CATALOGUE_INVALID',
    });
  });
});
