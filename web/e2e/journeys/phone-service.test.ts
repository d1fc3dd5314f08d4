import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { sentTo } from '../support/messages.ts';
import { Operator } from '../support/operator.ts';
import { PhoneProvider } from '../support/phone-provider.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { box, letDeviceVerify, logOut, look, newNumber, speakAs, toPhoneTab } from '../support/login.ts';
import { fillPerson } from '../support/people.ts';

const password = 'Thuyen-Troi-Ngoc-7';
const nextPassword = 'Ben-Nuoc-Cay-Da-8';
const policyOf = async (site: APIRequestContext) =>
  (await site.get('/index')).headers()['content-security-policy'] ?? '';

test.describe('with an external phone verification service', () => {
  let provider: PhoneProvider;
  let operator: Operator;
  let site: APIRequestContext;
  const calls = `http://127.0.0.1:${process.env['PHONE_PROVIDER_PORT']}`;

  test.beforeAll(async ({ baseURL }) => {
    site = await request.newContext({ baseURL: baseURL! });
    provider = await PhoneProvider.start();
    operator = await Operator.logIn(baseURL!);
    expect(await policyOf(site)).not.toContain(calls);
    await operator.switch({ PHONEAUTH3: true });
    await expect.poll(() => policyOf(site)).toContain(calls);
    const described = async () =>
      ((await (await site.get('/wps/verification/phone')).json()) as { value: { enabled: boolean } }).value
        .enabled;
    await expect.poll(described).toBe(true);
  });
  test.afterAll(async () => {
    await operator.switch({ PHONEAUTH3: false });
    await expect.poll(() => policyOf(site)).not.toContain(calls);
    await provider.stop();
    await site.dispose();
  });

  for (const view of VIEWS) {
    const { language, width } = view;
    test.describe(`${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
      const texts = textsOf(language);
      const { auth, common, announcement, phoneAuth } = texts;

      test(
        'SPEC-4.7 SPEC-7.1.6 SPEC-4.6 SEC-S30 registration, login and password recovery by its codes only',
        quickIn(view, 'vi 360'),
        async ({ page }) => {
          await speakAs(page, language);
          const number = newNumber();
          const dialled = `+84${number}`;
          const send = async () => {
            await box(page).locator('input[name="mobileNum"]').fill(`0${number}`);
            await box(page).getByRole('button', { name: auth.sms.send }).click();
            await expect(box(page).getByText(auth.sms.sentByService)).toBeVisible();
          };
          const code = box(page).locator('input[name="verificationCode"]');

          await page.goto('/index?m=register');
          await toPhoneTab(page, texts);
          await send();
          await expect(box(page).getByRole('button', { name: /(01:00|00:5\d)/ })).toBeDisabled();
          await code.fill(provider.codeTo(dialled));
          await fillPerson(box(page), number);
          await box(page).locator('input[name="password"]').fill(password);
          await box(page).locator('input[name="confirmPassword"]').fill(password);
          await letDeviceVerify(page, texts);
          await box(page).locator('input[name="agreed"]').check();
          await look(page, 'service-1-register', language);
          await box(page).getByRole('button', { name: auth.register.submit }).click();
          await expect(page.getByRole('heading', { name: auth.registered.title })).toBeVisible();
          await box(page).getByRole('button', { name: auth.registered.later }).click();
          await expect(page.getByTestId('balance')).toBeVisible();

          await logOut(page, texts);
          await page.goto('/index?m=login');
          await toPhoneTab(page, texts);
          await send();
          const right = provider.codeTo(dialled);
          await code.fill(String((Number(right) + 1) % 1e6).padStart(6, '0'));
          await box(page).getByRole('button', { name: common.login, exact: true }).click();
          await expect(box(page).getByText(phoneAuth.invalidCode)).toBeVisible();
          await look(page, 'service-2-wrong-code', language);
          await code.fill(right);
          await box(page).getByRole('button', { name: common.login, exact: true }).click();
          await expect(page.getByText(announcement.welcome.adults)).toBeVisible();
          await box(page).getByRole('button', { name: announcement.welcome.go }).click();

          await logOut(page, texts);
          await page.goto('/index?m=forgot');
          await toPhoneTab(page, texts);
          await send();
          await code.fill(provider.codeTo(dialled));
          await box(page).locator('input[name="newPassword"]').fill(nextPassword);
          await box(page).locator('input[name="confirmNewPassword"]').fill(nextPassword);
          await look(page, 'service-3-forgot', language);
          await box(page).getByRole('button', { name: auth.reset.submit }).click();
          await expect(page.getByTestId('balance')).toBeVisible();
          expect(sentTo(dialled)).toBe(0);
        },
      );
    });
  }
});
