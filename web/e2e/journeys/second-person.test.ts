import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import { consoleTexts, enrol, logInDemo } from '../support/console.ts';
import { Operator } from '../support/operator.ts';
import { register, speakFromTheFirst } from '../support/people.ts';
import { quickIn, VIEWS } from '../support/views.ts';

/** Only with E2E_SCREENSHOTS, a folder outside the repository: each step to be looked at. */
const shots = process.env['E2E_SCREENSHOTS'];

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`a second person, ${language} at ${width} px`, () => {
    const viewport = { width, height: width === 360 ? 740 : 900 };
    test.use({ viewport });
    const words = {
      shell: consoleTexts('locales', language),
      members: consoleTexts('features/members/locales', language),
      approvals: consoleTexts('features/approvals/locales', language),
    };

    async function seen(page: Page, step: string): Promise<void> {
      expect(await violations(page), step).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/approvals-${step}-${language}-${width}.png` });
    }
    const detailsOn = (page: Page) => page.getByRole('region', { name: words.shell.list.details });
    const confirm = async (page: Page, reason: string) => {
      await page.getByLabel(words.shell.list.reason).fill(reason);
      await page.getByRole('button', { name: words.shell.list.confirm }).click();
    };

    test(
      'REG-G27 an operator proposes money for a member, cannot approve it, nor can a new one, and another one does',
      quickIn(view, 'en 1440'),
      async ({ page, browser, baseURL }) => {
        test.setTimeout(240_000);
        const player = await (await browser.newContext({ viewport })).newPage();
        await speakFromTheFirst(player, language);
        const account = await register(player, language, baseURL!);
        const inviter = await Operator.logIn(baseURL!);
        const invited = async (roles: string[]) => {
          const username = `${roles[0]}${randomInt(1e6, 1e7)}`;
          return [username, await inviter.invite(username, roles)] as const;
        };

        await enrol(page, language, ...(await invited(['ledger', 'support'])));
        await page.goto('/console/members');
        await page.getByRole('searchbox').fill(account);
        await page.getByRole('button', { name: words.members.find, exact: true }).click();
        await detailsOn(page).getByRole('button', { name: words.approvals.propose.adjustment }).click();
        await page.getByLabel(words.approvals.amountField).fill('250000');
        const reason = `paid twice for round ${randomInt(1e6, 1e7)}`;
        await seen(page, 'propose');
        await confirm(page, reason);
        await expect(page.getByText(words.approvals.proposed)).toBeVisible();
        const open = async (one: Page) => {
          await one.goto('/console/approvals');
          await one.getByRole('table').locator('tbody tr').filter({ hasText: reason }).click();
        };
        await open(page);
        await expect(detailsOn(page).getByText(words.approvals.ownNote)).toBeVisible();
        await expect(page.getByRole('button', { name: words.approvals.approve })).toHaveCount(0);
        await seen(page, 'own');

        const fresh = await (await browser.newContext({ viewport })).newPage();
        await enrol(fresh, language, ...(await invited(['ledger'])));
        await open(fresh);
        await detailsOn(fresh).getByRole('button', { name: words.approvals.approve }).click();
        await confirm(fresh, 'looks right');
        await expect(fresh.getByRole('dialog').getByRole('alert')).toBeVisible();
        await seen(fresh, 'too-new');
        await fresh.context().close();

        const checker = await (await browser.newContext({ viewport })).newPage();
        await logInDemo(checker, language, 'demo_checker');
        await open(checker);
        await seen(checker, 'decide');
        await detailsOn(checker).getByRole('button', { name: words.approvals.approve }).click();
        await confirm(checker, 'seen in the log');
        await expect(checker.getByRole('table').locator('tbody tr').filter({ hasText: reason })).toHaveCount(
          0,
        );
        await checker.getByLabel(words.approvals.status).selectOption('APPROVED');
        await checker.getByRole('table').locator('tbody tr').filter({ hasText: reason }).click();
        await expect(detailsOn(checker).getByText('seen in the log')).toBeVisible();
        await seen(checker, 'approved');
        await checker.context().close();

        await player.reload();
        await expect(player.getByTestId('balance')).toContainText('250');
        await player.context().close();
      },
    );
  });
}
