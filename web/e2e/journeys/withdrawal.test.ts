import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
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
import { endConfirmation, meetTurnover } from '../support/time.ts';
import { quickIn, VIEWS } from '../support/views.ts';

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`withdrawals, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    test.setTimeout(420_000);
    const texts = textsOf(language);
    const words = texts.withdrawal;
    const tracker = (page: Page) => cashierBox(page).getByRole('region', { name: words.tracker });
    const stands = (page: Page, status: string) =>
      expect(tracker(page).getByText(words.status[status], { exact: true }).first()).toBeVisible(SOON);
    const press = (page: Page, name: string) =>
      tracker(page).getByRole('button', { name, exact: true }).click();
    const waitsFor = (page: Page, balance: number) =>
      expect.poll(() => openBalance(page), SOON).toBe(balance);

    test(
      'SPEC-2.8.3 SPEC-4.9.1 SPEC-4.9.2 SPEC-4.9.3 SPEC-4.9.4 SPEC-4.9.5 SPEC-4.9.6 a withdrawal is refused, cancelled, received, disputed, and received by time',
      quickIn(view, 'vi 360'),
      async ({ page, browser, baseURL }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        const code = await orderDeposit(page, texts, 2_000_000);
        await expect(
          orderSection(page, texts, code).getByText(texts.deposit.statusMessage.SUCCESS).first(),
        ).toBeVisible(SOON);
        await setFundPassword(page, texts);
        await bindAccount(page, texts, personOf(account).payeeName);
        const desk = await CashierDesk.open(browser, language, baseURL!);

        await test.step('the turnover that is missing refuses it', async () => {
          await expect(cashierBox(page).getByRole('progressbar').first()).toBeVisible();
          await askWithdrawal(page, texts, 500_000);
          await expect(cashierBox(page).getByRole('alert').first()).toBeVisible();
          await expect(tracker(page)).toHaveCount(0);
          await look(page, 'withdrawal-refused', language);
        });

        await test.step('it is cancelled, and the money is back', async () => {
          await meetTurnover(account);
          await askWithdrawal(page, texts, 500_000);
          await stands(page, 'RISK_REVIEW');
          const conditions = cashierBox(page).getByRole('region', { name: words.conditions });
          await expect(conditions).toContainText(written(1_500_000));
          await look(page, 'withdrawal-review', language);
          expect(await violations(page), 'a withdrawal in review').toEqual([]);
          await press(page, words.cancel);
          const ask = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
          await ask.getByRole('button', { name: words.cancelSubmit, exact: true }).click();
          await stands(page, 'CANCELLED');
          await waitsFor(page, 2_000_000);
        });

        await test.step('a cashier approves it, the bank pays, the member confirms', async () => {
          await askWithdrawal(page, texts, 500_000);
          await stands(page, 'RISK_REVIEW');
          await desk.choose('withdrawal-review', written(500_000));
          await expect(
            desk.page.getByText(desk.words('withdrawal-review').risk.FIRST_WITHDRAWAL).first(),
          ).toBeVisible();
          await look(desk.page, 'console-withdrawal-review', language);
          expect(await violations(desk.page), 'the queue').toEqual([]);
          await desk.decide('a', 'holder and deposits checked');
          await stands(page, 'DISBURSED');
          await look(page, 'withdrawal-paid', language);
          expect(await violations(page), 'a withdrawal that was paid').toEqual([]);
          await press(page, words.confirm.received);
          await stands(page, 'RECEIVED');
          await expect(tracker(page)).toContainText(words.paidInFull);
          await waitsFor(page, 1_500_000);
        });

        await test.step('one that did not arrive is denied with a picture and given back', async () => {
          await askWithdrawal(page, texts, 300_000);
          await stands(page, 'DISBURSED');
          await press(page, words.confirm.notReceived);
          await press(page, words.confirm.send);
          await expect(tracker(page).getByText(words.confirm.proofMissing)).toBeVisible();
          const background = { r: 200, g: 30, b: 30 };
          const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background } })
            .png()
            .toBuffer();
          await tracker(page)
            .locator('input[type="file"]')
            .setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: picture });
          await tracker(page).getByLabel(words.confirm.remark).fill('12:00, 0 ₫');
          await look(page, 'withdrawal-denied', language);
          await press(page, words.confirm.send);
          await stands(page, 'NOT_RECEIVED');
          await desk.choose('withdrawal-review', written(300_000));
          await expect(desk.page.getByRole('img').first()).toBeVisible();
          await look(desk.page, 'console-dispute', language);
          await desk.decide('b', 'the bank has no such transfer');
          await stands(page, 'RETURNED');
          await waitsFor(page, 1_500_000);
        });

        await test.step('one that nobody confirms counts as received', async () => {
          await askWithdrawal(page, texts, 400_000);
          await stands(page, 'RISK_REVIEW');
          await desk.choose('withdrawal-review', written(400_000));
          await desk.decide('a', 'checked');
          await stands(page, 'DISBURSED');
          await endConfirmation(account);
          await stands(page, 'AUTO_RECEIVED');
          await expect(tracker(page).getByRole('button')).toHaveCount(0);
          await waitsFor(page, 1_100_000);
          await look(page, 'withdrawal-by-time', language);
        });
        await desk.close();
      },
    );
  });
}
