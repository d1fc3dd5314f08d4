import { expect, test } from '@playwright/test';
import { PlayerClient } from '../../../libs/api-client/src/index.ts';
import { box, newAccount, newNumber, toPhoneTab } from '../support/login.ts';
import { speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('vi');
const { auth, common } = texts;

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  await speakFromTheFirst(page, 'vi');
  await page.goto('/khong-co');
});

test('SPEC-2.4.3 the reset button empties the form', async ({ page }) => {
  await page.goto('/khong-co?m=register');
  const form = page.getByRole('form', { name: auth.register.title });
  const fields = ['username', 'password', 'confirmPassword'].map((name) =>
    form.locator(`input[name="${name}"]`),
  );
  for (const field of fields) await field.fill('thuyen2026');
  await form.locator('input[name="agreed"]').check();
  await form.getByRole('button', { name: auth.register.reset }).click();
  for (const field of fields) await expect(field).toHaveValue('');
  await expect(form.locator('input[name="agreed"]')).not.toBeChecked();
});

test('SPEC-2.4.4 the register modal leads to the login, and to the agreement and the help page', async ({
  page,
}) => {
  await page.goto('/khong-co?m=register');
  await page.getByRole('button', { name: auth.register.terms }).click();
  const sheet = page.getByRole('dialog').last();
  await expect(sheet.getByRole('heading', { name: auth.terms.title })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await sheet.getByRole('link', { name: common.page.help }).click();
  const help = await opened;
  await expect(help).toHaveURL(/\/help$/);
  await help.close();
  await page.goto('/khong-co?m=register');
  await page.getByRole('dialog').getByRole('button', { name: common.login, exact: true }).click();
  await expect(page.getByRole('form', { name: auth.login.title })).toBeVisible();
});

test('SPEC-2.2.1 a guest begins a login in the header, by user name and password or by number', async ({
  page,
}) => {
  const header = page.getByRole('banner').getByRole('form', { name: common.login });
  await header.getByLabel(common.form.username).fill('thuyen2026');
  await header.getByLabel(common.form.password).fill('Thuyen-Troi-Ngoc-7');
  await header.getByRole('button', { name: common.login, exact: true }).click();
  const form = page.getByRole('form', { name: auth.login.title });
  await expect(form.locator('input[name="username"]')).toHaveValue('thuyen2026');
  await expect(form.locator('input[name="password"]')).toHaveValue('Thuyen-Troi-Ngoc-7');
  await page.getByRole('dialog').getByRole('tab', { name: auth.field.mobileNum }).click();
  await expect(page.getByRole('dialog').locator('input[name="mobileNum"]')).toBeVisible();
});

test('SPEC-3.17 a code of the log-in form has up to 255 characters, on the page and at the server', async ({
  page,
  baseURL,
}) => {
  await page.goto('/khong-co?m=login');
  await toPhoneTab(page, texts);
  const code = box(page).locator('input[name="verificationCode"]');
  await code.fill('');
  await code.pressSequentially('1'.repeat(256), { delay: 0 });
  await expect(code).toHaveValue('1'.repeat(255));
  const api = new PlayerClient(baseURL!, newAccount(), { encrypted: true });
  const answered = async (verificationCode: string) => {
    const number = { type: 'sms', mobileNum: newNumber(), countryDialingCode: '84' };
    const credentials = await api.credentials({ ...number, verificationCode });
    return (await api.call('POST', '/wps/session/login', credentials)).code;
  };
  expect(await answered('')).toBe('VERIFICATION_CODE_MISSING');
  expect(await answered('1'.repeat(255))).toBe('VERIFICATION_CODE_INVALID');
  expect(await answered('1'.repeat(256))).toBe('VALIDATION_FAILED');
});
