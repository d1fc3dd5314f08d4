import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogue, World } from './support/world.js';
import { seedDemo } from '../src/seed/seed.js';

interface Game {
  gameId: string;
  gameName: string;
  showIcon: string;
}

describe('the lobby', () => {
  let world: World;
  let published: unknown = catalogue;
  const provider = createServer((_, response) => void response.end(JSON.stringify(published)));

  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    world = await World.start({
      PROVIDER_CATALOGUES: `demo=http://127.0.0.1:${port}/catalogue,gone=http://127.0.0.1:1/`,
      PROVIDER_ORIGINS: 'demo=https://{host}:8443',
    });
  });
  afterAll(async () => {
    provider.closeAllConnections();
    provider.close();
    await world?.close();
  });

  const guest = () => world.service.as({ kind: 'guest' });
  const list = async (query: string) =>
    (await guest().get(`/wps/relay/GCSGAME_gameList?${query}`)).body.value as unknown as {
      games: Game[];
      pageNum: number;
      totalPages: number;
    };
  const ids = async (query: string) => (await list(query)).games.map((game) => game.gameId).toSorted();

  it('SPEC-7.1.5 shows the categories that have games, each with its vendors', async () => {
    const answer = await guest().get('/lgw/games/game_menus');
    expect(answer.body.value).toMatchObject([
      {
        gameType: 'RNG',
        name: { vi: 'Nổ hũ', en: 'Slots' },
        vendors: [
          { vassalage: 'SENG', displayName: 'Sen Gaming', isHot: true, maintenance: false },
          { vassalage: 'LONG', displayName: 'Long Studio', isHot: false },
        ],
      },
      { gameType: 'FISH', vendors: [{ vassalage: 'LONG' }] },
    ]);
  });

  it.each(['ngoc ro', 'NGỌC RỒNG', 'ngoc rong', 'Ngọc', 'dragon', 'DRAGON pearl'])(
    'finds %s without regard to accents and case',
    async (name) => {
      expect(await ids(`gameName=${encodeURIComponent(name)}`)).toEqual(['seng-dragon-pearl']);
    },
  );

  it('takes no sign of a search for a wildcard', async () => {
    expect(await ids(`gameName=${encodeURIComponent('d%')}`)).toEqual(await ids('gameName=d'));
    expect(await ids('gameName=zzz')).toEqual([]);
  });

  it('SPEC-7.2 filters by vendor, category, smallest bet, lines and platform', async () => {
    expect(await ids('vassalage=LONG')).toEqual(['long-red-drum', 'long-sea-king']);
    expect(await ids('vassalage=LONG&gameType=FISH')).toEqual(['long-sea-king']);
    expect(await ids('minBet=1000.00')).toEqual(['long-red-drum', 'seng-dragon-pearl']);
    expect(await ids('minLineNum=20')).toEqual(['long-red-drum', 'seng-dragon-pearl']);
    expect(await ids('platform=flash,html5-desktop&clientType=3&channel=WEB&merchant=senvang')).toHaveLength(
      4,
    );
    expect(await ids('platform=flash')).toEqual([]);
    expect(await ids('gameName=&vassalage=&gameType=&minBet=&minLineNum=')).toHaveLength(4);
  });

  it('SPEC-3.20 SPEC-7.2.1 pages, hot games first, in the language asked for', async () => {
    const first = await list('pageSize=3&language=EN');
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2 });
    expect(first.games.map((game) => game.gameName)).toEqual(['Lucky Koi', 'Dragon Pearl', 'Red Drum']);
    expect((await list('pageSize=3&pageNo=2')).games.map((game) => game.gameName)).toEqual(['Vua Biển Cả']);
    expect(await list('pageSize=3&pageNo=9')).toMatchObject({ games: [], pageNum: 9, totalPages: 2 });
    const hot = await guest().get('/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=flash,html5-desktop');
    expect(hot.body.value).toMatchObject({
      games: [{ gameId: 'seng-lucky-koi', isHot: true, rtp: '96.21', supportPlay: 0 }],
      pageNum: 1,
      totalPages: 1,
    });
  });

  it('names icons on the host by which the player came', async () => {
    const answer = await guest().get('/wps/relay/GCSGAME_gameList?pageSize=1', {
      'x-forwarded-host': '192.168.1.9:8080',
    });
    const [game] = (answer.body.value as unknown as { games: Game[] }).games;
    expect(game!.showIcon).toBe('https://192.168.1.9:8443/thumbs/seng-lucky-koi.svg');
  });

  it('SPEC-7.2.2 SPEC-7.2.3 lists vendors and their types', async () => {
    expect((await guest().get('/wps/relay/GCSGAME_gameVendor?gameType=FISH')).body.value).toMatchObject([
      { vassalage: 'LONG', gameTypes: ['FISH'] },
    ]);
    expect((await guest().get('/wps/relay/GCSGAME_getVassGameType?vassalage=SENG')).body.value).toEqual([
      { vassalage: 'SENG', gameTypes: ['RNG'] },
    ]);
  });

  it.each([
    'pageSize=101',
    'pageNo=0',
    'pageNo=1.5',
    'gameType=CARDS',
    'minBet=5',
    'vassalage=a%20b',
    'admin=1',
    'gameName=a&gameName=b',
  ])('refuses the query %s', async (query) => {
    const answer = await guest().get(`/wps/relay/GCSGAME_gameList?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('SPEC-7.2.4 keeps favourites per member, idempotently', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    const put = (gameId: string) => world.as(mine).put(`/wps/v2/favorites/${gameId}`);
    await put('long-red-drum');
    world.service.clock.advance(1000);
    expect((await put('seng-lucky-koi')).status).toBe(200);
    expect((await put('seng-lucky-koi')).status).toBe(200);
    expect((await put('nothing')).body.code).toBe('GAME_UNKNOWN');
    expect((await world.as(mine).get('/wps/relay/MCSFE_getFavoriteGames')).body.value).toEqual([
      'seng-lucky-koi',
      'long-red-drum',
    ]);
    expect((await world.as(other).get('/wps/relay/MCSFE_getFavoriteGames')).body.value).toEqual([]);
    await world.as(other).delete('/wps/v2/favorites/long-red-drum');
    const removed = () => world.as(mine).delete('/wps/v2/favorites/seng-lucky-koi');
    expect([(await removed()).status, (await removed()).status]).toEqual([200, 200]);
    expect((await world.as(mine).get('/wps/relay/MCSFE_getFavoriteGamesList')).body.value).toMatchObject([
      { gameId: 'long-red-drum', gameName: 'Trống Đồng Đỏ' },
    ]);
  });

  it('refuses ids that are no text, and finds no game for unknown ones', async () => {
    const mine = world.as(randomUUID());
    expect(await mine.put('/wps/v2/favorites/%00')).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST' },
    });
    for (const gameId of ["'--", '..%2F..', '%F0%9F%90%89', 'x'.repeat(150)])
      expect((await mine.put(`/wps/v2/favorites/${gameId}`)).status).toBe(404);
    expect((await mine.get('/wps/relay/MCSFE_getFavoriteGames')).body.value).toEqual([]);
  });

  it('SPEC-7.2.5 remembers the games last played, each once, newest first', async () => {
    const mine = randomUUID();
    for (const gameId of ['seng-lucky-koi', 'long-red-drum', 'seng-lucky-koi']) {
      await world.ticket(mine, gameId);
      world.service.clock.advance(1000);
    }
    const recent = (await world.as(mine).get('/wps/relay/GCS_recentGame')).body.value as unknown as Game[];
    expect(recent.map((game) => game.gameId)).toEqual(['seng-lucky-koi', 'long-red-drum']);
  });

  it('imports a catalogue again without a change, withdraws what is gone and brings it back', async () => {
    const imported = (more: { preview?: boolean } = {}) =>
      world.operator().post('/wps/v2/ops/catalogue/imports', { provider: 'demo', ...more });
    expect((await imported()).body.value).toEqual({ vendors: 2, games: 4, added: 0, withdrawn: 0 });
    const member = randomUUID();
    await world.as(member).put('/wps/v2/favorites/long-sea-king');
    published = { ...catalogue, games: catalogue.games.slice(0, 3) };
    const expected = { vendors: 2, games: 3, added: 0, withdrawn: 1 };
    expect((await imported({ preview: true })).body.value).toEqual(expected);
    expect(await ids('')).toContain('long-sea-king');
    expect((await imported()).body.value).toEqual(expected);
    expect(await ids('')).not.toContain('long-sea-king');
    expect((await world.as(member).get('/wps/relay/MCSFE_getFavoriteGamesList')).body.value).toEqual([]);
    published = catalogue;
    await imported();
    expect(await ids('')).toHaveLength(4);
  });

  it.each([
    ['without games', { ...catalogue, games: [] }],
    ['with a game without names', { ...catalogue, games: [{ ...catalogue.games[0], names: undefined }] }],
    ['with a game of no vendor', { ...catalogue, vendors: catalogue.vendors.slice(0, 1) }],
    ['with a game twice', { ...catalogue, games: [...catalogue.games, catalogue.games[0]] }],
    [
      'with an icon on another site',
      { ...catalogue, games: [{ ...catalogue.games[0], thumbPath: '//evil.example/x' }] },
    ],
    ['that is a list', []],
  ])('SEC-S25.1 refuses a catalogue %s and leaves the shelves as they are', async (_, document) => {
    published = document;
    const answer = await world.operator().post('/wps/v2/ops/catalogue/imports', { provider: 'demo' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'CATALOGUE_INVALID' } });
    expect(await ids('')).toHaveLength(4);
  });

  it('SEC-S24 fetches from configured addresses alone', async () => {
    const post = (provider: unknown) => world.operator().post('/wps/v2/ops/catalogue/imports', { provider });
    expect(await post('nobody')).toMatchObject({ status: 404, body: { code: 'PROVIDER_UNKNOWN' } });
    expect(await post('constructor')).toMatchObject({ status: 404, body: { code: 'PROVIDER_UNKNOWN' } });
    expect((await post('http://127.0.0.1/')).status).toBe(400);
    expect(await post('gone')).toMatchObject({ status: 503, body: { code: 'CATALOGUE_UNREACHABLE' } });
    const isMismatch = await world
      .as(randomUUID())
      .post('/wps/v2/ops/catalogue/imports', { provider: 'demo' });
    expect(isMismatch.status).toBe(403);
  });

  it("lets no provider take over another's vendor", async () => {
    await expect(seedDemo(world.service.app, catalogue)).resolves.toMatchObject({ games: 4 });
    const { CatalogueImportService } = await import('../src/catalogue/catalogue-import.service.js');
    await expect(world.service.app.get(CatalogueImportService).apply('other', catalogue)).rejects.toThrow(
      'CATALOGUE_INVALID',
    );
  });

  it('REG-G49 publishes every vendor state, and logs who changed it', async () => {
    await world.operator().put('/wps/v2/ops/vendors/LONG/maintenance', { maintenance: true });
    const menus = (await guest().get('/lgw/games/game_menus')).body.value;
    expect(JSON.stringify(menus)).toContain(
      '"smallIcon":null,"isHot":false,"firstGameId":"long-red-drum","maintenance":true',
    );
    const states = await world.query<{ key: string; payload: object }>(
      `SELECT key, payload FROM state_record WHERE topic = 'game.vendor.state' ORDER BY key`,
    );
    expect(states).toEqual([
      {
        key: 'LONG',
        payload: { vassalage: 'LONG', displayName: 'Long Studio', category: 'RNG', maintenance: true },
      },
      {
        key: 'SENG',
        payload: { vassalage: 'SENG', displayName: 'Sen Gaming', category: 'RNG', maintenance: false },
      },
    ]);
    const [entry] = await world.query(
      'SELECT operator_id, action, subject FROM play_control_log ORDER BY id DESC LIMIT 1',
    );
    expect(entry).toEqual({ operator_id: 'op-1', action: 'VENDOR_MAINTENANCE', subject: 'LONG' });
    expect(
      (await world.operator().put('/wps/v2/ops/vendors/NONE/maintenance', { maintenance: true })).status,
    ).toBe(404);
    expect(
      (await world.operator().put('/wps/v2/ops/games/none/maintenance', { maintenance: true })).status,
    ).toBe(404);
    const isMismatch = await world
      .as(randomUUID())
      .put('/wps/v2/ops/vendors/LONG/maintenance', { maintenance: true });
    expect(isMismatch.status).toBe(403);
  });
});
