import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import { CashierDesk, openDialog, SOON, written } from '../support/cashier.ts';
import { look } from '../support/login.ts';
import { newMember, orderTransfer, waitingWithdrawal, withdrawalStatus } from '../support/members.ts';

for (const language of ['vi', 'en'] as const) {
  test.describe(`the cashiers' desk, ${language}`, () => {
    test(
      'a large withdrawal is paid after a second cashier has approved it, and not by the first one alone',
      { tag: '@long' },
      async ({ browser, baseURL }) => {
        const amount = 60_000_000 + randomInt(1, 1_000) * 1_000;
        const order = await waitingWithdrawal(baseURL!, amount);
        const first = await CashierDesk.open(browser, language, baseURL!);
        const second = await CashierDesk.open(browser, language, baseURL!);
        const words = first.words('withdrawal-review');

        await first.choose('withdrawal-review', written(amount));
        await first.decide('a', 'holder and deposits checked');
        const row = first.page.getByRole('row').filter({ hasText: written(amount) });
        await expect(row).toContainText(words.secondNeeded);
        expect(await violations(first.page), 'a second person is needed').toEqual([]);
        await first.page.keyboard.press('a');
        const dialog = openDialog(first.page);
        await dialog.getByRole('textbox').fill('once more');
        await first.page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toBeVisible();
        await look(first.page, 'money-own-approval', language);
        await first.page.keyboard.press('Escape');
        expect(await withdrawalStatus(order)).toBe('RISK_REVIEW');
        await first.page.keyboard.press('l');
        await dialog.waitFor();
        await first.page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);

        await second.choose('withdrawal-review', written(amount));
        await expect(second.page.getByText(words.approvedBy)).toBeVisible();
        await look(second.page, 'money-second', language);
        await second.decide('a', 'seen by a second person');
        await expect.poll(() => withdrawalStatus(order), SOON).toBe('DISBURSED');
        await first.close();
        await second.close();
      },
    );

    test(
      'a receipt that matches no order is credited to the member whom a cashier names',
      { tag: language === 'en' ? [] : '@long' },
      async ({ browser, baseURL }) => {
        const player = await newMember(baseURL!);
        const amount = 700_005 + randomInt(1, 1_000) * 1_000;
        await orderTransfer(player, amount);
        const desk = await CashierDesk.open(browser, language, baseURL!);
        const words = desk.words('deposit-review');
        const row = await desk.choose('deposit-review', written(amount));
        await expect(row).toContainText(words.reason.UNMATCHED);
        await desk.page.keyboard.press('a');
        const dialog = openDialog(desk.page);
        await dialog.getByLabel(words.memberId).fill(player.memberId);
        await expect(dialog.getByRole('status')).toContainText(player.account);
        await dialog.getByRole('textbox').last().fill('the payer has sent the statement');
        await look(desk.page, 'money-unmatched', language);
        expect(await violations(desk.page), 'the dialog').toEqual([]);
        await desk.page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(row).toHaveCount(0);
        await expect.poll(() => player.balance(), SOON).toBe(`${amount}.00`);
        await desk.close();
      },
    );
  });
}
