import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { personOf } from '../../../libs/api-client/src/index.ts';
import { violations } from '../accessibility/axe.ts';
import {
  askWithdrawal,
  bindAccount,
  cashierBox,
  openBalance,
  orderDeposit,
  orderSection,
  setFundPassword,
  SOON,
  written,
} from '../support/cashier.ts';
import { look } from '../support/login.ts';
import { Operator } from '../support/operator.ts';
import { openPage, register, speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { meetTurnover } from '../support/time.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const DEPOSITED = 2_000_000;
/** What `Operator.reviewedPromotion` gives. */
const GIVEN = 10_000;

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`a bonus, ${language} at ${width} px`, () => {
    // A browser of its own: two members on one browser are put before an operator.
    test.use({
      viewport: { width, height: width === 360 ? 740 : 900 },
      userAgent: `Bonus journey ${language} ${width} ${randomInt(1e9)}`,
    });
    test.setTimeout(420_000);
    const texts = textsOf(language);
    const { bonus, rewards, withdrawal, balanceDetails } = texts;
    const seen = async (page: Page, step: string) => {
      await look(page, `bonus-${step}`, language);
      expect(await violations(page), step).toEqual([]);
    };
    const row = (page: Page, part: string) =>
      page
        .getByRole('region', { name: balanceDetails.title })
        .getByRole('term')
        .filter({ hasText: balanceDetails.part[part] })
        .locator('xpath=following-sibling::dd[1]');
    const openDetails = (page: Page) => page.getByRole('button', { name: texts.wallet.details }).click();

    test(
      'a bonus is seen apart from own money, given up, and own money is paid out',
      quickIn(view, 'vi 360'),
      async ({ page, baseURL }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        const code = await orderDeposit(page, texts, DEPOSITED);
        await expect(
          orderSection(page, texts, code).getByText(texts.deposit.statusMessage.SUCCESS).first(),
        ).toBeVisible(SOON);
        await setFundPassword(page, texts);
        await bindAccount(page, texts, personOf(account).payeeName);
        const operator = await Operator.logIn(baseURL!);
        const promotion = await operator.reviewedPromotion(`Journey ${randomInt(1e6)}`);

        await test.step('it is claimed', async () => {
          await page.goto(`/promoDetail?id=${promotion}`);
          await page.getByRole('button', { name: rewards.apply.open, exact: true }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel(rewards.apply.remark).fill('VIP');
          await dialog.getByRole('button', { name: rewards.apply.send, exact: true }).click();
          await expect(
            page.getByRole('main').getByText(rewards.status.applying, { exact: true }).first(),
          ).toBeVisible();
          await operator.decideClaim(promotion);
          await expect.poll(() => openBalance(page), SOON).toBe(DEPOSITED + GIVEN);
        });

        await test.step('the details of the balance say which part is bonus money', async () => {
          await openDetails(page);
          await expect(row(page, 'bonus')).toContainText(written(GIVEN));
          await expect(row(page, 'available')).toContainText(written(DEPOSITED + GIVEN));
          await expect(row(page, 'withdrawable')).toHaveText(/^0[.,]00/);
          await seen(page, 'details');
        });

        await test.step('its page says how far it is', async () => {
          await openPage(page, 'bonusDetails');
          const item = cashierBox(page).getByRole('listitem').first();
          await expect(item.getByText(rewards.bonus.rollover.ACTIVE, { exact: true })).toBeVisible();
          await expect(item.getByRole('progressbar')).toBeVisible();
          await seen(page, 'active');
        });

        await test.step('it holds the withdrawal of own money back, and is given up there', async () => {
          await meetTurnover(account);
          await openPage(page, 'withdraw');
          const conditions = cashierBox(page).getByRole('region', { name: withdrawal.conditions });
          await expect(conditions.getByRole('progressbar')).toHaveCount(1);
          await seen(page, 'withdrawal-held-back');
          await conditions.getByRole('button', { name: bonus.giveUp, exact: true }).click();
          const dialog = page.getByRole('alertdialog');
          await expect(dialog).toContainText(written(GIVEN));
          await expect(dialog).toContainText(written(DEPOSITED));
          await seen(page, 'give-up');
          await dialog.getByRole('button', { name: bonus.confirm, exact: true }).click();
          await expect(dialog).toHaveCount(0);
          await expect(conditions.getByRole('progressbar')).toHaveCount(0);
          await expect(conditions.getByRole('definition').first()).toContainText(written(DEPOSITED));
          await expect.poll(() => openBalance(page), SOON).toBe(DEPOSITED);
        });

        await test.step('own money is withdrawn, and shown as held', async () => {
          await askWithdrawal(page, texts, 500_000);
          const tracker = cashierBox(page).getByRole('region', { name: withdrawal.tracker });
          await expect(tracker).toBeVisible(SOON);
          await page.goto('/promotions');
          await expect.poll(() => openBalance(page), SOON).toBe(DEPOSITED - 500_000);
          await openDetails(page);
          await expect(row(page, 'held')).toContainText(written(500_000));
          await seen(page, 'held');
        });

        await test.step('its page and a message say how it ended', async () => {
          await openPage(page, 'bonusDetails');
          const item = cashierBox(page).getByRole('listitem').first();
          await expect(item.getByText(rewards.bonus.rollover.FORFEITED, { exact: true })).toBeVisible();
          await seen(page, 'given-up');
          await openPage(page, 'inbox');
          const title = language === 'vi' ? 'Đã hủy khoản thưởng' : 'Bonus given up';
          await expect(cashierBox(page).getByRole('heading', { name: title }).first()).toBeVisible(SOON);
        });
        await operator.endPromotion(promotion);
      },
    );

    test(
      'a bonus that is lost to the last is over: what is deposited next is own money, and free but for its own turnover',
      quickIn(view, 'en 1440'),
      async ({ page, baseURL }) => {
        const { lottery } = texts;
        await speakFromTheFirst(page, language);
        await register(page, language);
        const operator = await Operator.logIn(baseURL!);
        const promotion = await operator.reviewedPromotion(`Journey ${randomInt(1e6)}`);
        await page.goto(`/promoDetail?id=${promotion}`);
        await page.getByRole('button', { name: rewards.apply.open, exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: rewards.apply.send, exact: true }).click();
        await expect(
          page.getByRole('main').getByText(rewards.status.applying, { exact: true }).first(),
        ).toBeVisible();
        await operator.decideClaim(promotion);
        await expect.poll(() => openBalance(page), SOON).toBe(GIVEN);

        await test.step('all of it is staked on one ticket in ten thousand', async () => {
          await page.goto('/elott?gameCode=HN60&playType=CANG4_DB');
          await page.getByLabel(lottery.typed).fill('1234');
          await page.getByRole('button', { name: lottery.addTyped, exact: true }).click();
          await page.getByLabel(lottery.multiple, { exact: true }).first().fill('10');
          // A draw may close between two looks: the slip stays, for the next draw.
          await expect(async () => {
            if ((await openBalance(page)) > 0)
              await page.getByRole('button', { name: lottery.confirm }).click();
            await expect.poll(() => openBalance(page), { timeout: 5_000 }).toBe(0);
          }).toPass(SOON);
          // The head of the page lies over whatever it was scrolled past.
          await page.evaluate(() => window.scrollTo(0, 0));
          await seen(page, 'staked');
        });

        await test.step('with the draw the bonus ends by itself', async () => {
          await expect(async () => {
            await openPage(page, 'bonusDetails');
            const item = cashierBox(page).getByRole('listitem').first();
            await expect(item.getByText(rewards.bonus.rollover.CLEARED, { exact: true })).toBeVisible({
              timeout: 5_000,
            });
          }).toPass({ timeout: 180_000 });
          await seen(page, 'cleared');
        });

        await test.step('a deposit requires its own turnover only', async () => {
          const code = await orderDeposit(page, texts, 1_000_000);
          await expect(
            orderSection(page, texts, code).getByText(texts.deposit.statusMessage.SUCCESS).first(),
          ).toBeVisible(SOON);
          await openPage(page, 'withdraw');
          const conditions = cashierBox(page).getByRole('region', { name: withdrawal.conditions });
          await expect(conditions.getByRole('progressbar')).toHaveCount(1);
          await expect(conditions).toContainText(written(1_000_000));
          await seen(page, 'deposit-after');
        });
        await operator.endPromotion(promotion);
      },
    );
  });
}
