import { randomInt } from 'node:crypto';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { fillPerson } from '../support/people.ts';
import { puzzleAsked, solveSlider } from '../support/solve-slider.ts';
import { passFacts } from '../support/visitors.ts';
import { playRound, spinButton } from '../support/slot.ts';
import { textsOf, type Language } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const password = 'Thuyen-Troi-Ngoc-7';

/** Only with E2E_SCREENSHOTS, a folder outside the repository: each step to be looked at. */
const shots = process.env['E2E_SCREENSHOTS'];

async function look(page: Page, step: string, language: Language): Promise<void> {
  if (!shots) return;
  await page.screenshot({ path: `${shots}/${step}-${language}-${page.viewportSize()!.width}.png` });
}

async function enter(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language.toUpperCase());
  await page.goto('/');
}

/** A figure as the page writes it, without its currency and grouping. */
async function balanceOf(page: Page): Promise<number> {
  const text = await page.getByTestId('balance').innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

async function logOut(page: Page, texts: ReturnType<typeof textsOf>): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}?m=logout`);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: texts.common.logout }).click();
  await expect(page.getByTestId('balance')).toHaveCount(0);
}

async function openFirstGame(page: Page, name: 'playNamed' | 'tryNamed'): Promise<FrameLocator> {
  await page.goto('/rng');
  const link = page.locator(`article a[href*="${name === 'tryNamed' ? 'trial' : 'game'}"]`).first();
  await link.waitFor({ state: 'attached' });
  await page.goto((await link.getAttribute('href'))!);
  await passFacts(page);
  return page.frameLocator('iframe');
}

/** A round may pay exactly its stake and leave the balance unchanged, so rounds are played until it moves. */
async function spinUntilMoved(page: Page, game: FrameLocator, language: Language, before: number) {
  await expect(async () => {
    await playRound(game, language);
    await expect.poll(() => balanceOf(page), { timeout: 10_000 }).not.toBe(before);
  }).toPass();
}

/** The deposit and the bets stand in the record; the filter by kind leaves the deposit alone. */
async function seeAccountRecord(page: Page, { accountRecord }: ReturnType<typeof textsOf>): Promise<void> {
  await page.goto('/index?m=member&p=transactionHistory');
  const record = page.getByRole('dialog');
  const lines = record.getByRole('table', { name: accountRecord.title }).locator('tbody tr');
  await expect(lines.filter({ hasText: accountRecord.kind.BET }).first()).toBeVisible();
  await record.getByRole('button', { name: accountRecord.group.deposit, exact: true }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText(accountRecord.kind.DEPOSIT);
  await expect(lines.first()).toContainText(/500[.,]000/);
}

async function seeProfit(page: Page, { accountRecord }: ReturnType<typeof textsOf>): Promise<void> {
  await page.goto('/index?m=member&p=personalProfit');
  const report = page.getByRole('dialog');
  await expect(
    report
      .getByRole('definition')
      .filter({ hasText: /^500[.,]000/ })
      .first(),
    'what was deposited',
  ).toBeVisible();
  const games = report.getByRole('table', { name: accountRecord.profit.byGame });
  await expect(games.locator('tbody tr').filter({ hasText: accountRecord.game.RNG })).toHaveCount(1);
}

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);

    test(
      'SPEC-1.1 SPEC-1.2 SPEC-1.5 SPEC-1.8.1 SPEC-2.1.11 SPEC-1.9.3 SPEC-2.8.2 SPEC-2.8.6 SPEC-2.8.7 SPEC-2.8.8 a guest registers, deposits, plays, sees balance, records and profit, and logs in again',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        const account = `journey${randomInt(1e7, 1e8)}`;
        await enter(page, language);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await look(page, '1-home', language);

        const registerPuzzle = puzzleAsked(page);
        await page.goto('/index?m=register');
        const form = page.getByRole('form', { name: texts.auth.register.title });
        await form.getByLabel(texts.auth.field.username).fill(account);
        await fillPerson(form, account);
        await form.locator('input[name="password"]').fill(password);
        await form.locator('input[name="confirmPassword"]').fill(password);
        await solveSlider(page, registerPuzzle);
        await form.locator('input[name="agreed"]').check();
        await look(page, '2-register', language);
        await form.getByRole('button', { name: texts.auth.register.submit }).click();
        await expect(page.getByTestId('balance')).toBeVisible();
        expect(await balanceOf(page)).toBe(0);

        await page.goto('/index?m=member&p=deposit');
        await page.getByLabel(texts.deposit.amount, { exact: true }).fill('500000');
        await look(page, '3-deposit', language);
        await page.getByRole('button', { name: texts.deposit.submit }).click();
        await expect(page.getByText(texts.deposit.statusMessage.SUCCESS).first()).toBeVisible({
          timeout: 40_000,
        });
        await look(page, '4-deposited', language);

        const game = await openFirstGame(page, 'playNamed');
        await expect(spinButton(game, language)).toBeEnabled({ timeout: 40_000 });
        await expect.poll(() => balanceOf(page)).toBeGreaterThan(0);
        const before = await balanceOf(page);
        let asked = 0;
        page.on('request', (request) => {
          if (request.url().includes('/wps/v2/wallets/balance')) asked += 1;
        });
        await look(page, '5-game', language);
        await spinUntilMoved(page, game, language, before);
        expect(asked, 'the balance came by the stream').toBe(0);
        await look(page, '6-spun', language);

        await page.goto('/index?m=member&p=personalHistoryCopy');
        await expect(page.getByRole('dialog').getByText(texts.betRecord.total.count).first()).toBeVisible();
        await expect(page.getByRole('dialog').locator('tbody tr, li').first()).toBeVisible();
        await look(page, '7-records', language);
        await seeAccountRecord(page, texts);
        await look(page, '7-account-record', language);
        await seeProfit(page, texts);
        await look(page, '7-profit', language);

        await logOut(page, texts);
        const loginPuzzle = puzzleAsked(page);
        await page.goto('/index?m=login');
        const login = page.getByRole('form', { name: texts.auth.login.title });
        await login.locator('input[name="username"]').fill(account);
        await login.locator('input[name="password"]').fill(password);
        await solveSlider(page, loginPuzzle);
        await look(page, '8-login', language);
        await login.getByRole('button', { name: texts.common.login, exact: true }).click();
        await expect(page.getByTestId('balance')).toBeVisible();
        await expect.poll(() => balanceOf(page)).toBeGreaterThan(0);
      },
    );

    test(
      'SPEC-4.4 SPEC-1.3 a guest plays for free with play money',
      quickIn(view, 'en 1440'),
      async ({ page }) => {
        await enter(page, language);
        await page.goto('/index?m=login');
        await page.getByRole('button', { name: texts.auth.login.freePlay }).click();
        await expect(page.getByTestId('balance')).toBeVisible();
        await expect.poll(() => balanceOf(page)).toBeGreaterThan(0);
        const before = await balanceOf(page);
        const game = await openFirstGame(page, 'playNamed');
        await spinUntilMoved(page, game, language, before);
        await look(page, '9-free-play', language);
      },
    );
  });
}
