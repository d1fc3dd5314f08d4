import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import { consoleTexts, enrol } from '../support/console.ts';
import { Operator } from '../support/operator.ts';
import { register, speakFromTheFirst } from '../support/people.ts';
import type { Language } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const shots = process.env['E2E_SCREENSHOTS'];

/** The console's own words. */
const wordsOf = (language: Language) => ({
  shell: consoleTexts('locales', language),
  members: consoleTexts('features/members/locales', language),
  log: consoleTexts('features/security-log/locales', language),
});

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`console, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const words = wordsOf(language);

    async function seen(page: Page, step: string): Promise<void> {
      expect(await violations(page), step).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/console-${step}-${language}-${width}.png` });
    }

    test(
      'SEC-S14 an operator enrols, finds a member, suspends the account with a reason, and the log has it',
      quickIn(view, 'en 1440'),
      async ({ page, browser, baseURL }) => {
        const player = await (await browser.newContext()).newPage();
        await speakFromTheFirst(player, language);
        const account = await register(player, language, baseURL!);
        const operator = await Operator.logIn(baseURL!);
        const username = `support${randomInt(1e6, 1e7)}`;
        await enrol(page, language, username, await operator.invite(username, ['support', 'ledger']));

        await page.goto('/console/members');
        await page.getByRole('searchbox').fill(account.toUpperCase());
        await page.getByRole('button', { name: words.members.find, exact: true }).click();
        const rows = page.getByRole('table').locator('tbody tr');
        await expect(rows).toHaveCount(1);
        const details = page.getByRole('region', { name: words.shell.list.details });
        await expect(details.getByText(words.members.noHistory)).toBeVisible();
        await seen(page, 'member');

        await details.getByRole('button', { name: words.members.act.suspend }).click();
        await page.getByLabel(words.shell.list.reason).fill('asked for by the holder');
        await seen(page, 'suspend');
        await page.getByRole('button', { name: words.shell.list.confirm }).click();
        await expect(details.getByText('asked for by the holder')).toBeVisible();
        await expect(rows.first()).toContainText(words.members.statuses.SUSPENDED);
        await player.goto(`${baseURL}/index`);
        await expect(player.getByTestId('balance')).toHaveCount(0);

        const memberId = await details.locator('.select-all').first().innerText();
        await page.goto(`/console/security-log?memberId=${memberId}`);
        await expect(page.getByText('PUT /wps/v2/ops/members/:memberId/status').first()).toBeVisible();
        await expect(page.getByRole('table').getByText(words.log.actors.operator).first()).toBeVisible();
        await seen(page, 'log');
        await player.context().close();
      },
    );
  });
}
