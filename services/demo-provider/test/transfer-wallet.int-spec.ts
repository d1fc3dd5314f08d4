import { randomUUID } from 'node:crypto';
import { systemClock } from '#libs/platform';
import { runTransferWalletConformance, transferWalletCases, TransferWalletTable } from '#libs/provider-sdk';
import { GameTable } from './support/game-table.js';

const secret = 'a-demo-secret-of-thirty-two-characters';

describe('the transfer wallet of the demo provider', () => {
  let table: GameTable;

  beforeAll(async () => {
    table = await GameTable.open({ PROVIDER_KEYS: `TWG/demo-1=${secret}` });
    table.service.clock.set(systemClock.now());
  });
  afterAll(() => table?.close());

  const settings = (key = secret) => ({
    ...{ transferUrl: `${table.service.url}/transfer-wallet/v1`, vassalage: 'TWG', keyId: 'demo-1' },
    ...{ secret: key, currency: 'VND', gameId: 'TWG001' },
  });

  interface Opened {
    token: string;
    balance: string;
  }

  async function opened(amount: string) {
    const wallet = new TransferWalletTable(settings());
    await wallet.withMoney(amount);
    const { playerRef } = wallet;
    const parent = 'https://play.example';
    const { path } = await wallet.call('launch', { playerRef, gameId: 'TWG001', language: 'vi', parent });
    const ticket = new URL(path!, 'https://x.example').searchParams.get('ticket')!;
    const { body } = await table.call<Opened>('POST', '/transfer-wallet/session', undefined, { ticket });
    return { wallet, ticket, ...body.value };
  }
  const bet = (token: string, clientBetId: string, stake = '100000') =>
    table.call<{ payout: string; balance: string; dice: number[] }>('POST', '/transfer-wallet/bet', token, {
      ...{ clientBetId, side: 'BIG', stake },
    });

  it('keeps every promise of the conformance kit', async () => {
    const results = await runTransferWalletConformance(settings());
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(transferWalletCases.length);
    expect(results.length).toBeGreaterThanOrEqual(120);
  });

  it('does nothing for a caller with another secret', async () => {
    const results = await runTransferWalletConformance(settings('x'.repeat(40)));
    const passed = results.filter(({ failure }) => failure === undefined).map(({ id }) => id);
    expect(passed.filter((id) => !id.startsWith('TW-SIG-'))).toEqual([]);
  });

  it('opens a game once by its path, and plays from the money brought', async () => {
    const { token, balance, ticket, wallet } = await opened('300000');
    expect(balance).toBe('300000');
    const again = await table.call('POST', '/transfer-wallet/session', undefined, { ticket });
    expect(again.body.code).toBe('DICE_SESSION_UNKNOWN');
    const id = randomUUID();
    const first = await bet(token, id);
    expect(['0', '200000']).toContain(first.body.value.payout);
    const after = 200_000n + BigInt(first.body.value.payout);
    expect(first.body.value.balance).toBe(String(after));
    expect((await bet(token, id)).body.value).toEqual(first.body.value);
    expect(await wallet.balance()).toBe(String(after));
  });

  it('refuses a stake above the balance, and one that is not offered', async () => {
    const { token } = await opened('100000');
    expect((await bet(token, randomUUID(), '500000')).body.code).toBe('DICE_BALANCE_LOW');
    expect((await bet(token, randomUUID(), '100001')).body.code).toBe('DICE_STAKE_NOT_OFFERED');
  });

  it('takes no bet after a kick, and leaves the money to be transferred out', async () => {
    const { token, wallet } = await opened('100000');
    await wallet.call('kick', { playerRef: wallet.playerRef });
    expect((await bet(token, randomUUID())).body.code).toBe('DICE_SESSION_UNKNOWN');
    expect((await wallet.transfer('OUT', '100000')).status).toBe('OK');
  });

  it('lists every round once in its history, however small the pages', async () => {
    const { token, wallet } = await opened('2000000');
    const ids = Array.from({ length: 5 }, () => randomUUID());
    await Promise.all(ids.map((id) => bet(token, id)));
    const listed: string[] = [];
    for (let cursor = '', more = true; more;) {
      const page = await wallet.call('history', { cursor, limit: 2 });
      listed.push(...page.rounds!.map((round) => `${round.roundId}/${round.revision}`));
      [cursor, more] = [page.cursor!, page.more!];
    }
    expect(new Set(listed).size).toBe(listed.length);
    for (const id of ids) expect(listed.filter((one) => one.includes(id))).toHaveLength(1);
  });

  it('serves its page to the sites that may frame it', async () => {
    const page = await fetch(`${table.service.url}/transfer-wallet/page?ticket=x`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:8080');
    const script = await fetch(`${table.service.url}/transfer-wallet/page.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
  });
});
