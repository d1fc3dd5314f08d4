import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { gapOf } from './solve-slider.ts';
import type { Language, Texts } from './texts.ts';

export const newNumber = () => `91${randomInt(1e6, 1e7)}`;
export const newAccount = () => `vao${randomInt(1e7, 1e8)}`;

/** Only with E2E_SCREENSHOTS, a folder outside the repository: each step to be looked at. */
export async function look(page: Page, step: string, language: Language): Promise<void> {
  const shots = process.env['E2E_SCREENSHOTS'];
  if (shots)
    await page.screenshot({ path: `${shots}/${step}-${language}-${page.viewportSize()!.width}.png` });
}

export async function speakAs(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language.toUpperCase());
}

export const box = (page: Page): Locator => page.getByRole('dialog').last();

export async function logOut(page: Page, texts: Texts): Promise<void> {
  await page.goto('/index?m=logout');
  await page.getByRole('alertdialog').getByRole('button', { name: texts.common.logout }).click();
  await expect(page.getByTestId('balance')).toHaveCount(0);
}

/** The way without a puzzle. */
export async function letDeviceVerify(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: texts.auth.work.offer }).click();
  await expect(page.getByText(texts.auth.work.done, { exact: true })).toBeVisible({ timeout: 60_000 });
}

export async function toPhoneTab(page: Page, texts: Texts): Promise<void> {
  await box(page).getByRole('tab', { name: texts.auth.field.mobileNum }).click();
}

/** Presses Tab until the control has the focus, as one without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${String(control)}`);
}

/** The piece is put into its place by arrow keys: ten pixels with Shift, two without. */
export async function solveByKeys(
  page: Page,
  puzzle: Parameters<typeof gapOf>[0],
  knob: Locator,
): Promise<void> {
  const x = await gapOf(puzzle);
  await tabTo(page, knob);
  for (let n = 0; n < Math.floor(x / 10); n += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let n = 0; n < Math.round((x % 10) / 2); n += 1) await page.keyboard.press('ArrowRight');
}
