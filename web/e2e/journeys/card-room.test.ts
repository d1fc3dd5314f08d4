import { randomInt } from 'node:crypto';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { register, speakFromTheFirst } from '../support/people.ts';
import { cardTexts, textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { passFacts } from '../support/visitors.ts';

/** A hand waits for players, and its longest course is every seat's clock running out. */
const UNTIL_OVER = 240_000;

const figure = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const balanceOf = async (page: Page): Promise<number> =>
  figure(await page.getByTestId('balance').innerText());

async function deposit(page: Page, { deposit: texts }: ReturnType<typeof textsOf>): Promise<void> {
  await page.goto('/index?m=member&p=deposit');
  await page.getByLabel(texts.amount, { exact: true }).fill(`${randomInt(200, 300)}000`);
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(texts.statusMessage.SUCCESS).first()).toBeVisible({ timeout: 40_000 });
}

/** Leads the first card that is offered and passes otherwise, until the hand has a result. */
async function playOut(game: FrameLocator, words: { play: string; pass: string }): Promise<void> {
  const result = game.locator('.result');
  const own = game.locator('.seat.you[aria-current]');
  await expect(async () => {
    await expect(own.or(result)).toBeVisible({ timeout: 3_000 });
    if (await result.isVisible()) return;
    const pass = game.getByRole('button', { name: words.pass, exact: true });
    if (await pass.isEnabled({ timeout: 1_000 })) await pass.click({ timeout: 1_000 });
    else {
      await game.locator('.own-hand button:enabled').first().click({ timeout: 1_000 });
      await game.getByRole('button', { name: words.play, exact: true }).click({ timeout: 1_000 });
    }
    await expect(result).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: UNTIL_OVER, intervals: [500] });
}

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 900 } });
    const texts = textsOf(language);
    const words = cardTexts[language];

    test(
      'SPEC-1.8.3 SPEC-2.1.15 a player plays a hand of cards for real money, checks its deal, and finds it in the record',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        test.slow();
        await speakFromTheFirst(page, language);
        await register(page, language);
        await deposit(page, texts);
        await page.goto('/pvp');
        const card = page.locator('article a[href*="gameId=SBV-C01"]').first();
        await card.waitFor({ state: 'attached' });
        await page.goto((await card.getAttribute('href'))!);
        await passFacts(page);
        const game = page.frameLocator('iframe');
        const join = game.getByRole('button', { name: words.join, exact: true });
        await expect(join).toBeVisible({ timeout: 40_000 });
        await expect(game.locator('.terms')).toContainText('3%');
        const before = await balanceOf(page);
        await game.getByRole('radio', { name: words.two, exact: true }).click();
        await join.click();
        await expect(game.locator('.seat.you')).toBeVisible({ timeout: 60_000 });
        await expect(game.locator('.seat')).toHaveCount(2);
        await playOut(game, words);

        await game.locator('.result').getByRole('button', { name: words.verify }).click();
        await expect(game.locator('.result .holds')).toHaveText(words.holds);
        const own = async () => figure(await game.locator('.money b').innerText());
        await expect.poll(async () => (await own()) === (await balanceOf(page))).toBe(true);
        expect(await balanceOf(page)).toBeLessThanOrEqual(before + 2_000_000);
        await expect(game.getByRole('button', { name: words.again, exact: true })).toBeEnabled();

        await page.goto('/index?m=member&p=personalHistoryCopy');
        const record = page.getByRole('dialog');
        await expect(record.getByText(words.title).first()).toBeVisible();
      },
    );
  });
}
