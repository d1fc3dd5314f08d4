import { randomInt } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { fillPerson } from './people.ts';
import { puzzleAsked, solveSlider } from './solve-slider.ts';
import { playRound } from './slot.ts';
import { textsOf } from './texts.ts';

/**
 * Who looks at a page: nobody known, the seeded player, one who has just come, a holder of play money, the seeded agent,
 * a guest with nothing but fingers.
 */
export type Visitor = 'guest' | 'player' | 'agent' | 'newcomer' | 'trial' | 'touch';

const texts = textsOf('vi');
/** As the local start seeds it. */
const SEEDED = {
  player: { username: 'demo_player', password: 'Hoa-Muoi-Gio-26' },
  agent: { username: 'demo_agent', password: 'Ban-Tra-Chieu-26' },
};

/** A page of that visitor, signed in once; the language is chosen by `speak`. */
export async function pageOf(browser: Browser, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(visitor === 'touch' ? { hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  await speak(page, 'VI');
  if (visitor === 'player' || visitor === 'agent') await logIn(page, SEEDED[visitor]);
  if (visitor === 'newcomer') await register(page);
  if (visitor === 'trial') await tryFreely(page);
  return page;
}

/** Sets the language before any page speaks. */
export async function speak(page: Page, language: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language);
}

async function logIn(page: Page, who: { username: string; password: string }): Promise<void> {
  const puzzle = puzzleAsked(page);
  await page.goto('/index?m=login');
  const form = page.getByRole('form', { name: texts.auth.login.title });
  await form.locator('input[name="username"]').fill(who.username);
  await form.locator('input[name="password"]').fill(who.password);
  await solveSlider(page, puzzle);
  await form.getByRole('button', { name: texts.common.login, exact: true }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
}

async function register(page: Page): Promise<void> {
  const puzzle = puzzleAsked(page);
  await page.goto('/index?m=register');
  const form = page.getByRole('form', { name: texts.auth.register.title });
  const account = `newcomer${randomInt(1e6, 1e7)}`;
  await form.getByLabel(texts.auth.field.username).fill(account);
  await fillPerson(form, account);
  await form.locator('input[name="password"]').fill('Thuyen-Troi-Ngoc-7');
  await form.locator('input[name="confirmPassword"]').fill('Thuyen-Troi-Ngoc-7');
  await solveSlider(page, puzzle);
  await form.locator('input[name="agreed"]').check();
  await form.getByRole('button', { name: texts.auth.register.submit }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
}

async function tryFreely(page: Page): Promise<void> {
  await page.goto('/index?m=login');
  await page.getByRole('button', { name: texts.auth.login.freePlay }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
}

/** The address behind the first card of the lobby. */
export async function firstGame(page: Page): Promise<string> {
  await page.goto('/rng');
  const link = page.locator('article a[href^="/game"]').first();
  await link.waitFor({ state: 'attached' });
  return (await link.getAttribute('href'))!;
}

/** Before a member's first wager the facts are shown, once: whatever the language, it is the first button. */
export async function passFacts(page: Page): Promise<void> {
  const facts = page.getByRole('alertdialog').getByRole('button').first();
  await expect(facts.or(page.locator('iframe')).first()).toBeVisible({ timeout: 40_000 });
  if (await facts.isVisible()) await facts.click();
}

/** Fills what a new player has empty: a game played last, a round in the betting record. */
export async function playOnce(page: Page, game: string): Promise<void> {
  await page.goto(game);
  await passFacts(page);
  await playRound(page.frameLocator('iframe'), 'vi');
}
