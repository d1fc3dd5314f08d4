import { expect, test, type Page } from '@playwright/test';
import { OWN_FRAME, parts, speakFromTheFirst } from '../support/site.ts';
import { register } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { passFacts } from '../support/visitors.ts';

const { auth, common, download, games } = textsOf('vi');

/** Pages for which the specification names no exception. */
const WHOLE = [
  ...['/index', '/noticePage', '/vip', '/promotions', '/promoDetail', '/live', '/fish', '/pvp'],
  ...['/help', '/down', '/join', '/sports', '/esports', '/elott'],
];

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => speakFromTheFirst(page, 'vi'));

test('SPEC-2.1.1 the root and its other name lead home', async ({ page }) => {
  for (const address of ['/', '/index.html']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByRole('heading', { name: games.popular })).toBeVisible();
  }
});

test('SPEC-2.1.2 SPEC-2.1.3 SPEC-2.1.8 SPEC-2.1.10 a page has header, footer and side menu', async ({
  page,
}) => {
  for (const path of WHOLE) {
    await page.goto(path);
    const { header, footer, side, main } = parts(page, common);
    for (const part of [header, main, footer, side]) await expect(part, path).toBeVisible();
    await expect(page.getByText(common.notFound.title), path).toHaveCount(0);
    await expect(main.getByRole('heading').first(), path).toBeVisible();
  }
});

test('SPEC-2.1.12 the slots have header and footer and no side menu', async ({ page }) => {
  await page.goto('/rng');
  await expect(page.locator('article').first()).toBeVisible();
  const { header, footer, side } = parts(page, common);
  await expect(header).toBeVisible();
  await expect(footer).toBeVisible();
  await expect(side).toHaveCount(0);
});

test('SPEC-2.1.4 each page comes as a chunk of its own when it is first shown', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) chunks.push(name);
  });
  await page.goto('/index');
  await expect(page.getByRole('heading', { name: games.popular })).toBeVisible();
  const pages = {
    '/rng': 'rng',
    '/vip': 'vip',
    '/promotions': 'promotions',
    '/help': 'help',
    '/down': 'download',
  };
  const further = { '/join': 'join', '/live': 'live', '/fish': 'fish', '/pvp': 'pvp', '/sports': 'sports' };
  const all = Object.entries({ ...pages, ...further, '/noticePage': 'announcements', '/lottery': 'lottery' });
  for (const [, chunk] of all) expect(chunks).not.toContain(chunk);
  for (const [path, chunk] of all) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => chunks, path).toContain(chunk);
  }
});

test('SPEC-2.1.5 SPEC-2.1.6 a game is shown under its bar alone', async ({ page }) => {
  for (const path of ['/game', '/seamless']) {
    await page.goto(`${path}?mode=trial&${OWN_FRAME}`);
    await expect(page.getByRole('banner')).toBeVisible();
    const { footer, side } = parts(page, common);
    await expect(footer).toHaveCount(0);
    await expect(side).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  }
});

test('SPEC-2.2.4 SPEC-2.2.5 the navigation has an entry for each category with vendors, and the promotions', async ({
  page,
  request,
}) => {
  const answer = (await (await request.get('/lgw/games/game_menus')).json()) as {
    value: { gameType: string }[];
  };
  const offered = answer.value.map(({ gameType }) => gameType.toLowerCase());
  await page.goto('/index');
  const nav = page.getByRole('navigation', { name: common.nav.label });
  await expect(nav.getByRole('link', { name: common.nav.home })).toBeVisible();
  for (const category of ['live', 'sports', 'esports', 'rng', 'fish', 'pvp', 'lottery', 'elott']) {
    const entry = nav.getByRole('link', { name: common.category[category], exact: true });
    const isOffered = offered.includes(category === 'lottery' ? 'lott' : category);
    await expect(entry, category).toHaveCount(isOffered ? 1 : 0);
  }
  await nav.getByRole('link', { name: common.page.promotions }).click();
  await expect(page).toHaveURL(/\/promotions$/);
});

test('SPEC-2.2.7 the navigation shows the VIP rank, and "- -" to a guest', async ({ page }) => {
  await page.goto('/khong-co');
  const entry = page
    .getByRole('navigation', { name: common.nav.label })
    .getByRole('link', { name: common.page.vip });
  await expect(entry).toContainText('- -');
  await register(page, 'vi');
  await page.goto('/khong-co');
  await expect(entry).toContainText('Thành viên');
});

test("SPEC-2.2.9 SPEC-2.2.10 pointing at a category lists its vendors, and a vendor's games are played or tried", async ({
  page,
}) => {
  await page.goto('/khong-co');
  const nav = page.getByRole('navigation', { name: common.nav.label });
  await nav.getByRole('link', { name: common.category.rng }).hover();
  const vendor = nav.locator('a[href^="/rng?page="]').nth(1);
  await expect(vendor).toBeVisible();
  await vendor.click();
  await expect(page).toHaveURL(/\/rng\?page=/);
  const card = page.getByRole('list', { name: games.gameList }).getByRole('article').first();
  await card.hover();
  await expect(card.getByRole('link', { name: games.play })).toHaveAttribute('href', /^\/game\?gameId=/);
  await card.getByRole('link', { name: games.try }).click();
  await expect(page).toHaveURL(/mode=trial/);
});

