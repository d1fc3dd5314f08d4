import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { register, speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

/** A draw a minute, and some seconds until it is settled. */
const TWO_DRAWS = 150_000;

/** Entries of the catalogue with the page and the prize mode that each leads to. */
const ENTRIES = [
  { gameId: 'lottery-xsmb', path: '/vnlottery', gameCode: 'XSMB', mode: 'Lott', footers: 0 },
  { gameId: 'lottery-thai', path: '/seaLottery', gameCode: 'THAI', mode: 'Lott', footers: 0 },
  { gameId: 'lottery-mega645', path: '/lottery', gameCode: 'MEGA645', mode: 'Lott', footers: 0 },
  { gameId: 'lottery-hn60', path: '/elott', gameCode: 'HN60', mode: 'Elott', footers: 1 },
] as const;

/** Of a text that ends with an amount. */
const beginningOf = (text: string): string => text.replace(/\{\{.*/, '').trim();

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);
    const { lottery } = texts;

    async function playForFree(page: Page): Promise<void> {
      await speakFromTheFirst(page, language);
      await page.goto('/index?m=login');
      await page.getByRole('button', { name: texts.auth.login.freePlay }).click();
      await expect(page.getByTestId('balance')).toBeVisible();
    }
    /** A member, since play money has no record of bets. */
    async function playForMoney(page: Page): Promise<void> {
      await speakFromTheFirst(page, language);
      await register(page, language);
      await page.goto('/index?m=member&p=deposit');
      await page.getByLabel(texts.deposit.amount, { exact: true }).fill(`${randomInt(400, 500)}000`);
      await page.getByRole('button', { name: texts.deposit.submit }).click();
      await expect(page.getByText(texts.deposit.statusMessage.SUCCESS).first()).toBeVisible();
    }
    /** The slip stands next to the board, or is a sheet that its bar at the foot of a phone opens. */
    const slipButton = (page: Page) => page.getByRole('button', { name: lottery.slip, exact: true });
    async function openSlip(page: Page): Promise<void> {
      if (width < 1024) await slipButton(page).click();
    }
    async function addTyped(page: Page, text: string): Promise<void> {
      await page.getByLabel(lottery.typed).fill(text);
      await page.getByRole('button', { name: lottery.addTyped, exact: true }).click();
    }
    const ticket = (page: Page, state: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: lottery.tickets }) })
        .getByRole('listitem')
        .filter({ hasText: state })
        .first();

    test(
      'SPEC-2.1.18 SPEC-2.1.19 SPEC-2.1.20 SPEC-2.1.21 SPEC-3.24 SPEC-4.12.1 SPEC-4.12.2 SPEC-4.12.3 SPEC-4.12.4 a launch of each lottery leads to its page',
      quickIn(view, 'en 1440'),
      async ({ page }) => {
        await playForFree(page);
        for (const { gameId, path, gameCode, mode, footers } of ENTRIES) {
          await page.goto(`/game?gameId=${gameId}&vassalage=LOTUS`);
          await page.waitForURL(
            (url) => url.pathname === path && url.searchParams.get('gameCode') === gameCode,
          );
          expect(new URL(page.url()).searchParams.get('playType'), 'its default kind of play').toBeTruthy();
          await expect(
            width < 1024 ? slipButton(page) : page.getByRole('heading', { name: lottery.slip }),
          ).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toHaveCount(footers);
          expect(await page.evaluate(() => sessionStorage.getItem('prizeMode'))).toBe(mode);
        }
      },
    );

    test(
      'SPEC-1.8.11 a bet on a station of Vietnam is placed from its page and cancelled before the draw',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await playForFree(page);
        await page.goto('/vnlottery');
        await expect(page.getByText(lottery.area.VN).first()).toBeVisible();
        await expect
          .poll(() => page.locator('article').count(), { message: 'stations with their next draws' })
          .toBeGreaterThan(5);
        await page.goto('/vnlottery?gameCode=XSMB');
        await page.getByRole('button', { name: lottery.quick }).click();
        await page.getByRole('button', { name: lottery.add }).click();
        await openSlip(page);
        await page.getByRole('button', { name: lottery.confirm }).click();
        await ticket(page, lottery.state.OPEN).getByRole('button', { name: lottery.cancel }).click();
        await expect(ticket(page, lottery.state.CANCELLED)).toBeVisible();
      },
    );

    test(
      'SPEC-1.8.10 SPEC-2.8.6 lô by a head, đề by doubles and a pair on one slip; its ticket opens from the record of bets',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await playForMoney(page);
        await page.goto('/vnlottery?gameCode=XSMB');
        const plays = page.getByRole('navigation', { name: lottery.playType });
        const board = page.getByRole('region', { name: lottery.pick });
        const press = (name: string) => board.getByRole('button', { name, exact: true }).click();
        const playAll = async (names: readonly string[]) => {
          for (const name of names) await press(name);
          await press(lottery.add);
        };
        await playAll([`${lottery.setKind.head} 3`]);
        await plays.getByRole('button', { name: lottery.tab.DE, exact: true }).click();
        await playAll([lottery.set.DOUBLES]);
        await plays.getByRole('button', { name: lottery.tab.XIEN, exact: true }).click();
        await playAll(['12', '34']);
        await openSlip(page);
        await page.getByRole('button', { name: lottery.confirm }).click();
        const open = ticket(page, lottery.state.OPEN);
        await expect(open).toContainText('30,31,32,33,34,35,36,37,38,39');
        const number = new RegExp(texts.betRecord.ticket.replace('{{number}}', 'L[2-9A-Z]+'));
        const recorded = page.getByRole('dialog').getByRole('button', { name: number }).first();
        // A ticket comes into the record by an event.
        await expect(async () => {
          await page.goto('/index?m=member&p=personalHistoryCopy');
          await expect(recorded).toBeVisible({ timeout: 5_000 });
        }).toPass();
        await recorded.click();
        const opened = page.getByRole('dialog', {
          name: new RegExp(lottery.ticket.replace('{{number}}', 'L')),
        });
        await expect(opened.getByText('00,11,22,33,44,55,66,77,88,99')).toBeVisible();
        await expect(opened.getByText(lottery.state.OPEN)).toBeVisible();
      },
    );

    test(
      'a lower prize level is cheaper, a chase is given up, and its slip is bet again',
      quickIn(view),
      async ({ page }) => {
        await playForFree(page);
        await page.goto('/elott?gameCode=SEN300&playType=FIX');
        const price = page.getByRole('slider');
        await expect(price).toHaveValue('1800');
        await price.fill('1700');
        await addTyped(page, '5_#_#_#_#');
        await openSlip(page);
        await page.getByLabel(lottery.draws).fill('2');
        await page.getByRole('button', { name: lottery.confirm }).click();
        const open = ticket(page, lottery.state.OPEN);
        await open.getByRole('button', { name: lottery.details }).click();
        const slip = page.getByRole('dialog');
        // 12.8 % off a stake of a thousand.
        await expect(slip.getByText(/872/).first()).toBeVisible();
        await slip.getByRole('button', { name: lottery.giveUp.replace('{{n}}', '2') }).click();
        await expect(slip.getByText(lottery.state.CANCELLED)).toHaveCount(2);
        await page.keyboard.press('Escape');
        await ticket(page, lottery.state.CANCELLED).getByRole('button', { name: lottery.repeat }).click();
        await page.getByRole('button', { name: lottery.confirm }).click();
        await expect(ticket(page, lottery.state.OPEN)).toBeVisible();
      },
    );

    test(
      'SPEC-1.8.10 a chase that stops at its win: bet, seen drawn, and computed again with the platform out of reach',
      quickIn(view, 'en 1440'),
      async ({ page, context }) => {
        test.setTimeout(300_000);
        await playForFree(page);
        await page.goto('/elott?gameCode=HN60&playType=DUOI');
        await addTyped(page, '0,1,2,3,4,5,6,7,8,9');
        await openSlip(page);
        await page.getByLabel(lottery.draws).fill('2');
        await expect(page.getByLabel(lottery.stop)).toBeChecked();
        await page.getByRole('button', { name: lottery.confirm }).click();
        await expect(ticket(page, lottery.state.WON)).toBeVisible({ timeout: TWO_DRAWS });
        await expect(ticket(page, lottery.state.CANCELLED)).toBeVisible();
        await ticket(page, lottery.state.WON).getByRole('button', { name: lottery.proof }).click();
        const proof = page.getByRole('dialog');
        await expect(proof.getByRole('button', { name: lottery.verify })).toBeEnabled();
        await context.setOffline(true);
        await proof.getByRole('button', { name: lottery.verify }).click();
        await expect(proof.getByText(lottery.verified)).toBeVisible();
        await context.setOffline(false);
      },
    );

    test(
      'the live draw of the one-minute game: its numbers come one by one, the player reads that he won, then the result sheet',
      quickIn(view, 'vi 1440'),
      async ({ page }) => {
        test.setTimeout(300_000);
        // The numbers of a draw come all at once where motion is reduced.
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await playForFree(page);
        await page.goto('/elott?gameCode=HN60&playType=DUOI');
        await addTyped(page, '0,1,2,3,4,5,6,7,8,9');
        await openSlip(page);
        const open = ticket(page, lottery.state.OPEN);
        // A draw may close between two looks: the slip stays, for the next draw.
        await expect(async () => {
          if (!(await open.isVisible()))
            await page.getByRole('button', { name: lottery.confirm }).click({ timeout: 5_000 });
          await expect(open).toBeVisible({ timeout: 5_000 });
        }).toPass();
        const [numero = ''] = /\d{8}-\d+/.exec(await open.innerText()) ?? [];
        const live = page.getByRole('region', { name: lottery.live.title });
        const hidden = live.getByText(/^•+$/);

        await test.step('after the close it waits for its result, which comes number by number', async () => {
          const ofDraw = live.filter({ hasText: lottery.draw.replace('{{numero}}', numero) });
          await expect(ofDraw.getByText(lottery.drawing)).toBeVisible({ timeout: TWO_DRAWS });
          const first = await hidden.count();
          expect(first).toBeGreaterThan(1);
          await expect(live.getByText(beginningOf(lottery.live.won))).toHaveCount(0);
          await expect.poll(() => hidden.count(), { intervals: [100] }).toBeLessThan(first);
          await expect(hidden).toHaveCount(0);
        });

        const special = await live.getByRole('definition').last().innerText();
        await test.step('it says what the tickets won, as the ticket does', async () => {
          const won = live.getByText(beginningOf(lottery.live.won));
          await expect(won).toBeVisible();
          const [amount = ''] = /\d[\d.,]*\d/.exec(await won.innerText()) ?? [];
          expect(amount).not.toBe('');
          await expect(ticket(page, lottery.state.WON)).toContainText(amount);
        });

        await test.step('the result sheet of the draw has the same special prize', async () => {
          const row = page
            .locator('section')
            .filter({ has: page.getByRole('heading', { name: lottery.results }) })
            .getByRole('listitem')
            .filter({ hasText: numero });
          const sheet = row.getByRole('table').first();
          // The sheet of the newest draw is open; a newer one folds it.
          await expect(async () => {
            if (!(await sheet.isVisible())) await row.locator('summary').click();
            await expect(sheet).toContainText(special, { timeout: 1_000 });
          }).toPass();
        });
      },
    );
  });
}
