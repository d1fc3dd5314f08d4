import { randomUUID } from 'node:crypto';
import type { ServiceName } from '#libs/config';
import { betSettled } from '#libs/events';
import { ownTransaction } from '../src/ledger/own-transaction.js';
import { eventually, WalletApp } from './support/wallet-app.js';

describe('withdrawals and requirements of the running service', () => {
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
  const round = { book: 'REAL', roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'PVP' };
  const funded = async (amount: string) => {
    const player = wallet.member();
    const given = { ...round, memberId: player.memberId, externalId: id(), amount };
    await ask('game-launch', 'postings/win', given);
    return player;
  };

  it('shows what can be withdrawn next to what is available, until the turnover of a bonus is made', async () => {
    const player = await funded('100000');
    const { memberId } = player;
    const balance = async () =>
      (await player.get('/wps/v2/wallets/balance')).body.value as unknown as Record<string, unknown>;
    expect(await balance()).toMatchObject({ available: '1000.00', withdrawable: '1000.00' });
    const requirement = {
      multiplier: '1.5',
      expiresInSeconds: 3600,
      maxCashOut: 500_000n,
      categories: ['FISH'],
    };
    const first = await wallet.bonus(memberId, 50_000n, requirement);
    expect(first).toMatchObject({ balance: 150_000n, replayed: false });
    expect(await balance()).toMatchObject({
      ...{ available: '1500.00', withdrawable: '0.00', turnoverLeft: '750.00' },
    });
    const hold = { caller: 'wallet', memberId, externalId: id(), amount: 1n, channel: 'MOMO' };
    expect(await wallet.payouts.holdWithin(ownTransaction, hold)).toMatchObject({
      outcome: 'TURNOVER_REQUIRED',
    });
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
          id: first.rolloverId,
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
    const { rolloverId } = await wallet.bonus(memberId, 500n, { multiplier: '3' });
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
    const order = {
      caller: 'wallet',
      memberId,
      externalId: id(),
      amount: 60_000n,
      channel: 'USDT',
      note: 'w-1',
    };
    const { payouts } = wallet;
    await expect(payouts.holdWithin(ownTransaction, { ...order, channel: 'PIGEON' })).rejects.toMatchObject({
      code: 'PAYMENT_CHANNEL_UNKNOWN',
    });
    const { holdId } = await payouts.holdWithin(ownTransaction, order);
    const about = { caller: 'wallet', holdId: holdId! };
    const paid = { ...about, externalId: id(), amount: 20_000n, fee: 100n, isFinal: false };
    expect(await payouts.payOutWithin(ownTransaction, paid)).toMatchObject({
      balance: 79_900n,
      taken: 20_000n,
      rest: 0n,
    });
    const last = { ...about, externalId: id(), amount: 50_000n, fee: 0n, isFinal: true };
    expect(await payouts.payOutWithin(ownTransaction, last)).toMatchObject({
      ...{ outcome: 'ACCEPTED', taken: 39_900n, rest: 10_100n },
    });
    const metrics = await (await fetch(`${wallet.service.url}/metrics`)).text();
    expect(metrics).toMatch(/^ledger_payout_differences_total\{.*\} 1$/m);
    const bounced = {
      caller: 'wallet',
      externalId: id(),
      payoutExternalId: paid.externalId,
      note: 'account closed',
    };
    expect(await payouts.returnedWithin(ownTransaction, bounced)).toMatchObject({ taken: 20_000n, rest: 0n });
    const unknown = { ...bounced, externalId: id(), payoutExternalId: 'no-payout' };
    await expect(payouts.returnedWithin(ownTransaction, unknown)).rejects.toMatchObject({
      code: 'PAYOUT_NOT_FOUND',
    });
  });
});
