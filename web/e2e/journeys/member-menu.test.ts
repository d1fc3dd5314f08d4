import { expect, test } from '@playwright/test';
import { comeBy, openLink, topAgent } from '../support/agents.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

/** The pages of the menu in the sequence of the specification. */
const SEQUENCE = [
  'securityCenter',
  'transferFund',
  'deposit',
  'withdraw',
  'transferUpline',
  'records',
  'manualRebate',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'inbox',
] as const;

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`the menu of the member centre, ${language} at ${width} px`, () => {
    const { member } = textsOf(language);

    test(
      'SPEC-2.8.1 holds every page in its order for a member with an upline where the brand has several wallets, and each entry leads to its page',
      quickIn(view, 'vi 360'),
      async ({ browser }) => {
        test.setTimeout(300_000);
        const top = await topAgent(browser, view);
        const note = `menu-${language}-${width}-${Date.now()}`;
        const { page } = await comeBy(browser, view, await openLink(top, view, 'MEMBER', note));
        const menu = page.getByRole('dialog').getByRole('navigation', { name: member.menu });
        const names = SEQUENCE.map((key) => member.page[key] as string);
        // A badge stands behind the name.
        const shown = async () =>
          (await menu.getByRole('button').allInnerTexts())
            .map((text) => text.split('\n')[0]!.trim())
            .filter((name) => names.includes(name));

        await expect(async () => {
          await page.goto('/index?m=member');
          await expect.poll(shown, { timeout: 5_000 }).toEqual(names);
        }, 'the place in the network is known').toPass();
        for (const key of SEQUENCE) {
          await page.goto('/index?m=member');
          await menu
            .getByRole('button')
            .filter({ hasText: new RegExp(`^${member.page[key]}`) })
            .click();
          await expect(page).toHaveURL(
            new RegExp(key === 'rewardCenter' ? '/pointMall$' : `/member/${key}$`),
          );
        }
        for (const opened of [top, page]) await opened.context().close();
      },
    );
  });
}
