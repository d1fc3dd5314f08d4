import { expect, test, type Response } from '@playwright/test';
import { personOf } from '../../../libs/api-client/src/index.ts';
import { resetToken, smsCode } from '../support/messages.ts';
import { puzzleAsked, solveSlider } from '../support/solve-slider.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import {
  box,
  letDeviceVerify,
  logOut,
  look,
  newAccount,
  newNumber,
  solveByKeys,
  speakAs,
  tabTo,
  toPhoneTab,
} from '../support/login.ts';
import { fillPerson, proveEmail } from '../support/people.ts';

const password = 'Thuyen-Troi-Ngoc-7';
const nextPassword = 'Ben-Nuoc-Cay-Da-8';

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);
    const { auth, common, announcement } = texts;

    test(
      'SPEC-1.1 SPEC-1.2 SPEC-1.4 SPEC-2.3 SPEC-2.4 SPEC-2.5 registration, login and password recovery by SMS code',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await speakAs(page, language);
        const number = newNumber();
        await page.goto('/index?m=register');
        await toPhoneTab(page, texts);
        await box(page).locator('input[name="mobileNum"]').fill(`0${number}`);
        await box(page).getByRole('button', { name: auth.sms.send }).click();
        await box(page)
          .locator('input[name="verificationCode"]')
          .fill(await smsCode(number, 1));
        await fillPerson(box(page), number);
        await box(page).locator('input[name="password"]').fill(password);
        await box(page).locator('input[name="confirmPassword"]').fill(password);
        await letDeviceVerify(page, texts);
        await box(page).locator('input[name="agreed"]').check();
        await look(page, 'mobile-1-register', language);
        await box(page).getByRole('button', { name: auth.register.submit }).click();
        await expect(page.getByRole('heading', { name: auth.registered.title })).toBeVisible();
        const account = await box(page).locator('p.well b').innerText();
        expect(account).toMatch(/^m\d{10}$/);
        await look(page, 'mobile-2-registered', language);
        await box(page).getByRole('button', { name: auth.registered.later }).click();
        await expect(page.getByTestId('balance')).toBeVisible();

        await logOut(page, texts);
        await page.goto('/index?m=login');
        await toPhoneTab(page, texts);
        await box(page).locator('input[name="mobileNum"]').fill(number);
        await box(page).getByRole('button', { name: auth.sms.send }).click();
        const counting = new RegExp(auth.sms.againIn.split('{{')[0]!.trim());
        await expect(box(page).getByRole('button', { name: counting })).toBeDisabled();
        await box(page)
          .locator('input[name="verificationCode"]')
          .fill(await smsCode(number, 2));
        await look(page, 'mobile-3-login', language);
        await box(page).getByRole('button', { name: common.login, exact: true }).click();
        await expect(page.getByText(announcement.welcome.adults)).toBeVisible();
        await look(page, 'mobile-4-welcome', language);
        await box(page).getByRole('button', { name: announcement.welcome.go }).click();
        await expect(page.getByTestId('balance')).toBeVisible();

        await logOut(page, texts);
        await page.goto('/index?m=login');
        await toPhoneTab(page, texts);
        // The resend countdown survives a reload.
        await expect(box(page).getByRole('button', { name: counting })).toBeDisabled();
        await page.goto('/index?m=forgot');
        await toPhoneTab(page, texts);
        await box(page).locator('input[name="mobileNum"]').fill(number);
        await box(page).getByRole('button', { name: auth.sms.send }).click();
        await box(page)
          .locator('input[name="verificationCode"]')
          .fill(await smsCode(number, 3));
        await box(page).locator('input[name="newPassword"]').fill(nextPassword);
        await box(page).locator('input[name="confirmNewPassword"]').fill(nextPassword);
        await look(page, 'mobile-5-forgot', language);
        await box(page).getByRole('button', { name: auth.reset.submit }).click();
        await expect(page.getByTestId('balance')).toBeVisible();
        await expect(page).toHaveURL(/\/index$/);
      },
    );

    test(
      'SPEC-1.4 SPEC-2.5 SPEC-7.7.3 a password reset link by email sets a new password',
      quickIn(view, 'en 1440'),
      async ({ page }) => {
        await speakAs(page, language);
        const account = newAccount();
        const email = `${account}@thu.example`;
        const puzzle = puzzleAsked(page);
        await page.goto('/index?m=register');
        const form = page.getByRole('form', { name: auth.register.title });
        await form.locator('input[name="username"]').fill(account);
        await fillPerson(form, account);
        await form.locator('input[name="password"]').fill(password);
        await form.locator('input[name="confirmPassword"]').fill(password);
        await solveSlider(page, puzzle);
        await form.locator('input[name="agreed"]').check();
        await form.getByRole('button', { name: auth.register.submit }).click();
        await expect(page.getByRole('heading', { name: auth.registered.title })).toBeVisible();
        await box(page).getByRole('button', { name: auth.registered.later }).click();
        // A link goes to a proven address only.
        await proveEmail(page, texts, email);

        await logOut(page, texts);
        await page.goto('/index?m=login');
        await page.getByRole('button', { name: auth.login.forgotten }).click();
        const forgot = page.getByRole('form', { name: auth.forgot.byEmail });
        await forgot.locator('input[name="username"]').fill(account);
        await forgot.locator('input[name="email"]').fill(email);
        await forgot.getByRole('button', { name: auth.forgot.submit }).click();
        await expect(page.getByText(auth.in_been_out.replace('{{email}}', email))).toBeVisible();
        await look(page, 'email-1-sent', language);

        await page.goto(`/index#reset=${await resetToken(email)}`);
        await box(page).locator('input[name="newPassword"]').fill(nextPassword);
        await box(page).locator('input[name="confirmNewPassword"]').fill(nextPassword);
        const loginPuzzle = puzzleAsked(page);
        await box(page).getByRole('button', { name: auth.reset.submit }).click();
        const login = page.getByRole('form', { name: auth.login.title });
        await login.locator('input[name="username"]').fill(account);
        await login.locator('input[name="password"]').fill(nextPassword);
        await solveSlider(page, loginPuzzle);
        await login.getByRole('button', { name: common.login, exact: true }).click();
        await expect(page.getByText(announcement.welcome.adults)).toBeVisible();
      },
    );
  });
}

