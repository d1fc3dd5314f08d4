import { expect, test, type Page } from '@playwright/test';
import { personOf } from '../../../libs/api-client/src/index.ts';
import { logOut, openPage, register, sendLogin, speakFromTheFirst } from '../support/people.ts';
import { codeOf, dialog, press, setUpApp } from '../support/second-factor.ts';
import { playRound, spinButton } from '../support/slot.ts';
import { gameTexts, textsOf, type Texts } from '../support/texts.ts';
import { giveKnownPassword, playOnFor } from '../support/time.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { firstGame, passFacts } from '../support/visitors.ts';
import { look, tabTo } from '../support/login.ts';

/** In every list of common passwords. */
const known = 'matkhau123';
const own = 'Ben-Nuoc-Cay-Da-8';

/** Calls the platform with this page's session. */
function ask(page: Page, method: string, path: string, body?: object): Promise<{ code?: string }> {
  return page.evaluate(
    async ([to, how, json]) => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` };
      const answer = await fetch(to!, {
        method: how!,
        headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
        ...(json && { body: json }),
      });
      return (await answer.json()) as { code?: string };
    },
    [path, method, body && JSON.stringify(body)],
  );
}

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);

    test(
      'SPEC-2.10 login asks for the authenticator code and the bank account name',
      quickIn(view, 'en 1440'),
      async ({ page }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        const { payeeName } = personOf(account);
        await openPage(page, 'profile');
        await expect(dialog(page).getByLabel(texts.account.profile.payeeName)).toHaveValue(payeeName);
        const { secret, codes } = await setUpApp(page, texts);

        await logOut(page, language);
        await sendLogin(page, language, account);
        const { second } = texts.auth;
        const name = dialog(page).getByLabel(second.bankName);
        await dialog(page).getByLabel(second.code).fill(codeOf(secret, 1));
        await press(page, second.submit);
        await expect(name).toHaveAttribute('aria-invalid', 'true');
        await name.fill('NGUYEN VAN SEN');
        await press(page, second.submit);
        await expect(dialog(page).getByRole('alert')).toBeVisible();
        await look(page, 'held-1-bank-name', language);
        expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

        await press(page, second.use.recovery);
        await dialog(page).getByLabel(second.recovery).fill(codes[0]!);
        await name.fill(payeeName.toLowerCase());
        await press(page, second.submit);
        await expect(page.getByTestId('balance')).toBeVisible();
      },
    );

    test(
      'REG-G19 SPEC-4.12 a running game pauses while a reality check is due and continues after the answer',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        await deposit(page, texts);
        await openPage(page, 'responsibleGaming');
        const quarter = texts.responsibleGaming.time.minutes.replace('{{m}}', '15');
        await dialog(page)
          .getByRole('group', { name: texts.responsibleGaming.reality.every })
          .getByRole('button', { name: quarter })
          .click();
        await expect(page.getByText(texts.responsibleGaming.reality.saved)).toBeVisible();

        await page.goto(await firstGame(page));
        await passFacts(page);
        const game = page.frameLocator('iframe');
        await playRound(game, language);

        await playOnFor(account, 20);
        await spinButton(game, language).click();
        await expect(game.getByText(gameTexts[language].realityCheck)).toBeVisible();
        await look(page, 'held-2-bet-refused', language);
        const played = width === 360 ? page : await ownWindow(page, texts);
        const notice = played.getByRole('alertdialog');
        // On return the page checks whether a reality check is due.
        await played.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await expect(
          notice.getByRole('heading', { name: texts.responsibleGaming.reality.due }),
        ).toBeVisible();
        await played.keyboard.press('Escape');
        await look(played, 'held-3-reality-check', language);
        await notice.getByRole('button', { name: texts.responsibleGaming.reality.keepPlaying }).click();
        await expect(notice).toHaveCount(0);
        if (played === page) await game.getByRole('dialog').getByRole('button').last().click();
        await playRound(played.frameLocator('iframe'), language);
      },
    );
  });
}

async function deposit(page: Page, texts: Texts): Promise<void> {
  await openPage(page, 'deposit');
  await page.getByLabel(texts.deposit.amount, { exact: true }).fill('500000');
  await page.getByRole('button', { name: texts.deposit.submit }).click();
  await expect(page.getByText(texts.deposit.statusMessage.SUCCESS).first()).toBeVisible({ timeout: 40_000 });
}

async function ownWindow(page: Page, texts: Texts): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: texts.launch.ownWindow }).click();
  return opened;
}

test.describe('keyboard only', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const texts = textsOf('vi');
  const { auth } = texts;

  test('SPEC-4.3 SPEC-4.8 a common password must be changed before anything else', async ({ page }) => {
    await speakFromTheFirst(page, 'vi');
    const account = await register(page, 'vi');
    await logOut(page, 'vi');
    await giveKnownPassword(account, known);
    await sendLogin(page, 'vi', account, '', known);

    const change = dialog(page).getByRole('form', { name: auth.change.submit });
    await expect(change.getByText(auth.change.due.expired)).toBeVisible();
    await look(page, 'held-4-password-due', 'vi');
    await page.keyboard.press('Escape');
    await expect(change).toBeVisible();
    await expect(dialog(page).getByRole('navigation')).toHaveCount(0);
    await page.goto('/index?m=member&p=depositv2');
    await expect(change).toBeVisible();
    for (const path of ['/wps/v2/wallets/balance', '/wps/v2/messages?pageNo=1&pageSize=10'])
      expect((await ask(page, 'GET', path)).code).toBe('PASSWORD_CHANGE_REQUIRED');
    const launch = await ask(page, 'POST', '/wps/game/launchGame', { gameId: 'seng-dragon-pearl' });
    expect(launch.code).toBe('PASSWORD_CHANGE_REQUIRED');

    for (const [name, text] of [
      ['oldPassword', known],
      ['newPassword', own],
      ['confirmNewPassword', own],
    ] as const) {
      await tabTo(page, change.locator(`input[name="${name}"]`));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText(auth.change.doneAlone)).toBeVisible();
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByTestId('balance')).toBeVisible();
    expect((await ask(page, 'GET', '/wps/v2/wallets/balance')).code).toBe(undefined);
  });
});
