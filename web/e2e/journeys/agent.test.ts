import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import {
  comeBy,
  depositAndPlay,
  offerContract,
  openCentre,
  openLink,
  signContract,
  topAgent,
} from '../support/agents.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

/** Only with E2E_SCREENSHOTS, a folder outside the repository: each step to be looked at. */
const shots = process.env['E2E_SCREENSHOTS'];

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`agents, ${language} at ${width} px`, () => {
    const texts = textsOf(language);
    const { agent } = texts;

    const look = async (page: Page, step: string) => {
      expect(await violations(page), step).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/agents-${step}-${language}-${width}.png` });
    };
    const offer = (page: Page, account: string, rate: string) => offerContract(page, view, account, rate);
    const sign = (page: Page) => signContract(page, view);

    test(
      'SPEC-1.10.1 SPEC-2.9.3 SPEC-2.9.4 SPEC-2.9.12 a chain of agents by links: contracts signed, a bet pays its salary in seconds, lower terms end those below',
      quickIn(view, 'vi 1440'),
      async ({ browser }) => {
        test.setTimeout(400_000);
        const top = await topAgent(browser, view);
        const note = `${language}-${width}-${Date.now()}`;
        const upper = await comeBy(browser, view, await openLink(top, view, 'AGENT', note));
        await look(top, 'links');
        const lower = await comeBy(browser, view, await openLink(upper.page, view, 'AGENT', note));
        const player = await comeBy(browser, view, await openLink(lower.page, view, 'MEMBER', note));

        await offer(top, upper.account, '0.2');
        await sign(upper.page);
        await offer(upper.page, lower.account, '0.1');
        await look(upper.page, 'offered');
        await sign(lower.page);
        await look(lower.page, 'signed');

        await depositAndPlay(player.page, view, 500_000);
        await expect(async () => {
          const centre = await openCentre(lower.page, 'realTimeSalary');
          await expect(centre.getByText(player.account).first()).toBeVisible({ timeout: 3_000 });
        }, 'the salary of the bet').toPass({ timeout: 30_000 });
        await look(lower.page, 'real-time');
        const team = await openCentre(upper.page, 'downlineManagement');
        await team.getByLabel(agent.team.search).fill(player.account);
        await expect(team.getByRole('button', { name: player.account })).toBeVisible();
        await look(upper.page, 'downline');

        await offer(top, upper.account, '0.05');
        expect(await sign(upper.page), 'the signer is told whose contract ends').toContain(lower.account);
        const ended = await openCentre(lower.page, 'realTimeSalary');
        await expect(ended.getByText(agent.contract.status.AUTO_TERMINATED).first()).toBeVisible();
        await look(lower.page, 'ended');

        for (const page of [top, upper.page, lower.page, player.page]) await page.context().close();
      },
    );

    test(
      'SPEC-2.8.15 SPEC-2.9.1 SPEC-2.9.7 SPEC-2.9.9 a team with a month of play: announcements, figures, bills of each kind, the bets behind one, and a dispute of it',
      quickIn(view, 'en 360'),
      async ({ browser }) => {
        const top = await topAgent(browser, view);
        for (const [name, period] of [
          ['dailyWages', /D20\d{6}/],
          ['hourlySalary', /T20\d{8}/],
          ['dividendRecord', /H20\d\d-\d\d[AB]/],
        ] as const) {
          await expect(async () => {
            const bills = await openCentre(top, name);
            await expect(bills.getByRole('button', { name: period }).first()).toBeVisible({ timeout: 5_000 });
          }, `bills of ${name}`).toPass({ timeout: 90_000 });
          await look(top, name);
        }
        const bills = await openCentre(top, 'dailyWages');
        await expect(bills.getByText(agent.bill.status.PAID).filter({ visible: true }).first()).toBeVisible();
        // A bill has one open dispute, so each view disputes a bill of its own.
        const own = bills.getByRole('button', { name: /D20\d{6}/ }).nth(3 + VIEWS.indexOf(view));
        const name = await own.innerText();
        await own.click();
        const statement = top.getByRole('dialog').last();
        await expect(statement.getByRole('heading', { name: agent.bill.lowerTitle })).toBeVisible();
        await expect(statement.getByText('_').first(), 'a bet of the period').toBeVisible();
        await statement.getByRole('button', { name: agent.dispute.open }).click();
        const reason = `${name}: ${agent.dispute.help}`;
        await statement.getByLabel(agent.dispute.reason).fill(reason);
        await statement.getByRole('button', { name: agent.dispute.send }).click();
        await expect(statement.getByText(agent.dispute.status.OPEN)).toBeVisible();
        await expect(statement.getByText(reason)).toBeVisible();
        await look(top, 'statement');
        const dividends = await openCentre(top, 'dividendRecord');
        await dividends
          .getByRole('button', { name: /H20\d\d-\d\d[AB]/ })
          .last()
          .click();
        const share = top.getByRole('dialog').last();
        await expect(share.getByRole('term').filter({ hasText: agent.bill.carry })).toBeVisible();
        await look(top, 'dividend');
        const news = await openCentre(top, 'announcement');
        await expect(news.getByRole('button', { expanded: true })).toBeVisible();
        const overview = await openCentre(top, 'agentTeamOverview');
        await expect(overview.locator('figure svg').nth(2)).toBeVisible();
        await look(top, 'overview');
        for (const name of [
          'announcement',
          'teamBetting',
          'userProfitLoss',
          'myIncome',
          'downlineTransactions',
        ]) {
          await openCentre(top, name);
          await look(top, name);
        }
        await top.goto('/index?m=member&p=dailySalary');
        const wages = top.getByRole('dialog').first();
        await expect(wages.getByRole('button', { name: /D20\d{6}/ }).first()).toBeVisible();
        await look(top, 'dailySalary');
        await top.context().close();
      },
    );
  });
}
