import { expect, test } from '@playwright/test';
import { textsOf } from '../support/texts.ts';
import { pageOf, passFacts } from '../support/visitors.ts';

const TABLE = 'Baccarat Lạc Việt';
/** Bets, close, deal and the show of two rounds: a bet may come just after a close. */
const TWO_ROUNDS = 90_000;
const words = {
  player: 'Người chơi',
  place: 'Đặt cược',
  bets: 'Mời đặt cược',
  done: /Thắng|Hoàn tiền cược|Chúc bạn may mắn/,
};

test('SPEC-1.8.2 SPEC-2.1.13 SPEC-3.27 a player finds a baccarat table in the live casino, bets real money and reads the round in the record', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const texts = textsOf('vi');
  const page = await pageOf(browser, 'player');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/live');
  const play = texts.games.playNamed.replace('{{name}}', TABLE);
  await page
    .getByRole('button', { name: play })
    .or(page.getByRole('link', { name: play }))
    .first()
    .click();
  await passFacts(page);
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('heading', { name: TABLE })).toBeVisible({ timeout: 60_000 });
  const call = game.locator('.felt .call');
  const field = game.locator('[data-spot="player"]');
  await expect(async () => {
    await expect(call).toHaveText(words.bets, { timeout: 30_000 });
    await field.click({ timeout: 2_000 });
    await game.getByRole('button', { name: words.place, exact: true }).click({ timeout: 2_000 });
    await expect(field.locator('.stack:not(.waiting)')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: TWO_ROUNDS });
  await expect(call).toHaveText(words.done, { timeout: TWO_ROUNDS });

  await page.goto('/index?m=member&p=personalHistoryCopy');
  const record = page.getByRole('dialog');
  await expect(record.getByText(TABLE).first()).toBeVisible();
  await page.context().close();
});
