import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import {
  CashierDesk,
  cashierBox,
  openBalance,
  orderDeposit,
  orderSection,
  SOON,
  written,
} from '../support/cashier.ts';
import { look } from '../support/login.ts';
import { register, speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { ageDeposit } from '../support/time.ts';
import { quickIn, VIEWS } from '../support/views.ts';

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`deposits, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);
    const { statusMessage, status } = texts.deposit;

    const says = (page: Page, code: string, message: string) =>
      expect(orderSection(page, texts, code).getByText(message).first()).toBeVisible(SOON);

    test(
      'SPEC-2.8.2 REG-G22 a bank transfer and one by e-wallet are credited while the page is open',
      quickIn(view),
      async ({ page }) => {
        await speakFromTheFirst(page, language);
        await register(page, language);
        const code = await orderDeposit(page, texts, 500_000);
        const section = orderSection(page, texts, code);
        await expect(section.getByRole('img', { name: texts.deposit.qrLabel })).toBeVisible();
        await look(page, 'deposit-wait', language);
        expect(await violations(page), 'an order that waits').toEqual([]);
        await page.reload();
        const line = cashierBox(page).locator('tr, li').filter({ hasText: code }).first();
        await expect(line).toContainText(status.SUCCESS, SOON);
        await look(page, 'deposit-done', language);
        for (const wallet of ['MoMo', 'ZaloPay']) {
          const paid = await orderDeposit(page, texts, 200_000, wallet);
          await says(page, paid, statusMessage.SUCCESS);
        }
        await expect.poll(() => openBalance(page), SOON).toBe(900_000);
      },
    );

    test(
      'a transfer of USDT is confirmed by the network and credited at the locked rate',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await speakFromTheFirst(page, language);
        await register(page, language);
        const { usdt } = texts.deposit;
        const code = await orderDeposit(page, texts, 500_000, usdt.name);
        const section = orderSection(page, texts, code);
        await expect(section.getByRole('img', { name: usdt.qrLabel })).toBeVisible(SOON);
        await expect(section).toContainText('19.13 USDT');
        await expect(section).toContainText(written(26_150));
        await expect(section).toContainText(/T[1-9A-HJ-NP-Za-km-z]{33}/);
        await look(page, 'deposit-usdt', language);
        expect(await violations(page), 'an order in USDT').toEqual([]);
        // A slow machine may see the credit first.
        const seen = section.getByRole('progressbar').or(section.getByText(statusMessage.SUCCESS));
        await expect(seen.first()).toBeVisible(SOON);
        await look(page, 'deposit-usdt-confirming', language);
        expect(await violations(page), 'confirmations').toEqual([]);
        await says(page, code, statusMessage.SUCCESS);
        await expect.poll(() => openBalance(page), SOON).toBe(500_249.5);
        await look(page, 'deposit-usdt-done', language);
      },
    );

    test(
      'a transfer of USDT over another network waits for a cashier',
      quickIn(view),
      async ({ page, browser, baseURL }) => {
        await speakFromTheFirst(page, language);
        await register(page, language);
        const desk = await CashierDesk.open(browser, language, baseURL!);
        const code = await orderDeposit(page, texts, 500_007, texts.deposit.usdt.name);
        await says(page, code, statusMessage.REVIEW);
        const row = await desk.choose('deposit-review', /BEP20/);
        await expect(row).toContainText(desk.words('deposit-review').reason.WRONG_NETWORK);
        await look(desk.page, 'console-deposit-review-usdt', language);
        await desk.decide('a', 'seen on the other chain');
        await says(page, code, statusMessage.SUCCESS);
        await desk.close();
      },
    );

    test(
      'SPEC-2.8.2 REG-G22 a late, a short and a second transfer wait for a cashier, and nothing is credited twice',
      quickIn(view, 'en 1440'),
      async ({ page, browser, baseURL }) => {
        await speakFromTheFirst(page, language);
        await register(page, language);
        const desk = await CashierDesk.open(browser, language, baseURL!);

        await test.step('a short transfer is credited as it came', async () => {
          const code = await orderDeposit(page, texts, 500_002);
          await says(page, code, statusMessage.REVIEW);
          await look(page, 'deposit-review', language);
          const row = await desk.choose('deposit-review', code);
          await expect(row).toContainText(desk.words('deposit-review').reason.WRONG_AMOUNT);
          await look(desk.page, 'console-deposit-review', language);
          expect(await violations(desk.page), 'the queue').toEqual([]);
          await desk.decide('a', 'seen in the bank statement');
          await says(page, code, statusMessage.SUCCESS);
          await expect(orderSection(page, texts, code)).toContainText(written(500_001));
          await expect.poll(() => openBalance(page), SOON).toBe(500_001);
        });

        await test.step('the second of two transfers becomes a deposit of its own', async () => {
          const code = await orderDeposit(page, texts, 100_003);
          await says(page, code, statusMessage.SUCCESS);
          const row = await desk.choose('deposit-review', code);
          await expect(row).toContainText(desk.words('deposit-review').reason.REPEATED);
          expect(await openBalance(page)).toBe(600_004);
          await desk.decide('a', 'paid twice by the member');
          await expect.poll(() => openBalance(page), SOON).toBe(700_007);
        });

        await test.step('a late transfer is sent back', async () => {
          const code = await orderDeposit(page, texts, 300_001);
          await expect(orderSection(page, texts, code)).toContainText(status.PENDING);
          await ageDeposit(code, 20);
          const row = await desk.choose('deposit-review', code);
          await expect(row).toContainText(desk.words('deposit-review').reason.LATE);
          await page.reload();
          const line = cashierBox(page).locator('tr, li').filter({ hasText: code }).first();
          await expect(line).toContainText(status.REVIEW, SOON);
          await desk.decide('r', 'sent back to its payer');
          await line.getByRole('button').click();
          await says(page, code, statusMessage.FAILED);
          expect(await openBalance(page)).toBe(700_007);
          await look(page, 'deposit-failed', language);
        });
        await desk.close();
      },
    );
  });
}
