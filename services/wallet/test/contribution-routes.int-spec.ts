import { key, WalletApp } from './support/wallet-app.js';

describe('H5 the shares that count towards a bonus', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const path = '/wps/v2/ops/contributions';
  const propose = (body: Record<string, unknown>, operator = wallet.cashier('rewards')) =>
    operator.put(
      path,
      { scope: 'TYPE', key: 'LIVE', ppm: 200_000, version: 1, reason: 'campaign', ...body },
      key(),
    );
  /** Proposed by one operator and approved by another; a refused proposal is the answer. */
  const change = async (body: Record<string, unknown>, operator = wallet.cashier('rewards')) => {
    const proposed = await propose(body, operator);
    if (!proposed.body.success) return proposed;
    const { id } = proposed.body.value as unknown as { id: string };
    return wallet.decide(wallet.cashier('rewards'), id);
  };
  interface Share {
    scope: string;
    key: string;
    ppm: number;
    version: number;
  }
  const read = async () =>
    (await wallet.cashier('rewards').get(path)).body.value as unknown as {
      list: Share[];
      changes: Record<string, unknown>[];
    };

  it('are changed by operators of rewards with a reason, and the change is kept', async () => {
    const operator = wallet.cashier('rewards');
    expect((await change({}, operator)).status).toBe(200);
    const { list, changes } = await read();
    expect(list.find(({ key }) => key === 'LIVE')).toEqual({
      scope: 'TYPE',
      key: 'LIVE',
      ppm: 200_000,
      version: 2,
    });
    expect(changes[0]).toMatchObject({ key: 'LIVE', before: 500_000, after: 200_000, reason: 'campaign' });
    const { body } = await wallet.service.as({ kind: 'guest' }).get('/wps/v2/bonuses/contributions');
    expect(body.value).toContainEqual({ scope: 'TYPE', key: 'LIVE', ppm: 200_000 });
  });

  it('are not changed from an older state: of eight at once one does', async () => {
    expect((await change({ key: 'PVP', version: 2 })).body.code).toBe('CONTRIBUTION_CHANGED');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => change({ key: 'PVP', ppm: at * 1000, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const added = await Promise.all(
      Array.from({ length: 8 }, () => change({ scope: 'GAME', key: 'seng-dragon-pearl', version: 0 })),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a game may follow its type again; a type may not go', async () => {
    expect((await change({ scope: 'GAME', key: 'a-game', version: 0 })).status).toBe(200);
    expect((await change({ scope: 'GAME', key: 'a-game', version: 1, ppm: null })).status).toBe(200);
    expect((await read()).list.some(({ key }) => key === 'a-game')).toBe(false);
    expect((await change({ scope: 'GAME', key: 'a-game', version: 0 })).status).toBe(200);
    // The share that was removed is another one: who saw that has not seen this.
    expect((await change({ scope: 'GAME', key: 'a-game', version: 1 })).body.code).toBe(
      'CONTRIBUTION_CHANGED',
    );
    const { version } = (await read()).list.find(({ key }) => key === 'a-game')!;
    expect((await change({ scope: 'GAME', key: 'a-game', version, ppm: null })).status).toBe(200);
    for (const wrong of [
      { ppm: null },
      { key: 'NOWHERE', version: 0 },
      { scope: 'GAME', key: 'unknown', version: 0, ppm: null },
    ])
      expect((await change(wrong)).body.code).toBe('CONTRIBUTION_UNKNOWN');
  });

  it('refuse bad input and other operators', async () => {
    for (const wrong of [
      { ppm: -1 },
      { ppm: 1_000_001 },
      { ppm: 0.5 },
      { reason: '' },
      { key: 'a b' },
      { scope: 'X' },
    ])
      expect((await propose(wrong)).body.code).toBe('VALIDATION_FAILED');
    expect((await change({}, wallet.cashier('cashier'))).status).toBe(403);
    expect((await wallet.member().get(path)).status).toBe(403);
  });
});
