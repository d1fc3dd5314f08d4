import { expect, test } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { freeSpins, SLOT, type Round } from '../support/rounds.ts';
import { playToEnd, spinButton } from '../support/slot.ts';
import { gameTexts } from '../support/texts.ts';
import { pageOf } from '../support/visitors.ts';

const words = gameTexts.vi;

test('the balance bar updates only after free spins and their celebration end', async ({ browser }) => {
  const page = await pageOf(browser, 'trial');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(SLOT);
  const game = page.frameLocator('iframe');
  const figures = async (text: Promise<string>) => (await text).replaceAll(/\D/g, '');
  const above = () => figures(page.getByTestId('balance').innerText());
  const within = () => figures(game.locator('.balance b').innerText());
  await expect(spinButton(game, 'vi')).toBeEnabled({ timeout: 40_000 });
  await expect.poll(above).toMatch(/^[1-9]/);
  const before = await above();
  // The bet and its balance are real; only the displayed outcome is replaced by a round with free spins.
  const end = await answerWith(page, {
    '/play/spin': (settled: Round) => ({ ...settled, ...freeSpins() }),
  });

  await game.getByRole('button', { name: words.turbo }).click();
  await spinButton(game, 'vi').click();
  const start = game
    .getByRole('dialog', { name: words.freeSpins })
    .getByRole('button', { name: words.start });
  await expect(start).toBeFocused();
  expect(await above(), 'the frozen balance is displayed').toBe(before);
  await page.keyboard.press('Tab');
  await expect(game.locator('#hud button:focus')).toHaveCount(0);

  await playToEnd(game, 'vi');
  // Both may still be waiting for the win to be credited.
  await expect.poll(async () => (await above()) === (await within())).toBe(true);
  await end();
  await page.context().close();
});
