import { randomUUID } from 'node:crypto';
import { seedDemo } from '../src/seed/seed.js';
import { VendorKeyStore } from '../src/vendor/vendor-key.store.js';
import { catalogue, secrets, World } from './support/world.js';

const untouched = {
  ...{ isClosed: false, isHot: null, sortOrder: null, currencies: null, maxBet: null, timeBudgetMs: null },
  ...{ launchOrigin: null, launchPath: null, queryUrl: null, transferUrl: null, reason: 'agreed by letter' },
};
interface Vendor {
  vassalage: string;
  keyIds: string[];
  keptKeyIds: string[];
  openRounds: number;
  circuit: string;
}

describe('vendors and games as operators set them', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start({
      PROVIDER_KEYS: `SENG/k1=${secrets.k1}`,
      LAUNCH_GAME_ORIGINS: 'https://games.example,https://cdn.example',
    });
  });
  afterAll(() => world?.close());

  const put = (path: string, body: object) => world.operator().put(`/wps/v2/ops/${path}`, body);
  const post = (path: string, body: object) => world.operator().post(`/wps/v2/ops/${path}`, body);
  const settings = (more: object = {}) => put('vendors/SENG/settings', { ...untouched, ...more });
  const seng = async () => {
    const { body } = await world.operator().get('/wps/v2/ops/vendors');
    const { vendors } = body.value as unknown as { vendors: Vendor[] };
    return vendors.find(({ vassalage }) => vassalage === 'SENG')!;
  };
  const launch = () => world.as(randomUUID()).post('/wps/game/launchGame', { gameId: 'seng-dragon-pearl' });
  afterEach(() => settings());

  it('are closed to everybody but operators of games', async () => {
    const support = world.service.as({
      kind: 'operator',
      operatorId: 'o',
      roles: ['support'],
      sessionId: 's',
    });
    expect((await support.get('/wps/v2/ops/vendors')).status).toBe(403);
    expect((await world.as(randomUUID()).get('/wps/v2/ops/vendors')).status).toBe(403);
  });

  it('stay off the shelves when they are closed, also after an import', async () => {
    await settings({ isClosed: true });
    expect((await launch()).status).not.toBe(200);
    await seedDemo(world.service.app, catalogue);
    expect((await launch()).status).not.toBe(200);
    await settings();
    expect((await launch()).status).toBe(200);
  });

  it('bound stakes beyond what their catalogue says', async () => {
    await settings({ maxBet: '5000' });
    const player = await world.player({ balance: 100_000n });
    const bet = (id: string, amount: string) => world.bet(player, id, randomUUID(), amount);
    expect((await bet(randomUUID(), '5001')).body).toMatchObject({ code: 'STAKE_ABOVE_LIMIT' });
    expect((await bet(randomUUID(), '5000')).body.status).toBe('OK');
    expect((await seng()).openRounds).toBeGreaterThan(0);
    const game = { isClosed: false, isHot: true, sortOrder: 1, maxBet: '4000', reason: 'a new game' };
    expect((await put('games/seng-dragon-pearl/settings', game)).status).toBe(200);
    expect((await bet(randomUUID(), '4001')).body).toMatchObject({ code: 'STAKE_ABOVE_LIMIT' });
    await put('games/seng-dragon-pearl/settings', { ...game, isHot: null, sortOrder: null, maxBet: null });
  });

  it('do not open in a currency that they do not take', async () => {
    await settings({ currencies: ['USD'] });
    expect((await launch()).body.code).toBe('CURRENCY_UNSUPPORTED');
    await settings({ currencies: ['USD', 'VND'] });
    expect((await launch()).status).toBe(200);
  });

  it('open on the host that is set, if the site may frame it', async () => {
    const path = '/start?g={code}&t={ticket}';
    await settings({ launchOrigin: 'https://cdn.example', launchPath: path });
    const { gameUrl } = (await launch()).body.value as unknown as { gameUrl: string };
    expect(gameUrl).toMatch(/^https:\/\/cdn\.example\/start\?g=dragon-pearl&t=[\w-]+$/);
    const other = await settings({ launchOrigin: 'https://elsewhere.example' });
    expect(other.body.code).toBe('LAUNCH_ORIGIN_NOT_FRAMED');
  });

  const proposals = async () => {
    const { body } = await world.operator().get('/wps/v2/ops/approvals/game-launch?kind=VENDOR_KEY');
    return (body.value as unknown as { list: { id: string; after: { fingerprint: string } }[] }).list;
  };
  const approve = (id: string, who: string) =>
    world
      .operator(who)
      .post(
        `/wps/v2/ops/approvals/game-launch/${id}/approval`,
        { note: 'compared' },
        { 'idempotency-key': randomUUID() },
      );

  it('have two keys at most, sealed, and the new one works once a second operator approves', async () => {
    await post('vendors/SENG/keys', { keyId: 'k9', reason: 'yearly change' });
    const added = await post('vendors/SENG/keys', { keyId: 'k9', reason: 'yearly change, again' });
    const { secret } = added.body.value as unknown as { secret: string };
    const early = await world.provider('SENG', { k9: secret }).call('session', { ticket: 'x'.repeat(32) });
    expect(early.status).toBe(401);
    const [replaced, latest] = await proposals();
    expect((await approve(latest!.id, 'op-1')).body.code).toBe('APPROVAL_SECOND_PERSON');
    expect((await approve(replaced!.id, 'op-2')).body.code).toBe('VENDOR_KEY_CHANGED');
    expect((await approve(latest!.id, 'op-2')).status).toBe(200);
    await world.service.app.get(VendorKeyStore).load();
    expect(await seng()).toMatchObject({ keyIds: ['k1', 'k9'], keptKeyIds: ['k9'] });
    const third = await post('vendors/SENG/keys', { keyId: 'k10', reason: 'yearly change' });
    expect(third.body.code).toBe('VENDOR_KEYS_FULL');
    const [row] = await world.query<{ sealed: string }>('SELECT sealed FROM vendor_key');
    expect(row!.sealed).not.toContain(secret);
    const ask = () => world.provider('SENG', { k9: secret }).call('session', { ticket: 'x'.repeat(32) });
    expect((await ask()).body).toMatchObject({ code: 'TICKET_UNKNOWN' });
    expect((await post('vendors/SENG/keys/k9/removal', { reason: 'it leaked' })).status).toBe(200);
    expect((await ask()).status).toBe(401);
    expect((await post('vendors/SENG/keys/k9/removal', { reason: 'again' })).status).toBe(404);
  });

  it('log each change with its operator and reason, and no secret', async () => {
    const rows = await world.query<{ action: string; detail: { reason: string } }>(
      `SELECT action, detail FROM play_control_log WHERE subject = 'SENG' AND operator_id = 'op-1'`,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['VENDOR_SETTINGS', 'VENDOR_KEY_ADDED', 'VENDOR_KEY_REMOVED']),
    );
    expect(rows.every(({ detail }) => detail.reason.length > 0 && !('secret' in detail))).toBe(true);
  });

  it('list their games, and the return that each has really paid', async () => {
    const list = await world.operator().get('/wps/v2/ops/vendors/SENG/games?pageNo=1&pageSize=20');
    expect((list.body.value as unknown as { list: object[] }).list.length).toBeGreaterThan(1);
    const player = await world.player({ balance: 100_000n });
    const roundId = randomUUID();
    await world.bet(player, randomUUID(), roundId, '1000');
    await world.win(player, randomUUID(), roundId, '1500');
    const { games } = (await world.operator().get('/wps/v2/ops/rtp')).body.value as unknown as {
      games: { gameId: string; rounds: number; actualPpm: number; isInside: boolean | null }[];
    };
    expect(games).toEqual([
      expect.objectContaining({
        ...{ gameId: 'seng-dragon-pearl', rounds: 1, actualPpm: 1_500_000 },
        ...{ publishedPpm: 962_100, isInside: null },
      }),
    ]);
  });
});
