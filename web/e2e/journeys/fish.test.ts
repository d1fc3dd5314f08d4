import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { register, speakFromTheFirst } from '../support/people.ts';
import { fishTexts, textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { passFacts } from '../support/visitors.ts';

const figure = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const balanceOf = async (page: Page): Promise<number> =>
  figure(await page.getByTestId('balance').innerText());

async function deposit(page: Page, { deposit: texts }: ReturnType<typeof textsOf>): Promise<void> {
  await page.goto('/index?m=member&p=deposit');
  await page.getByLabel(texts.amount, { exact: true }).fill(`${randomInt(200, 300)}000`);
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(texts.statusMessage.SUCCESS).first()).toBeVisible({ timeout: 40_000 });
}

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);
    const words = fishTexts[language];

    test(
      'SPEC-1.8.4 SPEC-2.1.14 a player shoots fish for real money, checks the shots, and finds them in the record',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        test.slow();
        await speakFromTheFirst(page, language);
        await register(page, language);
        await deposit(page, texts);
        await page.goto('/fish');
        const card = page.locator('article a[href*="gameId=HVG-F01"]').first();
        await card.waitFor({ state: 'attached' });
        await page.goto((await card.getAttribute('href'))!);
        await passFacts(page);
        const game = page.frameLocator('iframe');
        const fire = game.getByRole('button', { name: words.fire, exact: true });
        await expect(fire).toBeVisible({ timeout: 40_000 });
        const before = await balanceOf(page);
        const own = async () => figure(await game.locator('.balance b').innerText());
        await game.getByRole('button', { name: words.sprat }).click();

        const shots = 4;
        for (let i = 0; i < shots; i += 1) {
          const shot = page.waitForResponse((answer) => answer.url().endsWith('/fish/shot'));
          await fire.click();
          expect((await shot).status()).toBe(200);
          await expect(fire).toHaveAttribute('aria-disabled', 'false');
        }
        await expect(game.getByRole('status')).toContainText(words.sprat);
        await expect.poll(async () => (await own()) === (await balanceOf(page))).toBe(true);
        expect(await balanceOf(page)).toBeLessThanOrEqual(before + shots * 20_000);

        await game.getByRole('button', { name: words.fairness }).click();
        await game.getByRole('button', { name: words.reveal }).click();
        await expect(game.locator('.holds')).toHaveText(words.holds(shots));

        await page.goto('/index?m=member&p=personalHistoryCopy');
        const record = page.getByRole('dialog');
        await expect(record.getByText(words.title).first()).toBeVisible();
      },
    );
  });
}
