import { randomUUID } from 'node:crypto';
import { seedDemo } from '../src/seed/seed.js';
import { catalogue, World } from './support/world.js';

const table = { names: { vi: 'Bàn', en: 'Table' }, gameType: 'LIVE', vassalage: 'SENG' };
const rooms = [
  { roomId: 'bronze', names: { vi: 'Phòng Đồng', en: 'Bronze room' }, maxBet: '200000', seats: 6 },
  { roomId: 'gold', names: { vi: 'Phòng Vàng', en: 'Gold room' }, minBet: '500000' },
];
const cardGame = {
  ...{ gameId: 'seng-cards', code: 'cards', vassalage: 'SENG', gameType: 'PVP' },
  names: { vi: 'Bài Cào', en: 'Three Cards' },
  ...{ minBet: '10000', maxBet: '5000000', freePlay: false },
};
const published = {
  vendors: catalogue.vendors,
  games: [
    ...catalogue.games,
    { ...cardGame, rooms },
    { ...table, gameId: 'seng-bac', code: 'bac', tags: ['classify-BAC'] },
    { ...table, gameId: 'seng-roulette', code: 'roulette', tags: ['classify-ROU', 'vip'] },
    { ...table, gameId: 'seng-all', code: 'all', isGame: 'VASSALAGE' },
  ],
};

describe('tables and rooms', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
    await seedDemo(world.service.app, published);
  });
  afterAll(() => world?.close());

  const guest = () => world.service.as({ kind: 'guest' });
  const launch = (memberId: string, body: object, accountType: 0 | 4 = 0) =>
    world.as(memberId, accountType).post('/wps/game/launchGame', { gameId: 'seng-cards', ...body });

  it('lists the rooms of card games, in the language asked for, to members', async () => {
    const asked = (query: string) => world.as(randomUUID()).get(`/wps/relay/GLS2_roomList${query}`);
    expect((await asked('?language=EN')).body.value).toEqual([
      {
        ...{ roomId: 'bronze', nodeId: 'seng-cards', gameId: 'seng-cards', vassalage: 'SENG' },
        ...{ roomName: 'Bronze room', gameName: 'Three Cards', minBet: '100.00', maxBet: '2000.00' },
        ...{ seats: 6, supportPlay: 1, showIcon: null, maintenance: false },
      },
      expect.objectContaining({ roomId: 'gold', minBet: '5000.00', maxBet: '50000.00', seats: null }),
    ]);
    expect((await asked('?vassalage=LONG')).body.value).toEqual([]);
    expect((await guest().get('/wps/relay/GLS2_roomList')).status).toBe(401);
  });

  it('names the kinds of tables in the menu, and filters by them', async () => {
    const menus = (await guest().get('/lgw/games/game_menus')).body.value as unknown as {
      gameType: string;
    }[];
    expect(menus.find(({ gameType }) => gameType === 'LIVE')).toMatchObject({
      classes: ['BAC', 'ROU'],
      vendors: [{ vassalage: 'SENG', firstGameId: 'seng-bac' }],
    });
    const answer = await guest().get('/wps/relay/GCSGAME_gameList?gameType=LIVE&classify=ROU');
    expect(answer.body.value).toMatchObject({ games: [{ gameId: 'seng-roulette', classify: 'ROU' }] });
    expect((await guest().get('/wps/relay/GCSGAME_gameList?classify=XYZ')).status).toBe(400);
  });

  it("keeps the room of a launch, and holds its session to the room's stakes", async () => {
    const memberId = randomUUID();
    world.wallet.fund(memberId, 1_000_000n);
    const bet = async (roomId: string | undefined, amount: string) => {
      const launched = (await launch(memberId, { roomId })).body.value as unknown as { gameUrl: string };
      const ticket = new URL(launched.gameUrl).searchParams.get('ticket')!;
      const {
        sessionId,
        playerRef,
        roomId: opened,
      } = (await world.provider().call('session', { ticket })).body;
      const id = randomUUID();
      const { body } = await world.provider().call('bet', {
        ...{ sessionId, playerRef, transactionId: id, roundId: id, gameId: 'seng-cards', amount },
      });
      return { opened, status: body.status, code: body.code };
    };
    expect(await bet('bronze', '200001')).toEqual({
      opened: 'bronze',
      status: 'REFUSED',
      code: 'STAKE_ABOVE_LIMIT',
    });
    expect(await bet('bronze', '200000')).toMatchObject({ status: 'OK' });
    expect(await bet(undefined, '200001')).toMatchObject({ opened: undefined, status: 'OK' });
  });

  it('opens neither an unknown room, nor an entry of a vendor, nor free play where there is none', async () => {
    const memberId = randomUUID();
    expect((await launch(memberId, { roomId: 'silver' })).body.code).toBe('GAME_UNKNOWN');
    expect((await launch(memberId, { gameId: 'seng-all' })).body).toMatchObject({
      code: 'LAUNCH_ROUTE_UNAVAILABLE',
      value: { route: 'POPUP_LIST' },
    });
    expect((await launch(randomUUID(), {}, 4)).body.code).toBe('FREE_PLAY_UNAVAILABLE');
    expect((await launch(randomUUID(), { gameId: 'seng-bac' }, 4)).status).toBe(200);
  });

  it.each([
    ['a kind that is none', { ...table, gameId: 'x', code: 'x', tags: ['classify-XYZ'] }],
    ['a room twice', { ...cardGame, gameId: 'x', code: 'x', rooms: [rooms[0], rooms[0]] }],
    ['a room without a name', { ...cardGame, gameId: 'x', code: 'x', rooms: [{ roomId: 'r' }] }],
  ])('refuses a catalogue with %s', async (_, game) => {
    const document = { vendors: published.vendors, games: [...published.games, game] };
    await expect(seedDemo(world.service.app, document)).rejects.toThrow('CATALOGUE_INVALID');
  });

  it('takes away the rooms that a catalogue no longer lists', async () => {
    const games = published.games.map((game) => (game.gameId === 'seng-cards' ? cardGame : game));
    await seedDemo(world.service.app, { ...published, games });
    expect((await world.as(randomUUID()).get('/wps/relay/GLS2_roomList')).body.value).toEqual([]);
    expect((await launch(randomUUID(), { roomId: 'bronze' })).body.code).toBe('GAME_UNKNOWN');
  });
});
