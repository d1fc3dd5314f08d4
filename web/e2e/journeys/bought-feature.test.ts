import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { register, speakFromTheFirst } from '../support/people.ts';
import { playRound, playToEnd, spinButton } from '../support/slot.ts';
import { boughtTexts, gameTexts, textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { passFacts } from '../support/visitors.ts';

const figure = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const balanceOf = async (page: Page): Promise<number> =>
  figure(await page.getByTestId('balance').innerText());

async function deposit(page: Page, { deposit: texts }: ReturnType<typeof textsOf>): Promise<void> {
  await page.goto('/index?m=member&p=deposit');
  await page.getByLabel(texts.amount, { exact: true }).fill(`${randomInt(1000, 1100)}000`);
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(texts.statusMessage.SUCCESS).first()).toBeVisible({ timeout: 40_000 });
}

interface Answer {
  value: { stake: string; totalWin: string; steps: { kind: string }[]; row: { mode: string } };
}

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 }, reducedMotion: 'reduce' });
    const texts = textsOf(language);
    const words = { ...gameTexts[language], ...boughtTexts[language] };

    test(
      'a player buys the free spins of a cascade slot, checks the round, and finds it in the record',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        test.slow();
        await speakFromTheFirst(page, language);
        await register(page, language);
        await deposit(page, texts);
        await page.goto('/game?gameId=SHS017&vassalage=SHS');
        await passFacts(page);
        const game = page.frameLocator('iframe');
        await expect(spinButton(game, language)).toBeEnabled({ timeout: 40_000 });
        const before = await balanceOf(page);
        const own = async () => figure(await game.locator('.balance b').innerText());
        await playRound(game, language);

        await game.getByRole('button', { name: words.buy }).click();
        await expect(game.getByRole('dialog', { name: words.buy })).toContainText(/96[.,]25 %/);
        const answered = page.waitForResponse((answer) => answer.url().endsWith('/play/spin'));
        await game.getByRole('button', { name: words.buyGo, exact: true }).click();
        const { value } = (await (await answered).json()) as Answer;
        expect(value).toMatchObject({ stake: '25000000', row: { mode: 'buy' } });
        expect(value.steps.filter(({ kind }) => kind === 'free').length).toBeGreaterThanOrEqual(8);
        const start = game
          .getByRole('dialog', { name: words.freeSpins })
          .getByRole('button', { name: words.start });
        await start.click({ timeout: 40_000 });
        await playToEnd(game, language);
        await expect.poll(async () => (await own()) === (await balanceOf(page))).toBe(true);
        expect(await balanceOf(page)).not.toBe(before);

        await game.getByRole('button', { name: words.info }).click();
        await game.getByRole('tab', { name: words.tabs[1], exact: true }).click();
        await expect(game.getByText(words.tableDigest)).toBeVisible();
        await game.getByRole('tab', { name: words.tabs[3], exact: true }).click();
        await game.getByRole('button', { name: words.reveal }).click();
        await expect(game.locator('.holds')).toContainText(words.holds(2), { timeout: 20_000 });

        await page.goto('/index?m=member&p=personalHistoryCopy');
        const record = page.getByRole('dialog');
        await expect(record.getByText(words.title).first()).toBeVisible();
      },
    );
  });
}
