import { randomUUID } from 'node:crypto';
import type { ServiceName } from '#libs/config';
import { betSettled } from '#libs/events';
import { eventually, WalletApp } from './support/wallet-app.js';

describe('withdrawals and requirements over HTTP', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const id = () => randomUUID() as string;
  const ask = async (name: ServiceName, path: string, body: Record<string, unknown>) => {
    const answer = await wallet.caller(name).post(`/internal/${path}`, body);
    return {
      status: answer.status,
      code: answer.body.code,
      ...(answer.body.value as object | undefined),
    } as Record<string, unknown>;
  };
  const about = { book: 'REAL', roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'PVP' };
  const funded = async (amount: string) => {
    const player = wallet.member();
    const given = { ...about, memberId: player.memberId, externalId: id(), amount };
    await ask('game-launch', 'postings/win', given);
    return player;
  };

  it('shows what can be withdrawn next to what is available, until the turnover of a bonus is made', async () => {
    const player = await funded('100000');
    const { memberId } = player;
    const balance = async () =>
      (await player.get('/wps/v2/wallets/balance')).body.value as unknown as Record<string, unknown>;
    expect(await balance()).toMatchObject({ available: '1000.00', withdrawable: '1000.00' });
    const credit = {
      ...{ memberId, book: 'REAL', externalId: id(), amount: '50000', kind: 'BONUS', reason: 'welcome' },
      ...{ multiplier: '1.5', expiresInSeconds: 3600, maxCashOut: '500000', categories: ['FISH'] },
    };
    const first = await ask('promotions', 'credits', credit);
    expect(first).toMatchObject({ status: 200, outcome: 'ACCEPTED', balance: '150000', replayed: false });
    expect(await ask('promotions', 'credits', credit)).toEqual({ ...first, replayed: true });
    expect(await ask('points', 'credits', { ...credit, externalId: id() })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await balance()).toMatchObject({
      ...{ available: '1500.00', withdrawable: '0.00', turnoverLeft: '750.00' },
    });
    const hold = { memberId, externalId: id(), amount: '1', channel: 'MOMO' };
    expect(await ask('wallet', 'holds/withdrawals', hold)).toMatchObject({ outcome: 'TURNOVER_REQUIRED' });
    expect(await balance()).toMatchObject({ bonus: '500.00', sumBalance: '1500.00' });
    const bet = { ...betSettled.example, memberId, validBet: '80000' };
    const keyOf = (category: string) => `game-launch:bet:${category}-${memberId}`;
    const later = new Date(Date.now() + 60_000).toISOString();
    for (const category of ['RNG', 'FISH'] as const)
      await wallet.service.bus.publish(betSettled, {
        ...{ ...bet, sourceKey: keyOf(category), category, settledAt: later },
      });
    await eventually(balance, ({ withdrawable }) => withdrawable === '1500.00');
    expect(await balance()).toMatchObject({ bonus: '0.00', turnoverLeft: '0.00' });
    const list = await wallet.caller('promotions').get(`/internal/rollovers?memberId=${memberId}&book=REAL`);
    expect(list.body.value).toMatchObject({
      rollovers: [
        {
          id: first['rolloverId'],
          kind: 'BONUS',
          status: 'DONE',
          required: '75000',
          kept: '50000',
          taken: '0',
        },
      ],
    });
  });

  it('SPEC-2.4 gives a bonus up for its member only, and once', async () => {
    const player = await funded('1000');
    const { memberId } = player;
    const credit = { memberId, book: 'REAL', externalId: id(), amount: '500', kind: 'BONUS', reason: 'x' };
    const { rolloverId } = await ask('promotions', 'credits', { ...credit, multiplier: '3' });
    const path = `/wps/v2/bonuses/${String(rolloverId)}/give-up`;
    expect((await wallet.member().post(path, {})).body.code).toBe('ROLLOVER_NOT_FOUND');
    const given = await player.post(path, {});
    expect(given.body.value).toEqual({ rolloverId, status: 'FORFEITED', taken: '5.00' });
    expect((await player.post(path, {})).body.value).toEqual(given.body.value);
    const { body } = await player.get('/wps/v2/wallets/balance');
    expect(body.value).toMatchObject({ available: '10.00', withdrawable: '10.00', bonus: '0.00' });
  });

  it('WAL-I8 holds for a channel of the chart, pays out in parts and takes a bounced payout back', async () => {
    const { memberId } = await funded('100000');
    const order = { memberId, externalId: id(), amount: '60000', channel: 'USDT', reason: 'w-1' };
    expect(await ask('wallet', 'holds/withdrawals', { ...order, channel: 'PIGEON' })).toMatchObject({
      status: 422,
      code: 'PAYMENT_CHANNEL_UNKNOWN',
    });
    const { holdId } = await ask('wallet', 'holds/withdrawals', order);
    const payouts = `holds/${String(holdId)}/payouts`;
    const paid = { externalId: id(), amount: '20000', fee: '100', final: false };
    expect(await ask('wallet', payouts, paid)).toMatchObject({ balance: '79900', taken: '20000', rest: '0' });
    expect(await ask('game-launch', payouts, paid)).toMatchObject({ code: 'FORBIDDEN' });
    const last = { externalId: id(), amount: '50000', final: true };
    expect(await ask('wallet', payouts, last)).toMatchObject({
      ...{ outcome: 'ACCEPTED', taken: '39900', rest: '10100' },
    });
    const metrics = await (await fetch(`${wallet.service.url}/metrics`)).text();
    expect(metrics).toMatch(/^ledger_payout_differences_total\{.*\} 1$/m);
    const bounced = { externalId: id(), payoutExternalId: paid.externalId, reason: 'account closed' };
    expect(await ask('wallet', 'payout-returns', bounced)).toMatchObject({ taken: '20000', rest: '0' });
    expect(
      await ask('wallet', 'payout-returns', { ...bounced, externalId: id(), payoutExternalId: 'no-payout' }),
    ).toMatchObject({ status: 404, code: 'PAYOUT_NOT_FOUND' });
  });
});
