import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { textsOf, type Language } from '../support/texts.ts';
import { firstGame, pageOf, playOnce, speak, type Visitor } from '../support/visitors.ts';
import { accountScreens } from './account.screens.ts';
import { GAME, gameScreens } from './game.screens.ts';
import { memberScreens } from './member.screens.ts';
import { playScreens } from './play.screens.ts';
import { publicScreens } from './public.screens.ts';
import type { Screen } from './screen.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 };
const WIDTHS = [360, 1440, 768] as const;
const everyView = process.env['A11Y_EVERY_VIEW'] !== undefined;

/**
 * Every screen in both languages, each at a width of its own, so that neighbouring screens share out the widths;
 * with A11Y_EVERY_VIEW in both languages at all widths.
 */
function viewsOf(screen: Screen, index: number): { language: Language; widths: readonly number[] }[] {
  const turn = (by: number) => WIDTHS[(index + by) % WIDTHS.length]!;
  const widths = (by: number) => screen.widths ?? (everyView ? WIDTHS : [turn(by)]);
  return [
    { language: 'vi', widths: widths(0) },
    { language: 'en', widths: widths(1) },
  ];
}

/** Only with E2E_SCREENSHOTS, a folder outside the repository: each screen to be looked at. */
const shots = process.env['E2E_SCREENSHOTS'];

const screens = [...publicScreens, ...accountScreens, ...memberScreens, ...gameScreens, ...playScreens];
const visitors = new Map<Visitor, Page>();
const visited = { game: '' };

test.describe('WCAG 2.2 AA', () => {
  test.beforeAll(async ({ browser }) => {
    const player = await visitorPage(browser, 'player');
    visited.game = await firstGame(player);
    await playOnce(player, visited.game);
  });

  test.afterAll(async () => {
    for (const page of visitors.values()) await page.context().close();
  });

  for (const [index, screen] of screens.entries()) {
    test(`${screen.name}: nothing that axe objects to`, async ({ browser }) => {
      const page = await visitorPage(browser, screen.by);
      const found: string[] = [];
      let looks = 0;
      for (const { language, widths } of viewsOf(screen, index)) {
        await openScreen(page, screen, language, widths[0]!);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHTS[width]! });
          await expect(screen.landmark({ page, language, texts: textsOf(language) })).toBeVisible();
          if (shots)
            await page.screenshot({
              path: `${shots}/${fileName(screen.name)}-${language}-${width}.png`,
              fullPage: /^\/(index|rng|khong)[^=]*$|view=/.test(screen.path),
            });
          const seen = [...(await violations(page)), ...(await overflows(page))];
          found.push(...seen.map((line) => `${language} ${width}: ${line}`));
          looks += 1;
        }
        await leave(page);
      }
      expect(looks, 'looked at in both languages').toBeGreaterThanOrEqual(2);
      expect(found).toEqual([]);
    });
  }
});

/** Signed in when first needed, and kept: an account is not opened for each screen. */
async function visitorPage(browser: Browser, visitor: Visitor): Promise<Page> {
  const known = visitors.get(visitor);
  if (known) return known;
  const page = await pageOf(browser, visitor);
  visitors.set(visitor, page);
  return page;
}

async function openScreen(page: Page, screen: Screen, language: Language, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width]! });
  await speak(page, language.toUpperCase());
  await answerWith(page, screen.answers ?? {});
  await page.goto(screen.path.replace(GAME, visited.game));
  await screen.act?.({ page, language, texts: textsOf(language) });
}

async function leave(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function violations(page: Page): Promise<string[]> {
  // Frames are looked into where there is one; without, a run needs no second page and takes half the time.
  const framed = (await page.locator('iframe').count()) > 0;
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(!framed)
    .withTags(TAGS)
    .analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  );
}

/** What reaches out of the screen (1.4.10), other than in a rail that is meant to be pushed sideways. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = window.innerWidth + 1;
    return [...document.querySelectorAll('button, input, select, textarea, h1, h2, h3, p, label')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > end)
      .filter((element) => !element.closest('.no-scrollbar, [inert], [aria-hidden="true"]'))
      .map((element) => `reaches out of the screen: ${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

const fileName = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-');
