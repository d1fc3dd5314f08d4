import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { gameTexts, type Language } from './texts.ts';

export const spinButton = (game: FrameLocator, language: Language): Locator =>
  game.getByRole('button', { name: gameTexts[language].spin, exact: true });

/** One bet that is taken, and its round to the end. */
export async function playRound(game: FrameLocator, language: Language): Promise<void> {
  const spin = spinButton(game, language);
  await expect(spin).toBeEnabled({ timeout: 40_000 });
  await spin.click();
  await expect(game.locator('button.spin.busy')).toBeVisible();
  await playToEnd(game, language);
}

/**
 * A round that has begun, whatever chance brings: the doors of free spins are opened, a celebration is tapped away.
 * Left before its end, a round would be offered for resuming at the next visit.
 */
export async function playToEnd(game: FrameLocator, language: Language): Promise<void> {
  const spin = spinButton(game, language);
  await expect(async () => {
    await goOn(game.locator('#overlay'));
    await expect(spin).toBeEnabled({ timeout: 500 });
  }).toPass({ timeout: 120_000 });
}

async function goOn(show: Locator): Promise<void> {
  if (!(await show.isVisible())) return;
  const door = show.getByRole('button');
  await ((await door.count()) > 0 ? door : show).click({ timeout: 1_000 });
}
