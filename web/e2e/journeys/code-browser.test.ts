import { expect, test, type Page } from '@playwright/test';
import { box, letDeviceVerify, logOut, newNumber, speakAs, toPhoneTab } from '../support/login.ts';
import { smsCode } from '../support/messages.ts';
import { fillPerson } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('vi');
const { auth, common, announcement } = texts;
const password = 'Thuyen-Troi-Ngoc-7';
const nextPassword = 'Ben-Nuoc-Cay-Da-8';
/** The server's words of VERIFICATION_CODE_INVALID. */
const invalid = 'Mã xác minh không hợp lệ.';

test.describe('SEC-S9 a code by text message', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  async function typeNumber(page: Page, modal: 'login' | 'forgot' | 'register', number: string) {
    await page.goto(`/index?m=${modal}`);
    await toPhoneTab(page, texts);
    await box(page).locator('input[name="mobileNum"]').fill(number);
  }
  const typeCode = (page: Page, code: string) =>
    box(page).locator('input[name="verificationCode"]').fill(code);
  const ask = (page: Page) => box(page).getByRole('button', { name: auth.sms.send }).click();

  test('is refused in another browser and for another act, and accepted where it was asked', async ({
    page,
    browser,
  }) => {
    await speakAs(page, 'vi');
    const number = newNumber();
    await typeNumber(page, 'register', number);
    await ask(page);
    await typeCode(page, await smsCode(number, 1));
    await fillPerson(box(page), number);
    await box(page).locator('input[name="password"]').fill(password);
    await box(page).locator('input[name="confirmPassword"]').fill(password);
    await letDeviceVerify(page, texts);
    await box(page).locator('input[name="agreed"]').check();
    await box(page).getByRole('button', { name: auth.register.submit }).click();
    await expect(page.getByRole('heading', { name: auth.registered.title })).toBeVisible();
    await box(page).getByRole('button', { name: auth.registered.later }).click();
    await expect(page.getByTestId('balance')).toBeVisible();
    await logOut(page, texts);

    await typeNumber(page, 'login', number);
    await ask(page);
    const code = await smsCode(number, 2);

    const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const stranger = await other.newPage();
    await speakAs(stranger, 'vi');
    await typeNumber(stranger, 'login', number);
    await typeCode(stranger, code);
    await box(stranger).getByRole('button', { name: common.login, exact: true }).click();
    await expect(stranger.getByText(invalid).first()).toBeVisible();
    await other.close();

    await typeNumber(page, 'forgot', number);
    await typeCode(page, code);
    await box(page).locator('input[name="newPassword"]').fill(nextPassword);
    await box(page).locator('input[name="confirmNewPassword"]').fill(nextPassword);
    await box(page).getByRole('button', { name: auth.reset.submit }).click();
    await expect(page.getByText(invalid).first()).toBeVisible();

    await typeNumber(page, 'login', number);
    await typeCode(page, code);
    await box(page).getByRole('button', { name: common.login, exact: true }).click();
    await expect(page.getByText(announcement.welcome.adults)).toBeVisible();
  });
});
