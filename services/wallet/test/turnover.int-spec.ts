import { randomUUID } from 'node:crypto';
import { betAdjusted, betSettled } from '#libs/events';
import { eventually, WalletApp } from './support/wallet-app.js';

describe('turnover of settled bets', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const soon = () => new Date(Date.now() + 60_000).toISOString();
  const sourceKey = (kind = 'bet') => `game-launch:${kind}:${randomUUID()}`;
  const settle = async (memberId: string, validBet: string, changes: object = {}): Promise<string> => {
    const bet = {
      ...betSettled.example,
      sourceKey: sourceKey(),
      memberId,
      validBet,
      stake: validBet,
      settledAt: soon(),
      ...changes,
    };
    await wallet.service.bus.publish(betSettled, bet);
    return bet.sourceKey;
  };
  const adjust = (memberId: string, refersTo: string, validBet: string) =>
    wallet.service.bus.publish(betAdjusted, {
      ...{ ...betAdjusted.example, sourceKey: sourceKey('adjustment'), refersTo, memberId, validBet },
      ...{ settledAt: soon(), reason: 'ROLLBACK' as const },
    });
  const balanceOf = async (memberId: string) => {
    const { body } = await wallet.member(memberId).get('/wps/v2/wallets/balance');
    return body.value as unknown as { withdrawable: string; turnoverLeft: string; available: string };
  };
  const left = (memberId: string, turnoverLeft: string) =>
    eventually(
      () => balanceOf(memberId),
      (balance) => balance.turnoverLeft === turnoverLeft,
    );

  it('meets a requirement, after which all that is available can be withdrawn', async () => {
    const memberId = randomUUID();
    await wallet.bonus(memberId, 10_000n, { multiplier: '3' });
    expect(await balanceOf(memberId)).toMatchObject({ withdrawable: '0.00', turnoverLeft: '300.00' });
    await settle(memberId, '12000');
    await left(memberId, '180.00');
    await settle(memberId, '20000');
    expect(await left(memberId, '0.00')).toMatchObject({ withdrawable: '100.00', available: '100.00' });
  });

  it('counts a bet once, however often it is delivered, and its categories only', async () => {
    const memberId = randomUUID();
    await wallet.bonus(memberId, 10_000n, { multiplier: '3', categories: ['LIVE'] });
    await settle(memberId, '5000');
    const key = await settle(memberId, '4000', { category: 'LIVE' });
    await settle(memberId, '4000', { category: 'LIVE', sourceKey: key });
    await settle(memberId, '100', { category: 'LIVE' });
    // Half of a bet on live tables counts.
    await left(memberId, '279.50');
  });

  it('counts back what a bet had counted, and no more', async () => {
    const memberId = randomUUID();
    const before = await settle(memberId, '9000');
    await wallet.bonus(memberId, 10_000n, { multiplier: '1' });
    const early = await settle(memberId, '7000', { settledAt: '2026-01-01T00:00:00.000Z' });
    const counted = await settle(memberId, '6000');
    await left(memberId, '40.00');
    // Neither the bet of a time without a requirement nor the one before it has anything to give back.
    for (const bet of [before, early]) await adjust(memberId, bet, '-7000');
    for (const part of ['-2000', '-3000', '-3000']) await adjust(memberId, counted, part);
    await left(memberId, '100.00');
    await settle(memberId, '10000');
    await left(memberId, '0.00');
  });
});
