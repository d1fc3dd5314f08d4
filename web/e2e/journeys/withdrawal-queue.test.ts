import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openDialog, SOON } from '../support/cashier.ts';
import { consoleTexts, enrol } from '../support/console.ts';
import { look } from '../support/login.ts';
import { waitingWithdrawal, withdrawalStatus, type Ordered } from '../support/members.ts';
import { Operator } from '../support/operator.ts';

const ORDERS = 50;
/** Made at the same time; more would only wait for the machine. */
const AT_ONCE = 5;

async function manyOrders(site: string): Promise<Ordered[]> {
  const orders: Ordered[] = [];
  while (orders.length < ORDERS)
    orders.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, () => waitingWithdrawal(site, 100_000 + randomInt(1, 900) * 1_000)),
      )),
    );
  return orders;
}

for (const language of ['vi', 'en'] as const)
  test(
    `a queue of ${ORDERS} withdrawals is emptied by the keyboard alone, ${language}`,
    { tag: '@long' },
    async ({ page, baseURL }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width: 1440, height: 900 });
      const shell = consoleTexts('locales', language);
      const words = consoleTexts('features/withdrawal-review/locales', language);
      const operator = await Operator.logIn(baseURL!);
      await operator.refuseWithdrawals();
      const orders = await manyOrders(baseURL!);
      const username = `cashier${randomInt(1e6, 1e7)}`;
      await enrol(page, language, username, await operator.invite(username, ['cashier']));
      await page.evaluate(() => {
        for (const type of ['pointerdown', 'wheel'])
          addEventListener(type, () => (document.documentElement.dataset['pointer'] = type));
      });

      const press = (...keys: string[]) =>
        keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
      const rows = page.locator('[data-queue] tbody tr');
      const current = page.locator('[data-queue] tr[aria-current]');
      const dialog = openDialog(page);
      const title = page.getByRole('heading', { level: 1, name: words.title });

      await test.step('the page opens by its keys, and the queue has the focus', async () => {
        await press('g', 'w');
        await expect(title).toBeVisible();
        await expect(rows).toHaveCount(ORDERS);
        await expect(page.locator('[data-queue]')).toBeFocused();
      });

      await test.step('J, K, End and Home move', async () => {
        await expect(rows.first()).toHaveAttribute('aria-current', 'true');
        await press('j', 'j', 'k');
        await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
        await press('End');
        await expect(rows.last()).toHaveAttribute('aria-current', 'true');
        await expect(rows.last()).toBeInViewport();
        await press('Home');
        await expect(rows.first()).toHaveAttribute('aria-current', 'true');
        await look(page, 'queue-full', language);
      });

      await test.step('Escape leaves the order as it is', async () => {
        await press('r');
        await expect(dialog).toBeVisible();
        await press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(page.locator('[data-queue]')).toBeFocused();
        await expect(rows).toHaveCount(ORDERS);
      });

      await test.step('each order is decided, every fifth one refused', async () => {
        for (let left = ORDERS; left > 0; left -= 1) {
          await expect(current).toHaveCount(1);
          if (left % 7 === 0 && left > 1) await press('j');
          const refuses = left % 5 === 0;
          await press(refuses ? 'r' : 'a');
          await expect(dialog).toBeVisible();
          // The refusal names the member's reason first.
          if (refuses) await press('ArrowDown', 'Tab');
          await page.keyboard.type('checked');
          await expect(dialog.getByLabel(shell.list.reason, { exact: true })).toHaveValue('checked');
          await press('Enter');
          await expect(dialog).toHaveCount(0);
          await expect(rows).toHaveCount(left - 1);
        }
      });

      await expect(page.getByText(words.empty)).toBeVisible();
      await look(page, 'queue-empty', language);
      expect(await page.locator('html').getAttribute('data-pointer')).toBeNull();
      const decided = async () => {
        const count: Record<string, number> = {};
        for (const status of await Promise.all(orders.map(withdrawalStatus)))
          count[status] = (count[status] ?? 0) + 1;
        return count;
      };
      await expect.poll(decided, SOON).toEqual({ DISBURSED: ORDERS - ORDERS / 5, REJECTED: ORDERS / 5 });
    },
  );
