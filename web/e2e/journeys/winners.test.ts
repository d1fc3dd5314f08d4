import { expect, test } from '@playwright/test';
import { PlayerClient } from '../../../libs/api-client/src/index.ts';
import { textsOf } from '../support/texts.ts';
import { pageOf } from '../support/visitors.ts';

const { winners } = textsOf('vi');
/** What a win has to reach for the board, as the platform is set by default. */
const THRESHOLD = 500_000_00n;
const MOST_SPINS = 60;

test('SPEC-2.10.1 a real win comes onto the list of the latest winners, with its player masked', async ({
  browser,
  baseURL,
}) => {
  const page = await pageOf(browser, 'player');
  const player = new PlayerClient(baseURL!);
  player.token = (await page.evaluate(() => sessionStorage.getItem('token')))!;
  let won = 0n;
  const play = async (game: Parameters<PlayerClient['openGame']>[0]) => {
    const table = await player.openGame(game);
    for (let spins = 0; won === 0n && spins < MOST_SPINS; spins += 1) {
      const { totalWin, stake } = await table.spin(table.stakes.at(-1));
      if (BigInt(totalWin) >= THRESHOLD && BigInt(totalWin) > BigInt(stake)) won = BigInt(totalWin);
    }
  };
  // A win of that size is a matter of a few dozen spins, so several games are played at once.
  await Promise.all((await player.games('?gameType=RNG&pageSize=8')).map(play));
  expect(won).toBeGreaterThan(0n);
  await page.goto('/index');
  const list = page.locator('section', { has: page.getByRole('heading', { name: winners.title }) });
  await expect(list.getByText(/\*/).first()).toBeVisible();
  await expect(list.getByText('demo_player')).toHaveCount(0);
  await expect(page.getByText(winners.none)).toHaveCount(0);
  await page.context().close();
});
