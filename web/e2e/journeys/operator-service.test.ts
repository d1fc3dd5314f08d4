import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import { SOON, written } from '../support/cashier.ts';
import { consoleTexts, enrol } from '../support/console.ts';
import { look } from '../support/login.ts';
import { Operator } from '../support/operator.ts';
import { openPage, register, speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { failNews } from '../support/time.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { passFacts } from '../support/visitors.ts';

/** No other journey opens the last of its games. */
const QUIET_VENDOR = { vassalage: 'TBP', name: 'Trăng Bạc Play' };

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`what operators do for players, ${language} at ${width} px`, () => {
    const viewport = { width, height: width === 360 ? 740 : 900 };
    test.use({ viewport });
    const texts = textsOf(language);
    const shell = consoleTexts('locales', language);
    const detailsOn = (page: Page) => page.getByRole('region', { name: shell.list.details });
    const row = (page: Page, text: string) =>
      page.getByRole('table').locator('tbody tr').filter({ hasText: text });

    async function enrolWith(page: Page, site: string, roles: string[]): Promise<void> {
      const operator = await Operator.logIn(site);
      const username = `${roles[0]}${randomInt(1e6, 1e7)}`;
      await enrol(page, language, username, await operator.invite(username, roles));
    }
    async function seen(page: Page, step: string): Promise<void> {
      expect(await violations(page), step).toEqual([]);
      await look(page, `service-${step}`, language);
    }

    test(
      'an operator answers feedback and has a failed event handled; the player reads both in the open inbox',
      quickIn(view, 'vi 1440'),
      async ({ page, browser, baseURL }) => {
        const player = await (await browser.newContext({ viewport })).newPage();
        await speakFromTheFirst(player, language);
        const account = await register(player, language, baseURL!);
        const content = `Nút nạp tiền bị lệch ${randomInt(1e6, 1e7)}`;
        await player.goto(`${baseURL}/index?m=feedback`);
        const form = player.getByRole('form', { name: texts.feedback.title });
        await form.getByLabel(texts.feedback.content).fill(content);
        await form.getByRole('button', { name: texts.feedback.send }).click();
        await expect(player.getByRole('heading', { name: texts.feedback.sent })).toBeVisible();
        await openPage(player, 'inbox', baseURL!);
        const messages = player.getByRole('dialog').getByRole('listitem');

        await enrolWith(page, baseURL!, ['support', 'events']);
        const answer = `Đã sửa, cảm ơn bạn ${randomInt(1e6, 1e7)}`;
        let memberId = '';
        await test.step('the answer', async () => {
          const words = consoleTexts('features/feedback/locales', language);
          await page.goto('/console/feedback');
          await page.getByRole('searchbox').fill(content);
          await page.getByRole('button', { name: words.find, exact: true }).click();
          await expect(row(page, content)).toHaveCount(1);
          const sender = detailsOn(page).getByRole('link', { name: account });
          memberId = (await sender.getAttribute('href'))!.split('search=')[1]!;
          await detailsOn(page).getByRole('button', { name: words.action.answer }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel(words.answer).fill(answer);
          await seen(page, 'answer');
          await page.keyboard.press('Control+Enter');
          await expect(dialog).toHaveCount(0);
          await expect(page.getByText(words.noMatch)).toBeVisible();
          const message = messages.filter({ hasText: answer });
          await message.getByRole('button').first().click(SOON);
          await expect(message.getByText(answer)).toBeVisible();
          await expect(message.getByText(content)).toBeVisible();
        });

        await test.step('the event', async () => {
          const words = consoleTexts('features/dead-letters/locales', language);
          const amount = 100_000 + randomInt(1, 800) * 1_000;
          await failNews(memberId, amount);
          await page.goto('/console/dead-letters?service=member');
          await row(page, 'wallet.deposit.failed.v1').last().click();
          await expect(detailsOn(page).getByText(memberId).first()).toBeVisible();
          await seen(page, 'dead-letter');
          await detailsOn(page).getByRole('button', { name: words.act.redrive, exact: true }).click();
          await page.getByLabel(shell.list.reason).fill('the connection is back');
          await page.getByRole('button', { name: shell.list.confirm }).click();
          await expect(row(page, memberId)).toHaveCount(0);
          const message = messages.filter({ hasText: written(amount) });
          await message.getByRole('button').first().click(SOON);
          await look(player, 'service-inbox', language);
        });
        await player.context().close();
      },
    );

    test(
      'an operator switches a promotion on, pauses it, and stops a game, which a player is refused',
      quickIn(view, 'en 1440'),
      async ({ page, browser, baseURL }) => {
        const player = await (await browser.newContext({ viewport })).newPage();
        await speakFromTheFirst(player, language);
        await register(player, language, baseURL!);
        await enrolWith(page, baseURL!, ['rewards', 'games']);

        await test.step('the promotion', async () => {
          const words = consoleTexts('features/promotions/locales', language);
          const operator = await Operator.logIn(baseURL!);
          const title = `Mùa gặt ${randomInt(1e6, 1e7)}`;
          const { id } = await operator.draftPromotion(title);
          const offered = player.locator('article').filter({ hasText: title });
          const isOffered = (count: number) =>
            expect(async () => {
              await player.goto(`${baseURL}/promotions`);
              await expect(player.locator('article').first()).toBeVisible();
              await expect(offered).toHaveCount(count, { timeout: 3_000 });
            }).toPass();
          await isOffered(0);
          await page.goto('/console/promotions');
          await row(page, title).click();
          const move = (to: string) =>
            detailsOn(page).getByRole('button', { name: words.to[to], exact: true }).click();
          await move('LIVE');
          await expect(row(page, title)).toContainText(words.states.LIVE);
          await isOffered(1);
          await seen(page, 'promotion');
          await move('PAUSED');
          await expect(row(page, title)).toContainText(words.states.PAUSED);
          await isOffered(0);
          await operator.endPromotion(id);
        });

        await test.step('the game', async () => {
          const words = consoleTexts('features/vendors/locales', language);
          await page.goto('/console/vendors');
          await row(page, QUIET_VENDOR.name).click();
          const game = detailsOn(page).getByRole('listitem').last();
          await expect(game).toContainText(QUIET_VENDOR.vassalage);
          await expect(game).toContainText(words.states.OPEN);
          const [gameId] = (await game.locator('.num').first().innerText()).split(' · ');
          await player.goto(`${baseURL}/game?gameId=${gameId}&vassalage=${QUIET_VENDOR.vassalage}`);
          await passFacts(player);
          await expect(player.locator('iframe')).toBeVisible();
          const move = (name: string) => game.getByRole('button', { name, exact: true }).click();
          await move(words.startMaintenance);
          await expect(game).toContainText(words.states.MAINTENANCE);
          await seen(page, 'game');
          await player.reload();
          const again = player.getByRole('button', { name: texts.common.retry });
          await expect(again).toBeVisible();
          await expect(player.locator('iframe')).toHaveCount(0);
          await look(player, 'service-game-stopped', language);
          await move(words.endMaintenance);
          await expect(game).toContainText(words.states.OPEN);
          await again.click();
          await expect(player.locator('iframe')).toBeVisible();
        });
        await player.context().close();
      },
    );
  });
}
