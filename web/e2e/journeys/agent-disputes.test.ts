import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import { consoleTexts, enrol } from '../support/console.ts';
import { Operator } from '../support/operator.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { pageOf, speak } from '../support/visitors.ts';

/** Only with E2E_SCREENSHOTS, a folder outside the repository: each step to be looked at. */
const shots = process.env['E2E_SCREENSHOTS'];

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`disputes of bills, ${language} at ${width} px`, () => {
    const viewport = { width, height: width === 360 ? 740 : 900 };
    test.use({ viewport });
    const { agent } = textsOf(language);
    const words = {
      shell: consoleTexts('locales', language),
      agents: consoleTexts('features/agents/locales', language),
    };

    async function seen(page: Page, step: string): Promise<void> {
      expect(await violations(page), step).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/disputes-${step}-${language}-${width}.png` });
    }

    /** Each view disputes a bill of its own, because a bill has one open dispute. */
    async function openBill(page: Page) {
      await expect(async () => {
        await page.goto('/index?m=agent&p=hourlySalary');
        const bills = page.getByRole('button', { name: /T20\d{8}/ });
        await expect(bills.nth(VIEWS.indexOf(view) + 4)).toBeVisible({ timeout: 5_000 });
      }, 'hourly bills').toPass({ timeout: 90_000 });
    }

    test(
      'an agent disputes a bill, an operator accepts it with an amount, and the agent reads the answer',
      quickIn(view, 'vi 360'),
      async ({ page, browser, baseURL }) => {
        const top = await pageOf(browser, 'agent');
        await top.setViewportSize(viewport);
        await speak(top, language.toUpperCase());
        await openBill(top);
        const bill = top.getByRole('button', { name: /T20\d{8}/ }).nth(VIEWS.indexOf(view));
        const period = await bill.innerText();
        const reason = `${period}: ${agent.dispute.help} ${randomInt(1e6)}`;
        await bill.click();
        const statement = top.getByRole('dialog').last();
        await statement.getByRole('button', { name: agent.dispute.open }).click();
        await statement.getByLabel(agent.dispute.reason).fill(reason);
        await seen(top, 'raise');
        await statement.getByRole('button', { name: agent.dispute.send }).click();
        await expect(statement.getByText(reason)).toBeVisible();

        const operator = await Operator.logIn(baseURL!);
        const username = `agents${randomInt(1e6, 1e7)}`;
        await enrol(page, language, username, await operator.invite(username, ['agents']));
        await page.goto('/console/agent-disputes');
        await page.getByRole('table').locator('tbody tr').filter({ hasText: period }).click();
        const details = page.getByRole('region', { name: words.shell.list.details });
        await expect(details.getByText(reason)).toBeVisible();
        await seen(page, 'queue');
        await details.getByRole('button', { name: words.agents.acceptDispute }).click();
        await page.getByLabel(words.agents.amount).fill('25000');
        await page.getByLabel(words.shell.list.reason).fill('settled late');
        await seen(page, 'answer');
        await page.getByRole('button', { name: words.shell.list.confirm }).click();
        await expect(details.getByText(reason)).toHaveCount(0);
        await page.goto('/console/agent-runs');
        const adjustments = page.getByRole('list', { name: words.agents.adjustments });
        await expect(adjustments.getByText('settled late').first()).toBeVisible();

        await top.reload();
        await top.getByRole('button', { name: period }).click();
        await expect(top.getByText(agent.dispute.status.ACCEPTED)).toBeVisible();
        await expect(top.getByText('settled late')).toBeVisible();
        await seen(top, 'answered');
        await top.context().close();
      },
    );
  });
}
