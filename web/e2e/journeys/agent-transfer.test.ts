import { expect, test } from '@playwright/test';
import { comeBy, deposit, openCentre, openLink, topAgent } from '../support/agents.ts';
import { fundPassword, openBalance, setFundPassword, written } from '../support/cashier.ts';
import { openPage } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { meetTurnover } from '../support/time.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const TRANSFER = 100_000;

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`transfers between agents and members, ${language} at ${width} px`, () => {
    const texts = textsOf(language);
    const { agent } = texts;

    test(
      'SPEC-2.8.5 a member transfers money to the upline, which has it at once and finds it among the movements',
      quickIn(view, 'en 360'),
      async ({ browser }) => {
        test.setTimeout(400_000);
        const top = await topAgent(browser, view);
        const note = `transfer-${language}-${width}-${Date.now()}`;
        const upline = await comeBy(browser, view, await openLink(top, view, 'AGENT', note));
        const player = await comeBy(browser, view, await openLink(upline.page, view, 'MEMBER', note));
        await deposit(player.page, view, 500_000);
        await setFundPassword(player.page, texts);
        await meetTurnover(player.account);

        await openPage(player.page, 'transferUpline');
        const form = player.page.getByRole('dialog').first();
        await form.getByLabel(agent.figure.amount, { exact: true }).fill(String(TRANSFER));
        await form.getByLabel(agent.transfer.fundPassword).fill(fundPassword);
        await form.getByRole('button', { name: agent.transfer.send }).click();
        await expect(form.getByText(agent.transfer.status.DONE)).toBeVisible();
        await expect.poll(() => openBalance(player.page)).toBe(400_000);

        await upline.page.goto('/index');
        await expect.poll(() => openBalance(upline.page)).toBe(TRANSFER);
        await expect(async () => {
          const movements = await openCentre(upline.page, 'downlineTransactions');
          await movements.getByLabel(agent.figure.kind).selectOption('TRANSFER_OUT');
          const row = movements.locator('tbody tr').filter({ hasText: player.account });
          await expect(row).toContainText(written(TRANSFER), { timeout: 5_000 });
        }, 'the movement has reached the report').toPass({ timeout: 90_000 });
        for (const page of [top, upline.page, player.page]) await page.context().close();
      },
    );
  });
}
