import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PlayerClient, type OperatorClient } from '#libs/api-client';
import { callSignatureHeader, newRequestId, signCall } from '#libs/provider-sdk';
import { logInOperator } from '../support/operator.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

const key = 'key-of-the-card-house-0123456789abcdef';
const names = (vi: string, en: string) => ({ vi, en });

/** What another provider publishes. */
const catalogue = {
  vendors: [{ vassalage: 'NHABAI', displayName: 'Nhà Bài', iconPath: '/marks/nhabai.svg', hot: true }],
  games: [
    {
      ...{ gameId: 'nhabai-cao', code: 'cao', vassalage: 'NHABAI', gameType: 'PVP', freePlay: false },
      ...{ names: names('Bài Cào', 'Three Cards'), thumbPath: '/thumbs/cao.svg', minBet: '100000' },
      rooms: [
        { roomId: 'dong', names: names('Phòng Đồng', 'Bronze room'), maxBet: '500000', seats: 6 },
        { roomId: 'vang', names: names('Phòng Vàng', 'Gold room'), minBet: '1000000' },
      ],
    },
    {
      ...{ gameId: 'nhabai-all', code: 'all', vassalage: 'NHABAI', gameType: 'PVP', isGame: 'VASSALAGE' },
      names: names('Nhà Bài', 'Card House'),
    },
  ],
};

describe('the lobbies, through the whole platform', () => {
  let platform: WholePlatform;
  let operator: OperatorClient;
  const guest = (): PlayerClient => new PlayerClient(platform.gateway);
  const provider = createServer((_, response) => void response.end(JSON.stringify(catalogue)));

  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    platform = await startWholePlatform(
      { CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '1000' },
      {
        PROVIDER_CATALOGUES: `cards=${origin}/catalogue`,
        PROVIDER_ORIGINS: 'cards=https://cards.example',
        PROVIDER_LAUNCH_PATHS: 'cards=/table/{code}?ticket={ticket}',
        PROVIDER_KEYS: `NHABAI/k1=${key}`,
      },
    );
    await importGames(platform);
    operator = await logInOperator(platform.gateway);
    await operator.value('POST', '/wps/v2/ops/catalogue/imports', { provider: 'cards' });
  }, 120_000);

  afterAll(async () => {
    provider.close();
    await platform?.close();
  });

  const callAsVendor = async (action: string, message: object) => {
    const body = JSON.stringify(message);
    const path = `/provider/NHABAI/v1/${action}`;
    const { header } = signCall({ k1: key }, { method: 'POST', path, body }, newRequestId(), new Date());
    const headers = { 'content-type': 'application/json', [callSignatureHeader]: header };
    const answer = await fetch(`${platform.gateway}${path}`, { method: 'POST', headers, body });
    return (await answer.json()) as Record<string, string>;
  };

  it('SPEC-9.22.1 answers a request for games that names no size with 24', async () => {
    expect(await guest().games()).toHaveLength(24);
  });

  it('SPEC-3.18 shows a vendor with code, name, picture and whether it is hot', async () => {
    const card = {
      ...{ vassalage: 'NHABAI', displayName: 'Nhà Bài', smallIcon: 'https://cards.example/marks/nhabai.svg' },
      isHot: true,
    };
    const menus = await guest().value<{ gameType: string; vendors: object[] }[]>(
      'GET',
      '/lgw/games/game_menus',
    );
    const { vendors: offered } = menus.find(({ gameType }) => gameType === 'PVP')!;
    expect(offered).toContainEqual(expect.objectContaining(card));
    const vendors = await guest().value('GET', '/wps/relay/GCSGAME_gameVendor?vassalage=NHABAI');
    expect(vendors).toMatchObject([card]);
  });

  it('SPEC-3.19 shows a game with its ids, names, picture, vendor and ways of play', async () => {
    const games = await guest().games('?vassalage=NHABAI&gameType=PVP&language=EN');
    expect(games.find(({ gameId }) => gameId === 'nhabai-cao')).toMatchObject({
      ...{ gameId: 'nhabai-cao', roomId: 'dong', nodeId: 'nhabai-cao', gameName: 'Three Cards' },
      ...{ nodeName: 'Three Cards', showIcon: 'https://cards.example/thumbs/cao.svg', vassalage: 'NHABAI' },
      ...{ supportPlay: 1, gameType: 'PVP', code: 'cao', defaultPlayType: null, accountTypeName: null },
      isGame: 'GAME',
    });
  });

  it('SPEC-3.21 answers a launch with the address of the game under each of its names', async () => {
    const player = guest();
    await player.register();
    const [game] = await player.games('?pageSize=1&gameType=RNG');
    const launched = await player.value<Record<string, string>>('POST', '/wps/game/launchGame', {
      gameId: game!.gameId,
      language: 'VI',
    });
    expect(launched['game_url']).toMatch(/^http.*ticket=/);
    expect(launched).toMatchObject({
      gameUrl: launched['game_url'],
      game_url2: launched['game_url'],
    });
    expect(new URL(launched['gameUrl']!).searchParams.get('ticket')).toMatch(/^[\w-]{32}$/);
  });

  it('SPEC-7.2.7 lists the rooms of card games to members, and a launch into one is held to its stakes', async () => {
    expect((await guest().call('GET', '/wps/relay/GLS2_roomList')).status).toBe(401);
    const player = guest();
    await player.register();
    await player.deposit('100000.00');
    const rooms = await player.value('GET', '/wps/relay/GLS2_roomList?language=VI');
    expect(rooms).toMatchObject([
      { roomId: 'dong', roomName: 'Phòng Đồng', gameName: 'Bài Cào', maxBet: '5000.00', seats: 6 },
      { roomId: 'vang', roomName: 'Phòng Vàng', minBet: '10000.00', maxBet: null },
    ]);
    const request = { gameId: 'nhabai-cao', roomId: 'dong', language: 'VI' };
    const { gameUrl } = await player.value<{ gameUrl: string }>('POST', '/wps/game/launchGame', request);
    const ticket = new URL(gameUrl).searchParams.get('ticket');
    const { sessionId, playerRef, roomId } = await callAsVendor('session', { ticket });
    expect(roomId).toBe('dong');
    const bet = (transactionId: string, amount: string) =>
      callAsVendor('bet', {
        ...{ sessionId, playerRef, transactionId, roundId: 'van-1', gameId: 'nhabai-cao', amount },
      });
    expect(await bet('van-1-a', '500001')).toMatchObject({ status: 'REFUSED', code: 'STAKE_ABOVE_LIMIT' });
    expect(await bet('van-1-b', '500000')).toMatchObject({ status: 'OK' });
    expect(await player.balance()).toBe('95000.00');
  });

  it('SPEC-4.12.5 launches no entry that stands for its vendor, and plays no game for free that has no free play', async () => {
    const player = guest();
    await player.register();
    const launch = (who: PlayerClient, gameId: string) =>
      who.call('POST', '/wps/game/launchGame', { gameId, language: 'VI' });
    expect(await launch(player, 'nhabai-all')).toMatchObject({
      code: 'LAUNCH_ROUTE_UNAVAILABLE',
      value: { route: 'POPUP_LIST' },
    });
    const demo = guest();
    await demo.playFree();
    expect(await launch(demo, 'nhabai-cao')).toMatchObject({ status: 422, code: 'FREE_PLAY_UNAVAILABLE' });
  });
});
