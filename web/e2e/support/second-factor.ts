import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { openPage, password } from './people.ts';
import type { Texts } from './texts.ts';

/** A code opens once, and those of the neighbouring half minutes are taken too: the next log-in takes the next one. */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).last().click();

/** Password, secret, first code; answers with the secret and the recovery codes that are shown once. */
export async function setUpApp(page: Page, texts: Texts): Promise<{ secret: string; codes: string[] }> {
  await openPage(page, 'secondFactor');
  await press(page, texts.account.app.setUp);
  await dialog(page).getByLabel(texts.account.proof.password).fill(password);
  await press(page, texts.account.app.next);
  await expect(dialog(page).getByRole('img', { name: texts.account.app.qr })).toBeVisible();
  const secret = (await dialog(page).getByTestId('secret').innerText()).replaceAll(/\s/g, '');
  await dialog(page).getByLabel(texts.account.app.code).fill(codeOf(secret));
  await press(page, texts.account.app.confirm);
  const shown = dialog(page).getByTestId('recovery-codes').getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await dialog(page).getByText(texts.account.codes.kept).click();
  await press(page, texts.account.codes.done);
  await expect(dialog(page).getByText(texts.account.factor.on).first()).toBeVisible();
  return { secret, codes };
}
