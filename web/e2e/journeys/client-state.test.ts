import { expect, test } from '@playwright/test';
import { PlayerClient } from '../../../libs/api-client/src/index.ts';
import { comeBy, offerContract, openCentre, openLink, signContract, topAgent } from '../support/agents.ts';
import { openPage } from '../support/people.ts';
import { parts } from '../support/site.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

/** Minor units of bets after which there is cashback to claim. */
const PLAYED = 100_000_000n;

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`what the page keeps of its member, ${language} at ${width} px`, () => {
    const { agent, common, rewards } = textsOf(language);

    test(
      'SPEC-3.32 unread messages, promotions that can be taken, whether there is a rebate, and the contract',
      quickIn(view, 'en 1440'),
      async ({ browser, baseURL }) => {
        test.setTimeout(400_000);
        const top = await topAgent(browser, view);
        const note = `state-${language}-${width}-${Date.now()}`;
        const { page, account } = await comeBy(browser, view, await openLink(top, view, 'AGENT', note));
        const player = new PlayerClient(baseURL!, account);
        player.token = (await page.evaluate(() => sessionStorage.getItem('token')))!;
        const claim = page.getByRole('dialog').getByRole('button', { name: rewards.claim, exact: true });

        await test.step('the open page counts the unread messages', async () => {
          await page.goto('/index');
          await expect(page.getByTestId('balance')).toBeVisible();
          await player.deposit('5000000.00');
          const unread = async () =>
            (await player.value<{ unreadCount: number }>('GET', '/wps/relay/CSP_unreadCount')).unreadCount;
          await expect.poll(unread).toBeGreaterThan(0);
          await expect(async () => {
            const label = common.nav.unread.replace('{{n}}', String(await unread()));
            await expect(page.getByText(label, { exact: true }).first()).toBeAttached({ timeout: 3_000 });
          }).toPass();
        });
        await test.step('there is no rebate before the first bet', async () => {
          await openPage(page, 'manualRebate');
          await expect(claim).toBeDisabled();
        });
        await test.step('after bets there is one, and the navigation counts the promotions', async () => {
          const table = await player.openGame((await player.games('?gameType=RNG&pageSize=1'))[0]!);
          for (let staked = 0n; staked < PLAYED;)
            staked += BigInt((await table.spin(table.stakes.at(-1)!)).stake);
          const rebate = async () =>
            (await player.value<{ hasRebate: boolean }>('GET', '/wps/v2/cashback')).hasRebate;
          await expect.poll(rebate).toBe(true);
          await page.reload();
          await expect(claim).toBeEnabled();
          const available = async () => {
            const path = '/wps/v2/promotions/available';
            return (await player.value<{ availablePromoCount: number }>('GET', path)).availablePromoCount;
          };
          await expect.poll(available).toBeGreaterThan(0);
          await expect(async () => {
            await page.goto('/index');
            const count = common.nav.available.replace('{{n}}', String(await available()));
            const link = parts(page, common).header.getByRole('link', { name: common.nav.rewards });
            await expect(link.getByText(count)).toBeAttached({ timeout: 3_000 });
          }).toPass();
        });
        await test.step('the contract that was signed is in force', async () => {
          await offerContract(top, view, account, '0.1');
          await signContract(page, view);
          const centre = await openCentre(page, 'realTimeSalary');
          await expect(centre.getByText(agent.contract.status.ACTIVE).first()).toBeVisible();
        });
        for (const opened of [top, page]) await opened.context().close();
      },
    );
  });
}
