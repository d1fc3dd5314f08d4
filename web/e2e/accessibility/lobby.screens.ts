import type { Answers } from '../support/answers.ts';
import type { Screen } from './screen.ts';

type Menus = { gameType: string; vendors: { vassalage: string }[] }[];

const vendor = (vassalage: string, displayName: string, over: object = {}) => ({
  ...{ vassalage, displayName, smallIcon: null, isHot: false, firstGameId: 'g1', maintenance: false },
  ...over,
});
const VENDORS: Record<string, object[]> = {
  LIVE: [
    vendor('BKIM', 'Bàn Kim Live', { isHot: true }),
    vendor('HGIAC', 'Hoàng Gia Casino Trực Tuyến Sài Gòn'),
    vendor('SVIET', 'Sao Việt', { maintenance: true }),
  ],
  SPORTS: [
    vendor('DS88', 'Sân Cỏ 88', { isHot: true }),
    vendor('TTVN', 'Thể Thao Việt Nam'),
    vendor('BBAC', 'Bóng Bạc', { maintenance: true }),
  ],
  ESPORTS: [vendor('IMES', 'IM E-sports'), vendor('SV3', 'Sao Việt 3'), vendor('AV', 'Anh Vũ')],
  FISH: [vendor('HLONG', 'Hải Long'), vendor('DDUONG', 'Đại Dương')],
  PVP: [vendor('NHABAI', 'Nhà Bài', { isHot: true }), vendor('BVIET', 'Bài Việt')],
};
const CLASSES: Record<string, string[]> = {
  LIVE: ['BAC', 'SIC', 'ROU', 'DAT', 'BJ', 'SD', 'FT', 'NN', 'YSX'],
};

/** The categories as the platform answers them, and those that no vendor of the local platform offers. */
const menus = (gameTypes: readonly string[]) => (known: Menus) => [
  ...gameTypes.map((gameType) => ({
    ...{ gameType, name: { vi: gameType, en: gameType } },
    ...{ classes: CLASSES[gameType] ?? [], vendors: VENDORS[gameType] },
  })),
  ...known.filter(({ gameType }) => !gameTypes.includes(gameType)),
];
const allMenus = menus(['LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP']);

const TITLES = ['Bàn Hoa Sen', 'Đêm Hội An', 'Vua Biển Cả Săn Rồng Vàng', 'Rồng Hổ Tranh Hùng'];

const games = (gameType: string) =>
  Array.from({ length: 21 }, (_, n) => {
    const { vassalage } = VENDORS[gameType]![n % 2] as { vassalage: string };
    const name = `${TITLES[n % TITLES.length]} ${n + 1}`;
    return {
      ...{
        gameId: `${gameType}-${n}`,
        nodeId: `${gameType}-${n}`,
        code: `g${n}`,
        gameName: name,
        nodeName: name,
      },
      ...{ vassalage, gameType, isGame: 'GAME', supportPlay: n % 2, showIcon: null, roomId: null },
      ...{ defaultPlayType: null, accountTypeName: null, classify: null, rtp: null },
      ...{ isHot: n === 0, isNew: n === 1, maintenance: n === 4 },
    };
  });

const filled = (gameType: string): Answers => ({
  '/lgw/games/game_menus': allMenus,
  '/wps/relay/GCSGAME_gameList': { value: { games: games(gameType), pageNum: 1, totalPages: 3 } },
});

const room = (roomId: string, roomName: string, over: object = {}) => ({
  ...{ roomId, roomName, gameId: 'cao', nodeId: 'cao', gameName: 'Bài Cào Ba Lá', vassalage: 'NHABAI' },
  ...{
    showIcon: null,
    minBet: '10000.00',
    maxBet: '500000.00',
    seats: 6,
    supportPlay: 0,
    maintenance: false,
  },
  ...over,
});

export const lobbyScreens: readonly Screen[] = [
  ...(['LIVE', 'FISH', 'PVP'] as const).map((gameType): Screen => {
    const name = gameType.toLowerCase();
    return {
      name: `lobby of ${name}`,
      by: 'guest',
      path: `/${name}`,
      answers: filled(gameType),
      landmark: ({ page }) => page.locator('article').nth(12),
    };
  }),
  ...(['SPORTS', 'ESPORTS'] as const).map((gameType): Screen => {
    const name = gameType.toLowerCase();
    return {
      name: `lobby of ${name}`,
      by: 'guest',
      path: `/${name}`,
      answers: { '/lgw/games/game_menus': allMenus },
      landmark: ({ page }) => page.getByRole('main').locator(`a[href^="/game?"]`).nth(1),
    };
  }),
  {
    name: 'lobby of sports, loading',
    by: 'guest',
    path: '/sports',
    answers: { '/lgw/games/game_menus': 'held' },
    landmark: ({ page, texts }) =>
      page.getByRole('heading', { name: texts.common.category.sports, level: 1 }),
  },
  {
    name: 'lobby without vendors',
    by: 'guest',
    path: '/esports',
    answers: { '/lgw/games/game_menus': (known: Menus) => known.filter((menu) => menu.gameType === 'RNG') },
    landmark: ({ page, texts }) => page.getByText(texts.games.notYetText),
  },
  {
    name: 'lobby of live, failed',
    by: 'guest',
    path: '/live',
    answers: { '/lgw/games/game_menus': 'failed' },
    landmark: ({ page, texts }) => page.getByRole('alert').getByText(texts.games.listFailed),
  },
  {
    name: 'home, vendors of sports',
    by: 'guest',
    path: '/index',
    widths: [1440],
    answers: { '/lgw/games/game_menus': allMenus },
    act: ({ page, texts }) =>
      page
        .getByRole('button', {
          name: `${texts.common.category.sports}: ${texts.common.nav.vendors}`,
          exact: true,
        })
        .click(),
    landmark: ({ page, texts }) =>
      page.getByRole('navigation', { name: texts.common.nav.label }).getByText('Thể Thao Việt Nam'),
  },
  {
    name: 'lobby of card games, rooms',
    by: 'player',
    path: '/pvp',
    answers: {
      ...filled('PVP'),
      '/wps/relay/GLS2_roomList': {
        value: [
          room('dong', 'Phòng Đồng'),
          room('vang', 'Phòng Vàng dành cho hội viên thân thiết', { maxBet: null }),
          room('bac', 'Phòng Bạc', { maintenance: true }),
        ],
      },
    },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.games.rooms }),
  },
];