test.describe('keyboard only', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const texts = textsOf('vi');
  const { auth, common, announcement } = texts;

  test('SPEC-2.4 SPEC-2.3 registers, logs out and logs in with the slider solved by arrow keys', async ({
    page,
  }) => {
    await speakAs(page, 'vi');
    const account = newAccount();
    await page.goto('/index');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: common.register }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: auth.register.title });
    const type = async (name: string, text: string) => {
      await tabTo(page, form.locator(`input[name="${name}"]`));
      await page.keyboard.type(text);
    };
    await type('username', account);
    await type('password', password);
    await type('confirmPassword', password);
    const { payeeName, birthday } = personOf(account);
    await type('payeeName', payeeName);
    await tabTo(page, form.locator('input[name="birthday"]'));
    await form.locator('input[name="birthday"]').fill(birthday);
    await tabTo(page, form.getByRole('button', { name: auth.work.offer }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(auth.work.done, { exact: true })).toBeVisible({ timeout: 60_000 });
    await tabTo(page, form.locator('input[name="agreed"]'));
    await page.keyboard.press('Space');
    await tabTo(page, form.getByRole('button', { name: auth.register.submit }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: auth.registered.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('balance')).toBeVisible();

    await tabTo(page, page.getByRole('banner').getByRole('button', { name: common.logout }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: common.logout }));
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('balance')).toHaveCount(0);

    const asked: Promise<Response> = puzzleAsked(page);
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: common.login, exact: true }));
    await page.keyboard.press('Enter');
    const login = page.getByRole('form', { name: auth.login.title });
    await tabTo(page, login.locator('input[name="username"]'));
    await page.keyboard.type(account);
    await tabTo(page, login.locator('input[name="password"]'));
    await page.keyboard.type(password);
    const { value } = (await (await asked).json()) as { value: Parameters<typeof solveByKeys>[1] };
    await solveByKeys(page, value, login.getByRole('slider'));
    await tabTo(page, login.getByRole('button', { name: common.login, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(announcement.welcome.adults)).toBeVisible();
  });

  test('SPEC-2.5 SPEC-2.7 recovers a password by phone with the country chosen from the list', async ({
    page,
  }) => {
    await speakAs(page, 'vi');
    const number = newNumber();
    await page.goto('/index?m=register');
    await toPhoneTab(page, texts);
    await box(page).locator('input[name="mobileNum"]').fill(number);
    await box(page).getByRole('button', { name: auth.sms.send }).click();
    await box(page)
      .locator('input[name="verificationCode"]')
      .fill(await smsCode(number, 1));
    await fillPerson(box(page), number);
    await box(page).locator('input[name="password"]').fill(password);
    await box(page).locator('input[name="confirmPassword"]').fill(password);
    await letDeviceVerify(page, texts);
    await box(page).locator('input[name="agreed"]').check();
    await box(page).getByRole('button', { name: auth.register.submit }).click();
    await expect(page.getByRole('heading', { name: auth.registered.title })).toBeVisible();
    await logOut(page, texts);

    await page.goto('/index?m=forgot');
    await tabTo(page, box(page).getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, box(page).locator('button[aria-haspopup="listbox"]'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('sing');
    await page.keyboard.press('Enter');
    await expect(box(page).locator('button[aria-haspopup="listbox"]')).toContainText('+65');
    await page.keyboard.press('Enter');
    await page.keyboard.type('viet');
    await page.keyboard.press('Enter');
    await expect(box(page).locator('button[aria-haspopup="listbox"]')).toContainText('+84');
    await tabTo(page, box(page).locator('input[name="mobileNum"]'));
    await page.keyboard.type(number);
    await tabTo(page, box(page).getByRole('button', { name: auth.sms.send }));
    await page.keyboard.press('Enter');
    const code = await smsCode(number, 2);
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, box(page).locator('input[name="verificationCode"]'));
    await page.keyboard.type(code);
    await tabTo(page, box(page).locator('input[name="newPassword"]'));
    await page.keyboard.type(nextPassword);
    await tabTo(page, box(page).locator('input[name="confirmNewPassword"]'));
    await page.keyboard.type(nextPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('balance')).toBeVisible();
  });
});
