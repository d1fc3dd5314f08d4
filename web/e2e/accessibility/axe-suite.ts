import { expect, test, type Browser, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { textsOf, type Language } from '../support/texts.ts';
import { pageOf, speak, type Visitor } from '../support/visitors.ts';
import { isLong } from '../support/views.ts';
import { violations } from './axe.ts';
import { GAME } from './game.screens.ts';
import { inQuickSuite } from './quick.ts';
import { isGuest, type Screen, type Sight } from './screen.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 };
const WIDTHS = [360, 1440, 768] as const;
const LANGUAGES = ['vi', 'en'] as const;

/** With E2E_SCREENSHOTS, a folder outside the repository, each screen is photographed. */
const shots = process.env['E2E_SCREENSHOTS'];

type PageOf = (visitor: Visitor) => Promise<Page>;

/** One test per screen; `prepare` creates the data they need and returns the address of the game. */
export function checkScreens(
  screens: readonly Screen[],
  prepare?: (visitor: PageOf) => Promise<string>,
): void {
  const pages = new Map<Visitor, Page>();
  let game = '';

  /** Each visitor logs in when first needed and is reused by later screens. */
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

    const quick = inQuickSuite(screens);
    for (const [index, screen] of screens.entries()) {
      const tag = quick.has(screen) ? [] : ['@long'];
      test(`${screen.name}: no accessibility violation`, { tag }, async ({ browser }) => {
        const page = await visitorPage(browser, screen.by);
        const found: string[] = [];
        for (const { language, widths } of viewsOf(screen, index)) {
          const sight = { page, language, texts: textsOf(language) };
          const leave = await openScreen(sight, screen, widths[0]!, game);
          for (const width of widths) {
            found.push(...(await checkWidth(sight, screen, width)));
          }
          await leave();
        }
        expect(found).toEqual([]);
      });
    }
  });
}

/**
 * The quick suite checks each screen in one view, with language and width alternating between neighbours. The long suite
 * checks both languages at all widths.
 */
function viewsOf(screen: Screen, index: number): { language: Language; widths: readonly number[] }[] {
  const widths = screen.widths ?? WIDTHS;
  if (isLong) return LANGUAGES.map((language) => ({ language, widths }));
  return [{ language: LANGUAGES[index % 2]!, widths: [widths[index % widths.length]!] }];
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
  // Each screen gets a fresh guest, without cooldowns from codes sent earlier.
  if (isGuest(screen)) await page.evaluate(() => sessionStorage.clear());
  // The browser does not reload an address that differs only in its fragment.
  if (screen.path.includes('#')) await page.goto('about:blank');
  const end = await answerWith(page, screen.answers ?? {});
  await page.goto(screen.path.replace(GAME, game));
  await screen.act?.(sight);
  return async () => {
    await page.context().setOffline(false);
    await end();
  };
}

/** Problems of the screen at this width, once its landmark is visible. */
async function checkWidth(sight: Sight, screen: Screen, width: number): Promise<string[]> {
  const { page, language } = sight;
  await page.setViewportSize({ width, height: HEIGHTS[width]! });
  const landmark = screen.landmark(sight);
  // `waitFor` polls more often than `expect`, which then reports what is missing.
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

/** Elements that overflow the screen or their card (WCAG 1.4.10), except in rails and data tables that scroll sideways. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? Infinity;
    const end = (element: Element) =>
      Math.min(window.innerWidth, rightOf(element.closest('.surface, .well, [role="dialog"]'))) + 1;
    return [...document.querySelectorAll('button, input, select, textarea, h1, h2, h3, p, label, dd, td, th')]
      .filter((element) => element.checkVisibility() && rightOf(element) > end(element))
      .filter(
        (element) =>
          !element.closest('.no-scrollbar, [role="region"][tabindex="0"], [inert], [aria-hidden="true"]'),
      )
      .map((element) => `overflows: ${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

const fileName = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-');
