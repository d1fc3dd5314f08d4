import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { gameTexts, type Language } from './texts.ts';

export const spinButton = (game: FrameLocator, language: Language): Locator =>
  game.getByRole('button', { name: gameTexts[language].spin, exact: true });

/** Places one bet and plays its round to the end. */
export async function playRound(game: FrameLocator, language: Language): Promise<void> {
  const spin = spinButton(game, language);
  await expect(spin).toBeEnabled({ timeout: 40_000 });
  await spin.click();
  await expect(game.locator('button.spin.busy')).toBeVisible();
  await playToEnd(game, language);
}

/**
 * Plays a started round to its end, with feature dialogs and celebrations dismissed. An unfinished round would be
 * resumed at the next visit.
 */
export async function playToEnd(game: FrameLocator, language: Language): Promise<void> {
  const spin = spinButton(game, language);
  await expect(async () => {
    await dismissOverlay(game.locator('#overlay'));
    await expect(spin).toBeEnabled({ timeout: 500 });
  }).toPass({ timeout: 120_000 });
}

async function dismissOverlay(overlay: Locator): Promise<void> {
  if (!(await overlay.isVisible())) return;
  // Chests and the wheel leave buttons behind that do nothing more.
  const button = overlay.locator('button:enabled').first();
  await ((await button.count()) > 0 ? button : overlay).click({ timeout: 1_000 });
}
