import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import { Operator } from '../support/operator.ts';
import { openPage, register, speakFromTheFirst } from '../support/people.ts';
import { textsOf, type Texts } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const shots = process.env['E2E_SCREENSHOTS'];
const demo = (number: number) => `01980000-0000-7000-8000-0000000b${String(number).padStart(4, '0')}`;
const [FIRST_DEPOSIT, COMING, RANK_GIFT] = [demo(1), demo(21), demo(14)];
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`rewards, ${language} at ${width} px`, () => {
    // A browser of their own: two members on one browser are put before an operator.
    test.use({
      viewport: { width, height: width === 360 ? 740 : 900 },
      userAgent: `Journey ${language} ${width} ${randomInt(1e9)}`,
    });
    const texts = textsOf(language);
    const { rewards } = texts;

    async function seen(page: Page, step: string): Promise<void> {
      expect(await violations(page), step).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/rewards-${step}-${language}-${width}.png` });
    }
    const openPromotion = (page: Page, id: string) => page.goto(`/promoDetail?id=${id}`);
    const state = (page: Page, name: keyof Texts['rewards']['status']) =>
      expect(page.getByRole('main').getByText(rewards.status[name], { exact: true }).first()).toBeVisible();

    test(
      'SPEC-2.1.22 SPEC-2.1.23 SPEC-3.33 SPEC-3.34.1 SPEC-3.34.2 SPEC-3.34.3 SPEC-3.34.4 SPEC-3.34.5 SPEC-3.34.6 SPEC-3.34.7 SPEC-3.34.8 SPEC-3.34.9 SPEC-3.34.10 SPEC-5.7.2 SPEC-2.8.10 a promotion of each category is listed, and each state is reached and shown',
      quickIn(view, 'vi 360'),
      async ({ page, baseURL }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        const operator = await Operator.logIn(baseURL!);

        await test.step('every category has promotions', async () => {
          await page.goto('/promotions');
          await expect(page.locator('article').first()).toBeVisible();
          for (const category of Object.keys(rewards.category)) {
            const chip = page.getByRole('group', { name: rewards.categories }).getByRole('button', {
              name: rewards.category[category],
              exact: true,
            });
            await chip.click();
            await expect(page.locator('article').first(), category).toBeVisible();
          }
          await seen(page, 'list');
        });
        await test.step('one is to come', async () => {
          await openPromotion(page, COMING!);
          await state(page, 'coming');
        });
        await test.step('one is joined, and left', async () => {
          await openPromotion(page, FIRST_DEPOSIT!);
          await state(page, 'join');
          await page.getByRole('button', { name: rewards.join, exact: true }).click();
          await state(page, 'signed');
          await seen(page, 'joined');
          await page.getByRole('button', { name: rewards.leave, exact: true }).click();
          await state(page, 'close');
        });
        await test.step('a gift of a rank is claimed, the next ones wait', async () => {
          await operator.setLevel(account, 1);
          await openPromotion(page, RANK_GIFT!);
          await state(page, 'claim');
          await page.getByRole('button', { name: rewards.claim, exact: true }).click();
          await state(page, 'claimed');
          await state(page, 'process');
          await seen(page, 'claimed');
        });
        const [good, bad] = [
          await operator.reviewedPromotion(`Journey ${randomInt(1e6)}`),
          await operator.reviewedPromotion(`Journey ${randomInt(1e6)}`),
        ];
        const remark = 'ạ'.repeat(140);
        const apply = async (id: string) => {
          await openPromotion(page, id);
          await page.getByRole('button', { name: rewards.apply.open, exact: true }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel(rewards.apply.remark).fill(`${remark}x`);
          await expect(dialog.getByText(rewards.apply.tooLong)).toBeVisible();
          await dialog.getByLabel(rewards.apply.remark).fill(remark);
          await dialog
            .locator('input[type=file]')
            .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture });
          await expect(dialog.getByRole('img', { name: 'proof.png' })).toBeVisible();
          await seen(page, 'application');
          await dialog.getByRole('button', { name: rewards.apply.send, exact: true }).click();
          await state(page, 'applying');
        };
        await test.step('a claim with remark and picture is approved', async () => {
          await apply(good!);
          expect(await operator.decideClaim(good!)).toBe(remark);
          await page.reload();
          await state(page, 'issued');
        });
        await test.step('and another one refused, with the reason', async () => {
          await apply(bad!);
          await operator.decideClaim(bad!, 'the picture shows another name');
          await page.reload();
          await state(page, 'rejected');
          await expect(page.getByText('the picture shows another name')).toBeVisible();
          await seen(page, 'rejected');
        });
        await test.step('the bonus asks for its turnover', async () => {
          await openPage(page, 'bonusDetails');
          await expect(page.getByRole('dialog').getByRole('progressbar').first()).toBeVisible();
          await seen(page, 'bonuses');
        });
        for (const id of [good!, bad!]) await operator.endPromotion(id);
      },
    );
  });
}
