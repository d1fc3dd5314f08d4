import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { consoleTexts, enrol } from './console.ts';
import { Operator } from './operator.ts';
import { openPage, password } from './people.ts';
import type { Language, Texts } from './texts.ts';

export const fundPassword = '808182';

/** Longer than the simulated bank, the jobs of the wallet and a lost event take together. */
export const SOON = { timeout: 60_000 };

export const cashierBox = (page: Page): Locator => page.getByRole('dialog').first();

/** The open dialog of the console; a toast, which has the role too, is none. */
export const openDialog = (page: Page): Locator => page.locator('dialog[open]');

/** An amount as the site writes it, whatever groups its digits: `500000` finds "500.000". */
export const written = (amount: number) => new RegExp(amount.toLocaleString('en').replaceAll(',', '[.,]'));

/** The balance that the page shows, without currency and grouping. */
export async function openBalance(page: Page): Promise<number> {
  return Number((await page.getByTestId('balance').innerText()).replaceAll(/\D/g, '')) / 100;
}

/** Orders a deposit; answers with the purpose of its transfer. `wallet` is the name of an e-wallet. */
export async function orderDeposit(
  page: Page,
  texts: Texts,
  amount: number,
  wallet?: string,
): Promise<string> {
  await openPage(page, 'deposit');
  const box = cashierBox(page);
  if (wallet) await box.getByText(wallet, { exact: true }).click();
  await box.getByLabel(texts.deposit.amount, { exact: true }).fill(String(amount));
  const made = page.waitForResponse(
    (answer) => answer.url().endsWith('/wps/v2/deposits') && answer.request().method() === 'POST',
  );
  await box.getByRole('button', { name: texts.deposit.submit }).click();
  const { value } = (await (await made).json()) as { value: { transferCode: string } };
  return value.transferCode;
}

export function orderSection(page: Page, texts: Texts, transferCode: string): Locator {
  const name = texts.deposit.order.replace('{{code}}', transferCode);
  return cashierBox(page).getByRole('region', { name });
}

export async function setFundPassword(page: Page, texts: Texts): Promise<void> {
  const { fund, proof } = texts.account;
  await openPage(page, 'fundPassword');
  const box = cashierBox(page);
  await box.getByLabel(proof.password).fill(password);
  await box.getByLabel(new RegExp(`^${fund.new} \\*$`)).fill(fundPassword);
  await box.getByLabel(new RegExp(`^${fund.confirm} \\*$`)).fill(fundPassword);
  await box.getByRole('button', { name: fund.set.submit, exact: true }).last().click();
  await expect(box.getByRole('tab', { name: fund.reset.tab })).toBeVisible();
}

/** Binds an account of the first bank in the list. */
export async function bindAccount(page: Page, texts: Texts, holder: string): Promise<void> {
  const words = texts.withdrawal;
  await openPage(page, 'withdraw');
  await cashierBox(page).getByRole('button', { name: words.bind }).click();
  const box = page.getByRole('dialog').last();
  await box.getByLabel(words.number).fill(String(randomInt(1e9, 1e10)));
  await box.getByLabel(words.holder).fill(holder);
  await box.getByLabel(words.fundPassword).fill(fundPassword);
  await box.getByRole('button', { name: words.bindSubmit, exact: true }).click();
  await expect(cashierBox(page).getByRole('radio')).toHaveCount(1);
}

/** Sends an order for a withdrawal; what comes of it is the caller's to look at. */
export async function askWithdrawal(page: Page, texts: Texts, amount: number): Promise<void> {
  const words = texts.withdrawal;
  await openPage(page, 'withdraw');
  const box = cashierBox(page);
  await box.getByLabel(words.amount, { exact: true }).fill(String(amount));
  await box.getByLabel(words.fundPassword).fill(fundPassword);
  await box.getByRole('button', { name: words.submit, exact: true }).click();
}

type Queue = 'deposit-review' | 'withdrawal-review' | 'silent-payouts';

/** An operator of the cashier's desk, on the console. */
export class CashierDesk {
  private constructor(
    readonly page: Page,
    private readonly language: Language,
    private readonly shell: ReturnType<typeof consoleTexts>,
  ) {}

  static async open(browser: Browser, language: Language, site: string): Promise<CashierDesk> {
    const page = await (
      await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } })
    ).newPage();
    const operator = await Operator.logIn(site);
    const username = `cashier${randomInt(1e6, 1e7)}`;
    await enrol(page, language, username, await operator.invite(username, ['cashier']));
    return new CashierDesk(page, language, consoleTexts('locales', language));
  }

  words(feature: Queue) {
    return consoleTexts(`features/${feature}/locales`, this.language);
  }

  /** The row of the queue, chosen. */
  async choose(queue: Queue, text: string | RegExp): Promise<Locator> {
    await this.page.goto(`/console/${queue}`);
    const row = this.page.locator('[data-queue] tbody tr').filter({ hasText: text }).first();
    await row.click(SOON);
    return row;
  }

  /** By the key of the action, as one without a mouse decides. */
  async decide(key: string, reason: string): Promise<void> {
    await this.page.keyboard.press(key);
    const dialog = openDialog(this.page);
    await dialog.getByLabel(this.shell.list.reason).fill(reason);
    await this.page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }

  close = () => this.page.context().close();
}
