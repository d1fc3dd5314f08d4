import { expect, test } from '@playwright/test';
import { answerWith, type Answers } from '../support/answers.ts';
import { SLOT } from '../support/rounds.ts';
import { playRound, spinButton } from '../support/slot.ts';
import { gameTexts } from '../support/texts.ts';
import { pageOf } from '../support/visitors.ts';

interface Revealed {
  serverSeed: string;
  commitment: string;
  nonces: number;
  next: { mathsDigest: string };
}
interface PlayedRound {
  fairness: { nonce: number };
  result: { grid: string[][]; totalWin: string };
}
interface History {
  rounds: PlayedRound[];
}

const words = gameTexts.vi;
const REVEAL = 'Mở hạt giống cũ';
const VERIFY = 'Kiểm tra';
const PLAYED = 3;

const houses: readonly [title: string, answers: Answers, caught: RegExp][] = [
  [
    'reveals a seed that it chose after the bets',
    { '/play/reveal': (honest: Revealed) => ({ ...honest, serverSeed: '5e'.repeat(32) }) },
    /^Không khớp: mã băm tính lại khác/,
  ],
  [
    'skips a number',
    {
      '/play/reveal': (honest: Revealed) => ({ ...honest, nonces: honest.nonces + 1 }),
      '/play/history': ({ rounds: [newest, ...older] }: History) => ({
        rounds: [
          { ...newest!, fairness: { ...newest!.fairness, nonce: newest!.fairness.nonce + 1 } },
          ...older,
        ],
      }),
    },
    /^Không khớp: lịch sử thiếu một lượt quay/,
  ],
  [
    'plays by other mathematics',
    {
      '/play/history': ({ rounds }: History) => ({
        rounds: rounds.map((round) => ({
          ...round,
          result: { ...round.result, grid: round.result.grid.toReversed() },
        })),
      }),
    },
    /^Không khớp: kết quả tính lại khác/,
  ],
  [
    'commits the next seed with a swapped reel strip',
    {
      '/play/reveal': (honest: Revealed) => ({
        ...honest,
        next: { ...honest.next, mathsDigest: '5e'.repeat(32) },
      }),
    },
    /^Không khớp: nhà cái đã cam kết một mô hình toán học khác/,
  ],
  [
    'hides a round',
    { '/play/history': ({ rounds }: History) => ({ rounds: rounds.filter((_, at) => at !== 1) }) },
    /^Không khớp: lịch sử thiếu một lượt quay/,
  ],
];

for (const [title, answers, caught] of houses)
  test(`REG-G16 the page finds out a house that ${title}, and agrees with an honest one`, async ({
    browser,
  }) => {
    test.slow();
    const page = await pageOf(browser, 'trial');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(SLOT);
    const game = page.frameLocator('iframe');
    await expect(spinButton(game, 'vi')).toBeEnabled({ timeout: 40_000 });
    const check = async (outcome: string, text: RegExp) => {
      for (let round = 0; round < PLAYED; round++) await playRound(game, 'vi');
      await game.getByRole('button', { name: words.info, exact: true }).click();
      await game.getByRole('tab', { name: words.tabs[3]!, exact: true }).click();
      await game.getByRole('button', { name: REVEAL, exact: true }).click();
      await expect(game.locator(outcome)).toHaveText(text);
      await page.keyboard.press('Escape');
    };
    await check('.fairness .holds', new RegExp(`^Khớp: .* ${PLAYED} lượt quay`));
    const end = await answerWith(page, answers);
    await check('.fairness .fails', caught);
    await end();
    await page.context().close();
  });

test('REG-G38 a round is verified on the device while the server cannot be reached', async ({ browser }) => {
  test.slow();
  const page = await pageOf(browser, 'trial');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(SLOT);
  const game = page.frameLocator('iframe');
  await playRound(game, 'vi');
  await game.getByRole('button', { name: words.info, exact: true }).click();
  await game.getByRole('tab', { name: words.tabs[3]!, exact: true }).click();
  await game.getByRole('button', { name: REVEAL, exact: true }).click();
  await expect(game.locator('.fairness .holds')).toBeVisible();
  await page.keyboard.press('Escape');
  await game.getByRole('button', { name: words.history, exact: true }).click();
  const newest = game.locator('ol.history > li').first();
  await expect(newest).toBeVisible();
  await page.context().setOffline(true);
  await newest.getByRole('button', { name: VERIFY, exact: true }).click();
  await expect(newest.locator('.answer')).toHaveText(/^Khớp: kết quả tính lại trên máy của bạn/);
  await page.context().close();
});
