import type { Answers } from '../support/answers.ts';
import { entryScreens } from './entry.screens.ts';
import { readingScreens } from './reading.screens.ts';
import { BENEATH, dialog, type Screen } from './screen.ts';
import { secondStepScreens } from './second-step.screens.ts';

const LISTS = [
  '/lgw/games/game_menus',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/ODSFE2_getWinnerBoard',
  '/lgw/vn/numeros/opened/game',
];
const all = (answer: Answers[string]): Answers => Object.fromEntries(LISTS.map((path) => [path, answer]));
const emptyGames = { value: { games: [], total: 0, totalPages: 0, pageNo: 1, list: [] } };

const status = (change: object): Answers => ({
  '/wps/system/status': (value: never) => ({ ...(value as object), ...change }),
});

/** What anybody may see. */
export const publicScreens: readonly Screen[] = [
  {
    name: 'home, filled',
    by: 'guest',
    path: '/index',
    landmark: ({ page }) => page.locator('article a[href*="/game"]').first(),
  },
  {
    name: 'home, open vendor panel',
    by: 'guest',
    path: '/index',
    widths: [1440],
    act: ({ page, texts }) =>
      page.getByRole('button', { name: `${texts.common.category.rng}: ${texts.common.nav.vendors}` }).click(),
    landmark: ({ page, texts }) =>
      page.getByRole('navigation', { name: texts.common.nav.label }).locator('article').first(),
  },
  {
    name: 'home, empty',
    by: 'guest',
    path: '/index',
    answers: {
      '/lgw/games/game_menus': { value: [] },
      '/wps/relay/GCSGAME': emptyGames,
      '/wps/relay/ODSFE2_getWinnerBoard': { value: [] },
      '/lgw/vn/numeros/opened/game': { value: [] },
    },
    landmark: ({ page, texts }) => page.getByText(texts.winners.none),
  },
  {
    name: 'home, loading',
    by: 'guest',
    path: '/index',
    answers: all('held'),
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.winners.title }),
  },
  {
    name: 'home, failed',
    by: 'guest',
    path: '/index',
    answers: all('failed'),
    landmark: ({ page, texts }) =>
      page.getByRole('main').getByRole('button', { name: texts.common.retry }).first(),
  },
  {
    name: 'home, offline',
    by: 'guest',
    path: '/index',
    act: async ({ page }) => {
      await page.locator('article').first().waitFor();
      await page.context().setOffline(true);
    },
    landmark: ({ page, texts }) => page.getByText(texts.common.offline),
  },
  {
    name: 'lobby, filled',
    by: 'guest',
    path: '/rng',
    landmark: ({ page }) => page.locator('article').nth(12),
  },
  {
    name: 'lobby, second page',
    by: 'guest',
    path: '/rng?no=2',
    landmark: ({ page }) => page.locator('article').nth(12),
  },
  {
    name: 'lobby, nothing found',
    by: 'guest',
    path: '/rng?q=khong-co-tro-nao-ten-dai-nhu-the-nay',
    landmark: ({ page, texts }) => page.getByText(texts.games.nothingText),
  },
  {
    name: 'lobby, loading',
    by: 'guest',
    path: '/rng',
    answers: { '/wps/relay/GCSGAME_gameList': 'held' },
    landmark: ({ page, texts }) => page.getByRole('searchbox', { name: texts.games.search }),
  },
  {
    name: 'lobby, failed',
    by: 'guest',
    path: '/rng',
    answers: { '/wps/relay/GCSGAME_gameList': 'failed' },
    landmark: ({ page, texts }) => page.getByRole('alert').getByText(texts.games.listFailed),
  },
  {
    name: 'login',
    by: 'guest',
    path: `${BENEATH}?m=login`,
    landmark: ({ page }) => page.getByTestId('puzzle'),
  },
  {
    name: 'login, nothing typed',
    quick: true,
    by: 'guest',
    path: `${BENEATH}?m=login`,
    act: async (sight) => {
      await sight.page.getByTestId('puzzle').waitFor();
      await dialog(sight).getByRole('button', { name: sight.texts.common.login, exact: true }).click();
    },
    landmark: ({ page, texts }) => page.getByText(texts.auth.login.needPassword),
  },
  {
    name: 'login, refused',
    by: 'guest',
    path: `${BENEATH}?m=login`,
    answers: { '/wps/session/login': 'failed' },
    act: async (sight) => {
      const { page, texts } = sight;
      await page.getByTestId('puzzle').click();
      await dialog(sight).locator('input[name="username"]').fill('demo_player');
      await dialog(sight).locator('input[name="password"]').fill('sai-mat-khau');
      await dialog(sight).getByRole('button', { name: texts.common.login, exact: true }).click();
    },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'login, puzzle loading',
    by: 'guest',
    path: `${BENEATH}?m=login`,
    answers: { '/wps/captcha/slider': 'held' },
    landmark: (sight) => dialog(sight).getByText(sight.texts.auth.slider.label),
  },
  {
    name: 'login, puzzle failed',
    by: 'guest',
    path: `${BENEATH}?m=login`,
    answers: { '/wps/captcha/slider': 'failed' },
    landmark: ({ page, texts }) => page.getByText(texts.auth.slider.failed),
  },
  ...entryScreens,
  ...secondStepScreens,
  {
    name: 'forgotten password, nothing typed',
    by: 'guest',
    path: `${BENEATH}?m=forgot`,
    act: (sight) => dialog(sight).getByRole('button', { name: sight.texts.auth.forgot.submit }).click(),
    landmark: ({ page, texts }) => page.getByText(texts.auth.forgot.needEmail),
  },
  {
    name: 'register',
    by: 'guest',
    path: `${BENEATH}?m=register`,
    landmark: ({ page }) => page.getByTestId('puzzle'),
  },
  {
    name: 'register, half filled and wrong',
    by: 'guest',
    path: `${BENEATH}?m=register`,
    act: async (sight) => {
      const box = dialog(sight);
      await sight.page.getByTestId('puzzle').waitFor();
      await box.locator('input[name="username"]').fill('9');
      await box.locator('input[name="password"]').fill('Thuyen7');
      await box.locator('input[name="confirmPassword"]').fill('khac');
      await box.getByRole('button', { name: sight.texts.auth.register.submit }).click();
    },
    landmark: ({ page, texts }) => page.getByText(texts.auth.register.mustAgree),
  },
  {
    name: 'register, terms',
    quick: true,
    by: 'guest',
    path: `${BENEATH}?m=register`,
    act: async ({ page, texts }) => {
      await page.getByTestId('puzzle').waitFor();
      await page.getByRole('button', { name: texts.auth.register.terms }).click();
    },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.auth.terms.privacy.title }),
  },
  {
    name: 'game, asked to log in',
    by: 'guest',
    path: '/game',
    act: async (sight) => {
      await sight.page.getByTestId('puzzle').waitFor();
      await dialog(sight).getByRole('button', { name: sight.texts.common.close }).click();
    },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.launch.needLogin }),
  },
  {
    name: 'game, offered for free',
    by: 'guest',
    path: '/game?mode=trial&gameId=x',
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.launch.tryTitle }),
  },
  ...readingScreens,
  {
    name: 'not found',
    quick: true,
    by: 'guest',
    path: BENEATH,
    landmark: ({ page, texts }) => page.getByRole('heading', { level: 3, name: texts.common.notFound.title }),
  },
  {
    name: 'maintenance',
    quick: true,
    by: 'guest',
    path: '/index',
    answers: status({ maintenance: true, maintenanceUntil: '2026-12-01T22:30:00Z' }),
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.system.maintenance.title }),
  },
  {
    name: 'restricted region',
    by: 'guest',
    path: '/index',
    answers: status({ regionRestriction: true, location: { ip: '203.0.113.24', country: 'SG' } }),
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.system.restricted.title }),
  },
  {
    name: 'invalid address',
    by: 'guest',
    path: '/index',
    answers: { '/wps/system/status': { refused: 'URL_INVALID', status: 404 } },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.system.invalidUrl.title }),
  },
  {
    name: 'start-up, waiting',
    by: 'guest',
    path: '/index',
    answers: { '/wps/system/status': 'held' },
    landmark: ({ page }) => page.locator('[aria-busy="true"] svg'),
  },
  {
    name: 'start-up, failed',
    by: 'guest',
    path: '/index',
    answers: { '/wps/system/status': 'failed' },
    landmark: ({ page, texts }) => page.getByRole('button', { name: texts.common.retry }),
  },
  {
    name: 'lobby, sheet of a game under a finger',
    by: 'touch',
    path: '/rng',
    widths: [360],
    act: ({ page }) => page.locator('article a').first().tap(),
    landmark: (sight) => dialog(sight).getByRole('link', { name: sight.texts.games.play, exact: true }),
  },
  {
    name: 'session expired',
    quick: true,
    by: 'guest',
    path: BENEATH,
    act: async ({ page }) => {
      await page.evaluate(() => {
        sessionStorage.setItem('token', 'ended');
        sessionStorage.setItem('isAgent', '0');
      });
      await page.reload();
    },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.session.expired.title }),
  },
  {
    name: 'lottery lobby',
    by: 'guest',
    path: '/lottery',
    landmark: ({ page }) => page.locator('article').first(),
  },
  {
    name: 'lottery lobby without a game',
    by: 'guest',
    path: '/seaLottery',
    answers: { '/lotto/lgw/games/opened/numero': { value: [] } },
    landmark: ({ page, texts }) => page.getByText(texts.lottery.noneText),
  },
  {
    name: 'lottery lobby that fails',
    by: 'guest',
    path: '/elott',
    answers: { '/lotto/lgw/games/opened/numero': 'failed' },
    landmark: ({ page, texts }) => page.getByRole('button', { name: texts.common.retry }),
  },
  {
    name: 'a game of the lottery',
    by: 'guest',
    path: '/lottery?gameCode=HN60&playType=DE_DB',
    act: async ({ page, texts }) => {
      await page.getByRole('button', { name: texts.lottery.quick }).click();
      await page.getByRole('button', { name: texts.lottery.add }).click();
      // On a phone the slip is a sheet.
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await page.getByRole('button', { name: texts.lottery.slip, exact: true }).click();
    },
    landmark: ({ page, texts }) => page.getByRole('button', { name: texts.lottery.remove }),
  },
];
