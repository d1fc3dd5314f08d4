import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import { consoleTexts, enrol } from '../support/console.ts';
import { look } from '../support/login.ts';
import { Operator } from '../support/operator.ts';
import { quickIn, VIEWS } from '../support/views.ts';

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`accounts of operators, ${language} at ${width} px`, () => {
    const viewport = { width, height: width === 360 ? 740 : 900 };
    test.use({ viewport });
    const shell = consoleTexts('locales', language);
    const words = consoleTexts('features/operators/locales', language);
    const row = (page: Page, username: string) =>
      page.getByRole('table').locator('tbody tr').filter({ hasText: username });
    const detailsOn = (page: Page) => page.getByRole('region', { name: shell.list.details });
    const nameOf = (role: string) => `${role}${randomInt(1e6, 1e7)}`;

    /** Answers with the code that is shown once. */
    async function invite(page: Page, username: string, role: string): Promise<string> {
      await page.goto('/console/operators');
      await page.getByRole('button', { name: words.invite }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.name).fill(username);
      await dialog.getByLabel(words.role[role], { exact: true }).check();
      await dialog.getByLabel(words.role.support, { exact: true }).uncheck();
      await dialog.getByLabel(shell.list.reason).fill('a new colleague');
      await look(page, `operators-invite-${role}`, language);
      await dialog.getByRole('button', { name: shell.list.confirm }).click();
      const code = dialog.locator('output');
      await expect(code).toBeVisible();
      expect(await violations(page), 'the code').toEqual([]);
      const token = await code.innerText();
      await dialog.getByRole('button', { name: words.code.close }).click();
      return token;
    }

    test(
      'SEC-S14.1 an administrator invites a second one, who enrols, invites a cashier and disables the account again',
      quickIn(view, 'vi 1440'),
      async ({ page, browser, baseURL }) => {
        const another = async () => (await browser.newContext({ viewport })).newPage();
        const [first, second, cashier] = [nameOf('admin'), nameOf('admin'), nameOf('cashier')];
        const seeded = await Operator.logIn(baseURL!);
        await enrol(page, language, first, await seeded.invite(first, ['admin']));
        const admin = await another();
        await enrol(admin, language, second, await invite(page, second, 'admin'));

        await page.reload();
        await row(page, second).click();
        await expect(row(page, second)).toContainText(words.states.ACTIVE);
        await expect(detailsOn(page).getByText(words.changes.ENROLLED)).toBeVisible();
        await look(page, 'operators-enrolled', language);
        expect(await violations(page), 'the list').toEqual([]);

        const till = await another();
        await enrol(till, language, cashier, await invite(admin, cashier, 'cashier'));
        await till.goto('/console/operators');
        await expect(till.getByText(shell.forbidden)).toBeVisible();
        await row(admin, second).click();
        await expect(detailsOn(admin).getByText(words.self)).toBeVisible();

        await row(admin, cashier).click();
        await detailsOn(admin).getByRole('button', { name: words.action.disable, exact: true }).click();
        await admin.getByLabel(shell.list.reason).fill('left the company');
        await admin.getByRole('button', { name: shell.list.confirm }).click();
        await expect(row(admin, cashier)).toContainText(words.states.DISABLED);
        await till.goto('/console/withdrawal-review');
        await expect(till.getByText(shell.login.expired)).toBeVisible();
        await admin.context().close();
        await till.context().close();
      },
    );
  });
}
