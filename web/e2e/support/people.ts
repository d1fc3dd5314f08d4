import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { personOf } from '../../../libs/api-client/src/index.ts';
import { puzzleAsked, solveSlider } from './solve-slider.ts';
import { textsOf, type Language, type Texts } from './texts.ts';

export const password = 'Thuyen-Troi-Ngoc-7';

export async function speakFromTheFirst(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language.toUpperCase());
}

/** Name and birth date, which the demo brand asks for; each account is another person's. */
export async function fillPerson(form: Locator, account: string): Promise<void> {
  const { payeeName, birthday } = personOf(account);
  await form.locator('input[name="payeeName"]').fill(payeeName);
  await form.locator('input[name="birthday"]').fill(birthday);
}

/** The second step of a login asks whose bank account it is, once the member's name is known. */
export async function nameOwner(page: Page, account: string): Promise<void> {
  await page.locator('input[name="bankAccountName"]').fill(personOf(account).payeeName);
}

/** A new account, logged in; answers with its name. `site` is where, if not at the usual address. */
export const register = (page: Page, language: Language, site = ''): Promise<string> =>
  registerAt(page, language, `${site}/index?m=register`);

/** The same at the address of an agent's link. */
export async function registerAt(page: Page, language: Language, address: string): Promise<string> {
  const texts = textsOf(language);
  const account = `person${randomInt(1e8, 1e9)}`;
  const puzzle = puzzleAsked(page);
  await page.goto(address);
  const form = page.getByRole('form', { name: texts.auth.register.title });
  await form.getByLabel(texts.auth.field.username).fill(account);
  await fillPerson(form, account);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('input[name="confirmPassword"]').fill(password);
  await solveSlider(page, puzzle);
  await form.locator('input[name="agreed"]').check();
  await form.getByRole('button', { name: texts.auth.register.submit }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
  return account;
}

/** Fills and sends the log-in; what comes next depends on the account. */
export async function sendLogin(
  page: Page,
  language: Language,
  account: string,
  site = '',
  secret = password,
): Promise<void> {
  const texts = textsOf(language);
  const puzzle = puzzleAsked(page);
  await page.goto(`${site}/index?m=login`);
  const form = page.getByRole('form', { name: texts.auth.login.title });
  await form.locator('input[name="username"]').fill(account);
  await form.locator('input[name="password"]').fill(secret);
  await solveSlider(page, puzzle);
  await form.getByRole('button', { name: texts.common.login, exact: true }).click();
}

export async function logOut(page: Page, language: Language, site = ''): Promise<void> {
  await page.goto(`${site}/index?m=logout`);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: textsOf(language).common.logout }).click();
  await expect(page.getByTestId('balance')).toHaveCount(0);
}

/** A page of the member centre, on the way one comes to it by a link. */
export async function openPage(page: Page, name: string, site = ''): Promise<void> {
  await page.goto(`${site}/index?m=member&p=${name}`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Adds an e-mail address and proves it by the code that is sent to it. */
export async function proveEmail(page: Page, texts: Texts, address: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).last().click();
  await openPage(page, 'email');
  await dialog.getByLabel(texts.account.email.address).fill(address);
  await press(texts.common.code.send);
  await dialog.getByLabel(texts.account.proof.emailCode).fill(await codeSentTo(address));
  await dialog.getByLabel(texts.account.proof.password).fill(password);
  await press(texts.account.email.submit);
  await expect(dialog.getByText(`@${address.split('@')[1]}`)).toBeVisible();
}

/** The six digits of the newest message to this address, where the local start leaves them. */
export async function codeSentTo(address: string): Promise<string> {
  const file = join(process.env['MESSAGES_DIR'] ?? '.data/messages', 'email.jsonl');
  for (let tries = 0; tries < 100; tries += 1) {
    const lines = readLines(file).map((line) => JSON.parse(line) as { to: string; text: string });
    const code = lines
      .filter(({ to }) => to === address)
      .map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1])
      .filter((found) => found !== undefined)
      .at(-1);
    if (code !== undefined) return code;
    await sleep(100);
  }
  throw new Error(`no code went to ${address}`);
}

function readLines(file: string): string[] {
  try {
    // The last line may still be being written.
    return readFileSync(file, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
}
