import { expect, test } from '@playwright/test';
import { cashierBox, openBalance, orderDeposit, SOON, written } from '../support/cashier.ts';
import { look } from '../support/login.ts';
import { openPage, register, speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const VENDOR = 'Trúc Gaming';

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`wallets at vendors, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);
    const words = texts.vendorWallets;

    test(
      'SPEC-1.9.2 money goes to the wallet of a vendor and all of it comes back',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await speakFromTheFirst(page, language);
        await register(page, language);
        await orderDeposit(page, texts, 200_000);
        await expect.poll(() => openBalance(page), SOON).toBe(200_000);

        await openPage(page, 'transferFund');
        const wallet = cashierBox(page)
          .getByRole('list', { name: words.vendors })
          .getByRole('listitem')
          .filter({ hasText: VENDOR });
        await expect(wallet).toBeVisible();
        await look(page, 'vendor-wallets', language);

        await wallet.getByRole('button', { name: words.in, exact: true }).click();
        const form = page.getByRole('dialog').last();
        await form.getByLabel(words.amount, { exact: true }).fill('50000');
        await form.getByRole('button', { name: words.submit, exact: true }).click();
        await expect(wallet).toContainText(written(50_000), SOON);
        await expect.poll(() => openBalance(page), SOON).toBe(150_000);
        await cashierBox(page).getByRole('button', { name: words.collect, exact: true }).click();
        await expect.poll(() => openBalance(page), SOON).toBe(200_000);
        await expect(wallet).not.toContainText(written(50_000), SOON);
      },
    );
  });
}
