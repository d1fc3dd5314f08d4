import { expect, test, type Browser, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { textsOf, type Language } from '../support/texts.ts';
import { pageOf, speak, type Visitor } from '../support/visitors.ts';
import { violations } from './axe.ts';
import { GAME } from './game.screens.ts';
import { isGuest, type Screen, type Sight } from './screen.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 };
const WIDTHS = [360, 1440, 768] as const;
const everyView = process.env['A11Y_EVERY_VIEW'] !== undefined;

/** Only with E2E_SCREENSHOTS, a folder outside the repository: each screen to be looked at. */
const shots = process.env['E2E_SCREENSHOTS'];

type PageOf = (visitor: Visitor) => Promise<Page>;

/**
 * A test for each screen. What has to be there before the first of them is made by `prepare`, which answers with the
 * address of the game that is played.
 */
export function lookAt(screens: readonly Screen[], prepare?: (visitor: PageOf) => Promise<string>): void {
  const pages = new Map<Visitor, Page>();
  let game = '';

  /** Signed in when first needed, and kept: an account is not opened for each screen. */
  async function visitorPage(browser: Browser, visitor: Visitor): Promise<Page> {
    const page = pages.get(visitor) ?? (await pageOf(browser, visitor));
    pages.set(visitor, page);
    return page;
  }

  test.describe('WCAG 2.2 AA', () => {
    test.beforeAll(async ({ browser }) => {
      game = (await prepare?.((visitor) => visitorPage(browser, visitor))) ?? '';
    });

    test.afterAll(async () => {
      for (const page of pages.values()) await page.context().close();
    });

    for (const [index, screen] of screens.entries()) {
      test(`${screen.name}: nothing that axe objects to`, async ({ browser }) => {
        const page = await visitorPage(browser, screen.by);
        const found: string[] = [];
        let looks = 0;
        for (const { language, widths } of viewsOf(screen, index)) {
          const sight = { page, language, texts: textsOf(language) };
          const leave = await openScreen(sight, screen, widths[0]!, game);
          for (const width of widths) {
            found.push(...(await lookFor(sight, screen, width)));
            looks += 1;
          }
          await leave();
        }
        expect(looks, 'looked at in both languages').toBeGreaterThanOrEqual(2);
        expect(found).toEqual([]);
      });
    }
  });
}

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

async function openScreen(
  sight: Sight,
  screen: Screen,
  width: number,
  game: string,
): Promise<() => Promise<void>> {
  const { page, language } = sight;
  await page.setViewportSize({ width, height: HEIGHTS[width]! });
  await speak(page, language.toUpperCase());
  // A guest is a new one each time: nothing sent, no code asked for, that a button would have to wait for.
  if (isGuest(screen)) await page.evaluate(() => sessionStorage.clear());
  // An address that differs behind its number sign alone would not be loaded again.
  if (screen.path.includes('#')) await page.goto('about:blank');
  const end = await answerWith(page, screen.answers ?? {});
  await page.goto(screen.path.replace(GAME, game));
  await screen.act?.(sight);
  return async () => {
    await page.context().setOffline(false);
    await end();
  };
}

/** What is wrong with the screen at this width, once it shows what only it shows. */
async function lookFor(sight: Sight, screen: Screen, width: number): Promise<string[]> {
  const { page, language } = sight;
  await page.setViewportSize({ width, height: HEIGHTS[width]! });
  const landmark = screen.landmark(sight);
  // Asks more often than `expect` does, which then says what is missing.
  await landmark.waitFor({ timeout: 20_000 }).catch(() => undefined);
  await expect(landmark).toBeVisible({ timeout: 1_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (shots)
    await page.screenshot({
      path: `${shots}/${fileName(screen.name)}-${language}-${width}.png`,
      fullPage: /^\/(index|rng|khong)[^=]*$|view=/.test(screen.path),
    });
  return [...(await violations(page)), ...(await overflows(page))].map(
    (line) => `${language} ${width}: ${line}`,
  );
}

/** What reaches out of the screen or of its card (1.4.10), other than in a rail that is meant to be pushed sideways. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? Infinity;
    const end = (element: Element) =>
      Math.min(window.innerWidth, rightOf(element.closest('.surface, .well, [role="dialog"]'))) + 1;
    return [...document.querySelectorAll('button, input, select, textarea, h1, h2, h3, p, label, dd, td, th')]
      .filter((element) => element.checkVisibility() && rightOf(element) > end(element))
      .filter((element) => !element.closest('.no-scrollbar, [inert], [aria-hidden="true"]'))
      .map((element) => `reaches out of its place: ${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

const fileName = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-');
