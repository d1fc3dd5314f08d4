import { expect, test, type Page } from '@playwright/test';
import { spinText, textsOf, type FurtherLanguage, type Texts } from '../support/texts.ts';
import { isLong } from '../support/views.ts';
import { firstGame, pageOf, passFacts, speak } from '../support/visitors.ts';

/** Vietnamese and English have journeys of their own. */
const LANGUAGES: { language: FurtherLanguage; code: string; tag: string }[] = [
  { language: 'zh', code: 'CN', tag: 'zh-Hans' },
  { language: 'th', code: 'TH', tag: 'th' },
  { language: 'id', code: 'ID', tag: 'id' },
  { language: 'pt', code: 'PT', tag: 'pt-BR' },
  { language: 'ja', code: 'JA', tag: 'ja' },
];

/** With E2E_SCREENSHOTS each screen is opened at three widths, else at the narrowest, where long words break first. */
const shots = process.env['E2E_SCREENSHOTS'];
const WIDTHS = shots ? [360, 768, 1440] : [360];

const SCREENS: { name: string; path: string; title: (texts: Texts) => string }[] = [
  { name: 'home', path: '/index', title: (t) => t.home.welcome.title },
  { name: 'lobby', path: '/rng', title: (t) => t.common.category.rng },
];
const GUEST: typeof SCREENS = [
  { name: 'log-in', path: '/index?m=login', title: (t) => t.auth.login.title },
  { name: 'register', path: '/index?m=register', title: (t) => t.auth.register.title },
  { name: 'forgot', path: '/index?m=forgot', title: (t) => t.auth.forgot.title },
];
const MEMBER: typeof SCREENS = [
  { name: 'member', path: '/index?m=member&p=securityCenter', title: (t) => t.member.page.securityCenter },
  { name: 'deposit', path: '/index?m=member&p=depositv2', title: (t) => t.deposit.title },
  { name: 'records', path: '/index?m=member&p=personalHistoryCopy', title: (t) => t.betRecord.title },
];

/** The quick suite opens these in every further language; catalogue parity covers the rest. */
const SMOKE = [SCREENS[0]!, GUEST[0]!];

/** Each is opened in one language, in turn; in all languages when screenshots are taken. */
const READING: typeof SCREENS = [
  { name: 'announcements', path: '/noticePage', title: (t) => t.common.page.announcements },
  { name: 'help', path: '/help', title: (t) => t.common.page.help },
  { name: 'download', path: '/down', title: (t) => t.download.title },
  { name: 'join', path: '/join', title: (t) => t.join.title },
];
const ACCOUNT = (
  [
    ...['secondFactor', 'sessions', 'responsibleGaming', 'messageV2', 'profile'],
    ...['fundPassword', 'mobile', 'email', 'changePassword'],
  ] as const
).map((page): (typeof SCREENS)[number] => ({
  name: page,
  path: `/index?m=member&p=${page}`,
  title: (t) => t.member.page[page],
}));
const inTurn = (screens: typeof SCREENS, turn: number) =>
  shots ? screens : screens.filter((_, at) => at % LANGUAGES.length === turn);

/** Texts clipped by their box: wider than it, neither wrapped nor shortened with an ellipsis. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, legend, th, h1, h2, h3, [role=tab]')]
      .filter((box) => {
        const style = getComputedStyle(box);
        const seen =
          box.offsetWidth > 4 &&
          style.clipPath === 'none' &&
          style.visibility !== 'hidden' &&
          style.textOverflow !== 'ellipsis';
        return seen && style.overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1;
      })
      .map((box) => box.innerText.slice(0, 60)),
  );

/** Headings of the modal if one is open, because the page below may have the same headings. */
const titleOf = (page: Page) =>
  page.url().includes('?m=') ? page.getByRole('dialog').getByRole('heading') : page.getByRole('heading');

async function look(page: Page, name: string, language: FurtherLanguage, title: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await expect(titleOf(page).filter({ hasText: title }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wide, `${name} in ${language} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(await clipped(page), `${name} in ${language} at ${width} px`).toEqual([]);
    if (shots) await page.screenshot({ path: `${shots}/${name}-${language}-${width}.png` });
  }
}

async function visit(
  page: Page,
  { language, code, tag }: (typeof LANGUAGES)[number],
  screens: typeof SCREENS,
) {
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('missingKey')) missing.push(message.text());
  });
  await speak(page, code);
  for (const { name, path, title } of screens) {
    await page.goto(path);
    await look(page, name, language, title(textsOf(language)));
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
  }
  expect(missing).toEqual([]);
}

test('SPEC-1.6 a guest reads the site in each further language on a phone', async ({ browser }) => {
  const page = await pageOf(browser, 'guest');
  for (const [turn, one] of LANGUAGES.entries())
    await visit(page, one, isLong ? [...SCREENS, ...GUEST, ...inTurn(READING, turn)] : SMOKE);

  await page.goto('/index');
  await page
    .getByRole('combobox', { name: textsOf('ja').common.language })
    .first()
    .selectOption({ label: 'ไทย' });
  await expect(page.getByRole('heading', { name: textsOf('th').home.welcome.title }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('TH');
  await page.context().close();
});

test(
  'SPEC-1.6 a member reads the account and plays in each further language',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await pageOf(browser, 'newcomer');
    const game = await firstGame(page);
    for (const [turn, one] of LANGUAGES.entries()) {
      await visit(page, one, [...MEMBER, ...inTurn(ACCOUNT, turn)]);
      await page.goto(game);
      await passFacts(page);
      const spin = page
        .frameLocator('iframe')
        .getByRole('button', { name: spinText[one.language], exact: true });
      await expect(spin).toBeVisible({ timeout: 40_000 });
      if (shots)
        await page.screenshot({ path: `${shots}/game-${one.language}-${page.viewportSize()!.width}.png` });
    }
    await page.context().close();
  },
);
