import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { consolePaths, consoleTexts, enrol } from '../support/console.ts';
import { fillQueues } from '../support/full-queues.ts';
import { Operator } from '../support/operator.ts';
import { isLong } from '../support/views.ts';
import { overflows } from './axe-suite.ts';
import { violations } from './axe.ts';

const WIDTHS = [1440, 768] as const;
const HEIGHTS = { 1440: 900, 768: 1024 } as const;
const THEMES = ['dark', 'light'] as const;
const LANGUAGES = ['vi', 'en'] as const;
type View = [
  width: (typeof WIDTHS)[number],
  theme: (typeof THEMES)[number],
  language: (typeof LANGUAGES)[number],
];

/** Neighbours alternate in turn, so that the quick suite has each view. */
const VIEWS = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width): View => [width, theme, language])),
);

/** With E2E_SCREENSHOTS, a folder outside the repository, each page is photographed. */
const shots = process.env['E2E_SCREENSHOTS'];

test.describe('WCAG 2.2 AA and good practice on the console', { tag: '@long' }, () => {
  let page: Page;
  let operator: Operator;

  test.beforeAll(async ({ browser, baseURL }) => {
    operator = await Operator.logIn(baseURL!);
    await fillQueues(baseURL!, operator);
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const username = `admin${randomInt(1e6, 1e7)}`;
    await enrol(page, 'vi', username, await operator.invite(username, ['admin']));
  });

  test.afterAll(async () => {
    await operator.refuseWithdrawals();
    await page.context().close();
  });

  async function checkView(path: string, [width, theme, language]: View): Promise<string[]> {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    // Of several such scripts the last one decides.
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('consoleTheme', chosen.theme);
        localStorage.setItem('hisLang', chosen.language.toUpperCase());
      },
      { theme, language },
    );
    await page.goto(`/console${path === '/' ? '' : path.replace(/\/\*$/, '')}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(main.getByText(consoleTexts('locales', language).list.error)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const view = `${theme}-${language}-${width}`;
    if (shots) await page.screenshot({ path: `${shots}/console${path.replaceAll('/', '-')}-${view}.png` });
    const found = [...(await violations(page, 'best-practice')), ...(await overflows(page))];
    return found.map((line) => `${view}: ${line}`);
  }

  for (const [index, path] of consolePaths().entries())
    test(`${path}: no accessibility violation`, async () => {
      const found: string[] = [];
      for (const view of isLong ? VIEWS : [VIEWS[index % VIEWS.length]!])
        found.push(...(await checkView(path, view)));
      expect(found).toEqual([]);
    });
});