test('SPEC-2.2.11 a press on a vendor of sports or e-sports opens its place to bet', async ({ page }) => {
  await page.goto('/index?m=login');
  await page.getByRole('button', { name: auth.login.freePlay }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
  const nav = page.getByRole('navigation', { name: common.nav.label });
  for (const category of ['sports', 'esports']) {
    await page.goto('/khong-co');
    await nav.getByRole('link', { name: common.category[category], exact: true }).hover();
    const vendor = nav.locator(`a[href^="/game?"][href*="gameType=${category.toUpperCase()}"]`).last();
    await vendor.click();
    await expect(page).toHaveURL(/\/game\?gameId=/);
    await passFacts(page);
    await expect(page.frameLocator('iframe').locator('.day').first()).toBeVisible();
  }
});

test('SPEC-2.2.2 SPEC-2.2.14 the header of a member holds money, name, pages, language and the way out', async ({
  page,
}) => {
  await page.goto('/khong-co');
  const header = page.getByRole('banner').first();
  await expect(header.getByLabel(common.language)).toBeVisible();
  const account = await register(page, 'vi');
  await page.goto('/khong-co');
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect(header.getByText(account)).toBeVisible();
  await expect(header.getByLabel(common.language)).toBeVisible();
  await expect(header.getByRole('button', { name: common.logout })).toBeVisible();
  const places = {
    [common.nav.deposit]: 'deposit',
    [common.nav.withdraw]: 'withdraw',
    [common.nav.records]: 'records',
    [common.nav.account]: 'securityCentre',
  };
  for (const [name, place] of Object.entries(places)) {
    await header.getByRole('button', { name }).click();
    await expect(page, name).toHaveURL(
      place === 'securityCentre' ? /\/member/ : new RegExp(`/member/${place}`),
    );
    await page.goBack();
  }
});

test('SPEC-2.2.12 the footer shows three rows, help, navigation and copyright', async ({ page }) => {
  await page.goto('/khong-co');
  const { footer } = parts(page, common);
  for (const row of ['step1', 'step2', 'step3']) {
    await expect(footer.getByRole('heading', { name: common.footer[row], exact: true })).toBeVisible();
  }
  for (const name of [common.page.help, common.page.download, common.nav.home, common.category.rng]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  await footer.getByRole('link', { name: common.page.help, exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test('SPEC-2.2.13 the side menu leads to service, community, e-mail and the three apps with their codes', async ({
  page,
}) => {
  await page.goto('/khong-co');
  const { side } = parts(page, common);
  await expect(side.getByRole('button', { name: common.contactSupport })).toBeVisible();
  await expect(side.getByRole('link', { name: 'Cộng đồng' })).toHaveAttribute('href', /^https:/);
  await expect(side.locator('a[href^="mailto:"]')).toBeVisible();
  for (const [name, app] of [
    ['iOS', 'IOS'],
    ['IOS-LITE-APP', 'MOBILECONFIG'],
    ['Android', 'ANDROID'],
  ] as const) {
    const entry = side.locator(`a:has(img[src="/wps/v2/resources/${app}/qr"])`);
    await expect(entry).toHaveAttribute('aria-label', new RegExp(name));
    await entry.hover();
    const code = entry.locator('img');
    await expect(code).toBeVisible();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  }
  await side.locator('a[href="/down?app=android"]').click();
  await expect(page).toHaveURL(/\/down\?app=android$/);
  await expect(
    page.getByRole('heading', { name: download.title ?? common.page.download }).first(),
  ).toBeVisible();
});

test('SPEC-2.11.1 start-up fetches the countries, and the member where a session is stored', async ({
  page,
}) => {
  const asked = await pathsOf(page, () => page.goto('/khong-co'));
  expect(asked).toContain('/wps/system/countries');
  expect(asked).not.toContain('/wps/member/info');
  await register(page, 'vi');
  const again = await pathsOf(page, () => page.goto('/khong-co'));
  expect(again).toEqual(expect.arrayContaining(['/wps/system/countries', '/wps/member/info']));
});

test('SPEC-4.11.1 a modal closes by a press on the backdrop', async ({ page }) => {
  await page.goto('/khong-co');
  await page.getByRole('banner').getByRole('button', { name: common.register }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/khong-co$/);
});

test("SPEC-1.7.2 the head of the chat has the brand's colour", async ({ page, request }) => {
  const { value } = (await (await request.get('/wps/system/status')).json()) as {
    value: { info: { chatHeaderColour: string } };
  };
  await page.goto('/khong-co');
  const opened = page.waitForEvent('popup');
  await parts(page, common).side.getByRole('button', { name: common.contactSupport }).click();
  const chat = await opened;
  const head = chat.locator('div:has(> h1)');
  const shown = await head.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(value.info.chatHeaderColour.slice(at, at + 2), 16),
  );
  expect(shown).toBe(`rgb(${red}, ${green}, ${blue})`);
});

/** The calls that a step makes until the page is quiet. */
async function pathsOf(page: Page, step: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  const note = (request: { url(): string }) => void paths.push(new URL(request.url()).pathname);
  page.on('request', note);
  await step();
  await expect.poll(() => paths).toContain('/wps/system/status');
  await page.getByText(common.notFound.title).last().waitFor();
  page.off('request', note);
  return paths;
}
