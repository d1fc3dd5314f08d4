import { randomInt } from 'node:crypto';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { register, speakFromTheFirst } from '../support/people.ts';
import { sportsTexts, textsOf } from '../support/texts.ts';
import { quickIn, VIEWS, type View } from '../support/views.ts';
import { passFacts } from '../support/visitors.ts';

/** A day of matches begins every two and a half minutes at most, and is played in less than one. */
const UNTIL_SETTLED = 240_000;

async function enter(page: Page, { language }: View, lobby: string, gameId: string): Promise<FrameLocator> {
  const { deposit } = textsOf(language);
  await speakFromTheFirst(page, language);
  await register(page, language);
  await page.goto('/index?m=member&p=deposit');
  await page.getByLabel(deposit.amount, { exact: true }).fill(`${randomInt(200, 300)}000`);
  await page.getByRole('button', { name: deposit.submit }).click();
  await expect(page.getByText(deposit.statusMessage.SUCCESS).first()).toBeVisible({ timeout: 40_000 });
  await page.goto(lobby);
  const entry = page.locator(`a[href*="gameId=${gameId}"]`).first();
  await entry.waitFor({ state: 'attached' });
  await page.goto((await entry.getAttribute('href'))!);
  await passFacts(page);
  const game = page.frameLocator('iframe');
  await expect(game.locator('.day .pick').first()).toBeVisible({ timeout: 60_000 });
  return game;
}

/** Chooses the first selection of matches of the day that begins second, so that it does not begin under our hands. */
async function choose(game: FrameLocator, day: number, matches: readonly number[]): Promise<string> {
  const cards = game.locator('.day').nth(day).locator('.match');
  for (const at of matches) await cards.nth(at).locator('.pick').first().click();
  return cards.nth(matches[0]!).locator('.pick span').first().innerText();
}

for (const view of VIEWS) {
  const { language, width } = view;
  const words = sportsTexts[language];
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    test(
      'SPEC-1.8.5 a player bets on football, single and parlay, follows the match, checks it, and finds the selection in the record',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        test.slow();
        const game = await enter(page, view, '/sports', 'DS88-S01');
        const place = game.getByRole('button', { name: words.place, exact: true });
        const name = await choose(game, 0, [0]);
        await place.click();
        await expect(game.getByText(words.placed).first()).toBeVisible();
        await choose(game, 1, [1, 2]);
        await game.getByRole('button', { name: words.parlay, exact: true }).click();
        await place.click();
        await expect(place).toHaveCount(0);
        await expect(async () => {
          await game.getByRole('button', { name: words.myBets, exact: true }).click();
          const sheet = game.getByRole('dialog');
          await expect(sheet.locator('.history > li')).toHaveCount(2);
          const settled = await sheet.getByText(words.settled, { exact: true }).count();
          await sheet.locator('header button').click();
          expect(settled).toBeGreaterThan(0);
        }).toPass({ timeout: UNTIL_SETTLED, intervals: [5_000] });

        await game.getByRole('button', { name: words.fairness, exact: true }).click();
        await game.getByRole('button', { name: words.verify }).click();
        await expect(game.locator('.holds')).toHaveText(words.holds);

        await page.goto('/index?m=member&p=personalHistoryCopy');
        const record = page.getByRole('dialog');
        await expect(record.getByText(words.title).first()).toBeVisible();
        await expect(record.getByText(new RegExp(`: ${name}.* @ \\d+\\.\\d\\d`)).first()).toBeVisible();
      },
    );
  });
}

const [first] = VIEWS;
for (const [title, lobby, gameId] of [
  ['SPEC-1.8.6 a player bets on e-sports and finds the selection in the record', '/esports', 'IMES-E01'],
  ['SPEC-1.8.7 a player bets on a cock fight and finds the selection in the record', '/sports', 'DGV-C01'],
] as const)
  test(title, async ({ page }) => {
    test.slow();
    const words = sportsTexts[first!.language];
    const game = await enter(page, first!, lobby, gameId);
    const name = await choose(game, 1, [0]);
    await game.getByRole('button', { name: words.place, exact: true }).click();
    await expect(game.getByText(words.placed).first()).toBeVisible();
    await page.goto('/index?m=member&p=personalHistoryCopy');
    const record = page.getByRole('dialog');
    await expect(record.getByText(new RegExp(`: ${name} @ \\d+\\.\\d\\d`)).first()).toBeVisible();
  });

test('SPEC-2.1.16 SPEC-2.1.17 SPEC-2.2.8 SPEC-3.26 the navigation leads to sports, with DS88 after live, and to e-sports of IMES, SV3 and AV', async ({
  page,
}) => {
  const { common } = textsOf('vi');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/khong-co');
  const nav = page.getByRole('navigation', { name: common.nav.label });
  const live = nav.getByRole('listitem').filter({ hasText: common.category.live });
  await expect(live.locator('xpath=following-sibling::li[1]').getByRole('link')).toHaveAttribute(
    'href',
    /vassalage=DS88/,
  );
  await nav.getByRole('link', { name: common.category.sports, exact: true }).click();
  await expect(page).toHaveURL(/\/sports$/);
  await expect(page.getByRole('heading', { level: 1, name: common.category.sports })).toBeVisible();
  await nav.getByRole('link', { name: common.category.esports, exact: true }).click();
  await expect(page).toHaveURL(/\/esports$/);
  await expect(page.getByRole('heading', { level: 1, name: common.category.esports })).toBeVisible();
  const entries = page.getByRole('main').locator('a[href*="gameType=ESPORTS"]');
  await expect(entries.first()).toBeVisible();
  const hrefs = await entries.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const vendors = hrefs.map((href) => new URLSearchParams(href.split('?')[1]).get('vassalage'));
  expect([...new Set(vendors)].toSorted()).toEqual(['AV', 'IMES', 'SV3']);
});
