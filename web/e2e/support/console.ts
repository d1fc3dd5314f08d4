import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { codeOf } from './second-factor.ts';
import type { Language } from './texts.ts';

const password = 'Cau-Tre-Bac-Ngang-9';

/** A catalogue of the console: `locales`, or `features/<name>/locales`. */
export function consoleTexts(folder: string, language: Language) {
  const file = new URL(`../../src/console/${folder}/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The address of every page of the console, from its registry: each definition names its path. */
export function consolePaths(): string[] {
  const folder = new URL('../../src/console/pages/', import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const paths = [...source.matchAll(/^  path: '([^']+)',$/gm)].map(([, path]) => path!);
    const defined = source.match(/= defineConsolePage\(/g)?.length ?? 0;
    if (paths.length !== defined || defined === 0) throw new Error(`${file}: a page without a path`);
    return paths;
  });
}

/** The one-time code, a password and an authenticator of their own, then the log-in with the next code. */
export async function enrol(page: Page, language: Language, username: string, token: string): Promise<void> {
  const shell = consoleTexts('locales', language);
  await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language.toUpperCase());
  await page.goto('/console');
  await page.getByRole('button', { name: shell.login.enrol }).click();
  await page.getByLabel(shell.enrol.token).fill(token);
  await page.getByRole('button', { name: shell.enrol.next }).click();
  const secret = (await page.locator('output').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel(shell.enrol.password).fill(password);
  await page.getByLabel(shell.enrol.code).fill(codeOf(secret));
  await page.getByRole('button', { name: shell.enrol.submit }).click();
  await expect(page.getByText(shell.enrol.recovery)).toBeVisible();
  await page.getByRole('button', { name: shell.enrol.toLogin }).click();
  await page.getByLabel(shell.login.username).fill(username);
  await page.getByLabel(shell.login.password).fill(password);
  await page.getByLabel(shell.login.code).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: shell.login.submit }).click();
  await expect(page.getByRole('button', { name: shell.logout })).toBeVisible();
}

const demoSecret = 'LOTUSDENLONGPHO2LOTUSDENLONGPHO2';

/** A demo operator, whose account is older than a day. A code works once: if it was used, the next one is waited for. */
export async function logInDemo(page: Page, language: Language, username: string): Promise<void> {
  const shell = consoleTexts('locales', language);
  await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language.toUpperCase());
  await page.goto('/console');
  await expect(async () => {
    await page.getByLabel(shell.login.username).fill(username);
    await page.getByLabel(shell.login.password).fill('Den-Long-Pho-26');
    await page.getByLabel(shell.login.code).fill(codeOf(demoSecret));
    await page.getByRole('button', { name: shell.login.submit }).click();
    await expect(page.getByRole('button', { name: shell.logout })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
}
