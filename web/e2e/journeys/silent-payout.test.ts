import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { personOf } from '../../../libs/api-client/src/index.ts';
import { violations } from '../accessibility/axe.ts';
import {
  askWithdrawal,
  bindAccount,
  CashierDesk,
  cashierBox,
  openBalance,
  orderDeposit,
  orderSection,
  setFundPassword,
  SOON,
  written,
} from '../support/cashier.ts';
import { look } from '../support/login.ts';
import { register, speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { meetTurnover, waitInSilence } from '../support/time.ts';
import { quickIn, VIEWS } from '../support/views.ts';

/** The simulated bank loses a payment of so much: it neither reports it nor knows it when it is asked. */
const LOST = 500_018;

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`a silent payout, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    test.setTimeout(420_000);
    const texts = textsOf(language);
    const words = texts.withdrawal;
    const tracker = (page: Page) => cashierBox(page).getByRole('region', { name: words.tracker });
    const stands = (page: Page, status: string) =>
      expect(tracker(page).getByText(words.status[status], { exact: true }).first()).toBeVisible(SOON);

    test(
      'a payment that the bank does not know is marked as paid by two operators, and the member confirms it',
      quickIn(view, 'en 1440'),
      async ({ page, browser, baseURL }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        const code = await orderDeposit(page, texts, 2_000_000);
        await expect(
          orderSection(page, texts, code).getByText(texts.deposit.statusMessage.SUCCESS).first(),
        ).toBeVisible(SOON);
        await setFundPassword(page, texts);
        await bindAccount(page, texts, personOf(account).payeeName);
        await meetTurnover(account);
        await askWithdrawal(page, texts, LOST);
        await stands(page, 'RISK_REVIEW');
        const [first, second] = [
          await CashierDesk.open(browser, language, baseURL!),
          await CashierDesk.open(browser, language, baseURL!),
        ];
        const silent = first.words('silent-payouts');
        await first.choose('withdrawal-review', written(LOST));
        await first.decide('a', 'holder and deposits checked');
        await stands(page, 'PAYING');

        await test.step('it comes to the queue by itself', async () => {
          await expect(async () => {
            await waitInSilence(account);
            await first.page.goto('/console/silent-payouts');
            const row = first.page.locator('[data-queue] tbody tr').filter({ hasText: written(LOST) });
            await expect(row.first()).toBeVisible({ timeout: 5_000 });
          }).toPass(SOON);
          await look(first.page, 'console-silent', language);
          expect(await violations(first.page), 'the queue').toEqual([]);
        });

        await test.step('one operator proposes that it was paid, and cannot confirm it', async () => {
          await first.choose('silent-payouts', written(LOST));
          const reference = { label: silent.reference, value: `FT${randomInt(1e9)}` };
          await first.page.getByRole('button', { name: new RegExp(`^${silent.action.paid}`) }).click();
          const dialog = first.page.getByRole('dialog');
          await dialog.getByLabel(reference.label).fill(reference.value);
          await dialog.getByRole('textbox').last().fill('it is on the statement of the bank');
          await first.page.keyboard.press('Enter');
          await expect(dialog).toHaveCount(0);
          await expect(first.page.getByText(silent.proposals.PAID).first()).toBeVisible();
          await expect(
            first.page.getByRole('button', { name: new RegExp(`^${silent.action.confirm}`) }),
          ).toHaveCount(0);
          await stands(page, 'PAYING');
        });

        await test.step('another one confirms; the member has it and says so', async () => {
          await second.choose('silent-payouts', written(LOST));
          await second.page.getByRole('button', { name: new RegExp(`^${silent.action.confirm}`) }).click();
          await second.page.getByRole('dialog').getByRole('textbox').last().fill('seen on the statement');
          await look(second.page, 'console-silent-confirm', language);
          await second.page.keyboard.press('Enter');
          await stands(page, 'DISBURSED');
          await tracker(page).getByRole('button', { name: words.confirm.received, exact: true }).click();
          await stands(page, 'RECEIVED');
          await expect.poll(() => openBalance(page), SOON).toBe(2_000_000 - LOST);
          await look(page, 'silent-received', language);
        });
        await first.close();
        await second.close();
      },
    );
  });
}
