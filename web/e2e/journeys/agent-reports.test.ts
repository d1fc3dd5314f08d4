import { expect, test, type Locator } from '@playwright/test';
import { comeBy, depositAndPlay, openCentre, openLink, topAgent } from '../support/agents.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

/** Đồng. */
const DEPOSIT = 500_000;

/** The amount in a text, in minor units, whatever groups its digits. */
function amountIn(text: string): number {
  const [, sign, digits] = /([−-]?)\s*(\d[\d.,]*)/.exec(text)!;
  const [, whole, cents = '00'] = /^(.*?)(?:[.,](\d\d))?$/.exec(digits!)!;
  const minor = Number(whole!.replaceAll(/\D/g, '')) * 100 + Number(cents);
  return sign ? -minor : minor;
}

/** The amount of a row in the column with this head, which a phone shows within the cell. */
async function amountOf(table: Locator, row: Locator, head: string): Promise<number> {
  const heads = await table.locator('thead th').allTextContents();
  const at = heads.findIndex((one) => one.trim().startsWith(head));
  return amountIn(await row.locator('td').nth(at).innerText());
}

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`reports of agents, ${language} at ${width} px`, () => {
    const { agent } = textsOf(language);
    const tableOf = (page: Locator, caption: string) =>
      page.getByRole('region', { name: caption, exact: true }).locator('table');
    const figure = (page: Locator, name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.page().getByText(name, { exact: true }) })
        .locator('dd')
        .first();

    test(
      'SPEC-2.9.2 SPEC-2.9.5 SPEC-2.9.6 SPEC-2.9.8 an agent finds the deposit and the bet of the one member in every report, and the reports agree',
      quickIn(view, 'vi 360'),
      async ({ browser }) => {
        test.setTimeout(400_000);
        const top = await topAgent(browser, view);
        const note = `reports-${language}-${width}-${Date.now()}`;
        const { page, account: own } = await comeBy(browser, view, await openLink(top, view, 'AGENT', note));
        const player = await comeBy(browser, view, await openLink(page, view, 'MEMBER', note));
        await depositAndPlay(player.page, view, DEPOSIT);
        const rowOf = (table: Locator) => table.locator('tbody tr').filter({ hasText: player.account });

        let bets: Locator;
        await expect(async () => {
          const centre = await openCentre(page, 'teamBetting');
          await centre.getByLabel(agent.team.search).fill(player.account);
          bets = tableOf(centre, agent.bets.title);
          await expect(rowOf(bets)).toHaveCount(1, { timeout: 5_000 });
        }, 'the bet has reached the report').toPass({ timeout: 90_000 });
        const stake = await amountOf(bets!, rowOf(bets!), agent.figure.bet);
        const payout = await amountOf(bets!, rowOf(bets!), agent.figure.payout);
        expect(stake).toBeGreaterThan(0);

        const profits = tableOf(await openCentre(page, 'userProfitLoss'), agent.lines.title);
        await expect(rowOf(profits)).toBeVisible();
        await expect(profits.locator('tbody tr').filter({ hasText: own })).toBeVisible();
        const of = (head: string) => amountOf(profits, rowOf(profits), head);
        expect(await of(agent.figure.bet)).toBe(stake);
        expect(await of(agent.figure.payout)).toBe(payout);
        expect(await of(agent.figure.profit)).toBe(payout - stake);
        expect(await of(agent.figure.deposit)).toBe(DEPOSIT * 100);

        const movements = await openCentre(page, 'downlineTransactions');
        await movements.getByLabel(agent.figure.kind).selectOption('DEPOSIT');
        const deposits = tableOf(movements, agent.page.downlineTransactions);
        await expect(rowOf(deposits)).toHaveCount(1);
        expect(await amountOf(deposits, rowOf(deposits), agent.figure.amount)).toBe(DEPOSIT * 100);
        await movements.getByLabel(agent.figure.kind).selectOption('WITHDRAWAL');
        await expect(movements.getByText(agent.empty)).toBeVisible();

        const overview = await openCentre(page, 'agentTeamOverview');
        const shown = async (name: string) => amountIn(await figure(overview, name).innerText());
        const count = async (name: string) => (await shown(name)) / 100;
        await expect(figure(overview, agent.figure.bet)).toBeVisible();
        expect(await shown(agent.figure.bet)).toBe(stake);
        expect(await shown(agent.figure.deposit)).toBe(DEPOSIT * 100);
        expect(await count(agent.figure.activeMembers)).toBe(1);
        expect(await count(agent.figure.firstDeposits)).toBe(1);
        for (const context of [top, page, player.page]) await context.context().close();
      },
    );

    test(
      'SPEC-2.9.10 SPEC-2.9.11 an agent sees what was earned by day and by hour, and that it was paid',
      quickIn(view, 'en 1440'),
      async ({ browser }) => {
        const top = await topAgent(browser, view);
        for (const [name, period] of [
          ['dailyWages', /D20\d{6}/],
          ['hourlySalary', /T20\d{8}/],
        ] as const) {
          let paid: Locator;
          await expect(async () => {
            const bills = tableOf(await openCentre(top, name), agent.bill.title);
            paid = bills.locator('tbody tr').filter({ hasText: agent.bill.status.PAID }).first();
            await expect(paid).toBeVisible({ timeout: 5_000 });
          }, `a paid bill of ${name}`).toPass({ timeout: 90_000 });
          await paid!.getByRole('button', { name: period }).click();
          const statement = top.getByRole('dialog').last();
          const amount = async (term: string) => amountIn(await figure(statement, term).innerText());
          const net = await amount(agent.bill.net);
          expect(net).toBeGreaterThan(0);
          expect(await amount(agent.bill.paid)).toBe(net);
          expect(await amount(agent.bill.gross)).toBe(net + (await amount(agent.bill.lower)));
          await expect(statement.getByText(agent.bets.title, { exact: true }).first()).toBeVisible();
        }
        await top.context().close();
      },
    );
  });
}
