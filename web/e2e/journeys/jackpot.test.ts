import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { register, speakFromTheFirst } from '../support/people.ts';
import { spinButton } from '../support/slot.ts';
import { textsOf } from '../support/texts.ts';
import { passFacts } from '../support/visitors.ts';

/** SIMULATED_JACKPOT_STAKE of the journeys' platform: two steps below the stake that a game begins with. */
const FORCED = '200000';
const words = { less: 'Giảm mức cược', title: 'Hũ thưởng', goOn: 'Chạm để tiếp tục', game: 'Trái Cây 777' };
const minorOf = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ''));

interface Answer {
  value: {
    roundId: string;
    stake: string;
    totalWin: string;
    balance: string;
    jackpot: { awards: { tier: string; amount: string }[] };
  };
}

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test('SPEC-1.8.8 REG-G43.1 a player wins a jackpot from the lobby, and finds it on the board and in the record', async ({
  page,
}) => {
  test.slow();
  const { deposit } = textsOf('vi');
  await speakFromTheFirst(page, 'vi');
  await register(page, 'vi');
  await page.goto('/index?m=member&p=deposit');
  await page.getByLabel(deposit.amount, { exact: true }).fill(`${randomInt(1000, 1100)}000`);
  await page.getByRole('button', { name: deposit.submit }).click();
  await expect(page.getByText(deposit.statusMessage.SUCCESS).first()).toBeVisible({ timeout: 40_000 });

  await page.goto('/rng');
  const strip = page.getByRole('region', { name: words.title });
  await expect(strip.getByRole('term')).toHaveCount(3);
  await page.goto('/game?gameId=SHS005&vassalage=SHS');
  await passFacts(page);
  const game = page.frameLocator('iframe');
  await expect(spinButton(game, 'vi')).toBeEnabled({ timeout: 40_000 });
  await expect(game.locator('.jackpots dd')).toHaveCount(3);
  for (const _ of [1, 2]) await game.getByRole('button', { name: words.less }).click();

  const before = minorOf(await game.locator('.balance b').innerText());
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/play/spin'));
  await spinButton(game, 'vi').click();
  const { value } = (await (await answered).json()) as Answer;
  expect(value.stake).toBe(FORCED);
  expect(value.jackpot.awards.map(({ tier }) => tier)).toEqual(['mini']);
  const award = BigInt(value.jackpot.awards[0]!.amount);
  expect(award).toBeGreaterThanOrEqual(20_000_000n);
  expect(BigInt(value.balance)).toBe(before - BigInt(FORCED) + BigInt(value.totalWin) + award);

  await expect(async () => {
    const won = game.locator('.jackpot-won');
    // A great win of the reels may be celebrated before it.
    const other = game.locator('#overlay:not(:has(.jackpot-won)) button').first();
    if (await other.isVisible()) await other.click({ timeout: 500 });
    expect(minorOf(await won.innerText())).toBe(award);
  }).toPass({ timeout: 60_000 });
  await game.getByRole('button', { name: words.goOn }).click();
  await expect(spinButton(game, 'vi')).toBeEnabled();

  await page.goto('/rng');
  await expect(strip.getByText(/\*\*\*\*/).first()).toBeVisible({ timeout: 20_000 });
  await expect(strip.getByText(words.game).first()).toBeVisible();
  await page.goto('/index?m=member&p=personalHistoryCopy');
  await expect(page.getByRole('dialog').getByText(words.game).first()).toBeVisible();
});
