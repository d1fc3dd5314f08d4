import { randomInt } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { PlayerClient } from '../../../libs/api-client/src/index.ts';
import { violations } from '../accessibility/axe.ts';
import { Operator } from '../support/operator.ts';
import { openPage, register, speakFromTheFirst } from '../support/people.ts';
import { parts } from '../support/site.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const shots = process.env['E2E_SCREENSHOTS'];
/** Minor units of bets after which there is cashback to claim, and a step of a mission. */
const PLAYED = 100_000_000n;

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`pages of rewards, ${language} at ${width} px`, () => {
    test.use({
      viewport: { width, height: width === 360 ? 740 : 900 },
      userAgent: `Journey pages ${language} ${width} ${randomInt(1e9)}`,
    });
    const texts = textsOf(language);
    const { rewards, member, common } = texts;

    async function seen(page: Page, step: string): Promise<void> {
      expect(await violations(page), step).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/reward-pages-${step}-${language}-${width}.png` });
    }
    const entry = (page: Page, name: string): Locator =>
      page.getByRole('dialog').getByRole('navigation').getByRole('button', { name });
    async function openMenu(page: Page): Promise<void> {
      await page.goto('/index?m=member');
      await expect(entry(page, member.page.missionLeaderboard)).toBeVisible();
    }

    test(
      'SPEC-2.1.24 SPEC-2.1.25 SPEC-2.2.6 SPEC-2.8.9 SPEC-2.8.11 SPEC-2.8.12 SPEC-2.8.13 SPEC-2.8.14 a member who played finds badges, missions, cashback, the mall, the own code and the own rank',
      quickIn(view, 'en 1440'),
      async ({ page, baseURL }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        const player = new PlayerClient(baseURL!, account);
        player.token = (await page.evaluate(() => sessionStorage.getItem('token')))!;
        await player.deposit('5000000.00');
        const table = await player.openGame((await player.games('?gameType=RNG&pageSize=1'))[0]!);
        for (let staked = 0n; staked < PLAYED;)
          staked += BigInt((await table.spin(table.stakes.at(-1)!)).stake);

        const summary = () =>
          player.value<{ openCount: number }>('GET', '/wps/relay/MCSFE_getMissionSummaryDetails');
        const available = async () =>
          (await player.value<{ availablePromoCount: number }>('GET', '/wps/v2/promotions/available'))
            .availablePromoCount;

        await test.step('the navigation says how many promotions there are, and leads to the mall', async () => {
          await expect.poll(available).toBeGreaterThan(0);
          await page.goto('/index');
          const rewardsLink = parts(page, common).header.getByRole('link', { name: common.nav.rewards });
          const count = common.nav.available.replace('{{n}}', String(await available()));
          await expect(rewardsLink.getByText(count)).toBeAttached();
          await rewardsLink.click();
          await expect(page).toHaveURL(/\/pointMall$/);
          await expect(page.locator('article').first()).toBeVisible();
        });
        await test.step('so does the reward centre of the menu; the mall has no side menu', async () => {
          await openMenu(page);
          await entry(page, member.page.rewardCenter).click();
          await expect(page).toHaveURL(/\/pointMall$/);
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(page.locator('article').first()).toBeVisible();
          const { header, footer, side } = parts(page, common);
          await expect(header).toBeVisible();
          await expect(footer).toBeAttached();
          await expect(side).toHaveCount(0);
          await seen(page, 'mall');
        });
        await test.step('the entry of the missions counts the open ones', async () => {
          const { openCount } = await summary();
          expect(openCount).toBeGreaterThan(0);
          await openMenu(page);
          const missions = entry(page, member.page.missionLeaderboard);
          await expect(missions.getByText(member.waiting.replace('{{n}}', String(openCount)))).toBeAttached();
          await seen(page, 'menu');
          await missions.click();
          await expect(page.getByRole('dialog').getByRole('progressbar').first()).toBeVisible();
          const [board] = await player.value<{ title: Record<string, string> }[]>(
            ...['GET', '/wps/relay/MCSFE_getMissionLeaderboard'],
          );
          const title = board!.title[language]!;
          await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
          await seen(page, 'missions');
        });
        await test.step('the own code', async () => {
          const { code } = await player.value<{ code: string }>('GET', '/wps/v2/referral');
          await openPage(page, 'referral');
          await expect(page.getByRole('dialog').getByText(code).first()).toBeVisible();
          await seen(page, 'referral');
        });
        await test.step('cashback of the bets is claimed and credited', async () => {
          const cashback = () =>
            player.value<{ hasRebate: boolean; claimable: string }>('GET', '/wps/v2/cashback');
          await expect.poll(async () => (await cashback()).hasRebate).toBe(true);
          const { claimable } = await cashback();
          await openPage(page, 'manualRebate');
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: rewards.claim, exact: true }).click();
          await expect(async () => {
            await page.reload();
            await expect(dialog.getByText(rewards.bonus.status.CREDITED, { exact: true })).toBeVisible({
              timeout: 2_000,
            });
          }).toPass();
          const { list } = await player.value<{ list: { amount: string }[] }>(
            ...['GET', '/wps/v2/statements?kinds=CASHBACK'],
          );
          expect(list.map(({ amount }) => amount)).toEqual([claimable]);
          await seen(page, 'cashback');
        });
        await test.step('the own rank in the centre, on its page and in the navigation', async () => {
          await openPage(page, 'playerRank');
          await expect(page.getByRole('dialog').getByText(/^VIP 0 · /)).toBeVisible();
          await (await Operator.logIn(baseURL!)).setLevel(account, 2);
          await page.reload();
          const own = page.getByRole('dialog').getByText(/^VIP 2 · /);
          await expect(own.first()).toBeVisible();
          const name = (await own.first().innerText()).replace(/^VIP 2 · /, '');
          await seen(page, 'rank');
          await page.goto('/vip');
          await expect(page.getByRole('main').getByText(`VIP 2 · ${name}`).first()).toBeVisible();
          await expect(parts(page, common).header.getByRole('link', { name: common.page.vip })).toContainText(
            name,
          );
          await seen(page, 'vip');
        });
      },
    );
  });
}
