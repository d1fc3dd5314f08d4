import { expect, test } from '@playwright/test';
import {
  logOut,
  nameOwner,
  openPage,
  password,
  register,
  sendLogin,
  speakFromTheFirst,
} from '../support/people.ts';
import { codeOf, dialog, press, setUpApp } from '../support/second-factor.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);

    test(
      'SPEC-2.10 login asks for the authenticator code or a recovery code after set-up',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        const { secret, codes } = await setUpApp(page, texts);

        await logOut(page, language);
        await sendLogin(page, language, account);
        await nameOwner(page, account);
        await dialog(page).getByLabel(texts.auth.second.code).fill(codeOf(secret, 1));
        await press(page, texts.auth.second.submit);
        await expect(page.getByTestId('balance')).toBeVisible();

        await logOut(page, language);
        await sendLogin(page, language, account);
        await nameOwner(page, account);
        await press(page, texts.auth.second.use.recovery);
        await dialog(page).getByLabel(texts.auth.second.recovery).fill(codes[3]!);
        await press(page, texts.auth.second.submit);
        await expect(page.getByTestId('balance')).toBeVisible();
        await openPage(page, 'secondFactor');
        await expect(
          dialog(page).getByText(texts.account.codes.left_other.replace('{{count}}', '9')),
        ).toBeVisible();
      },
    );

    test(
      'SPEC-2.10 a passkey completes the next login',
      quickIn(view, 'en 1440'),
      async ({ page, baseURL }) => {
        // Passkeys need the first of the site's origins in a secure context: localhost here.
        const site = new URL(baseURL!);
        site.hostname = 'localhost';
        const session = await page.context().newCDPSession(page);
        await session.send('WebAuthn.enable');
        await session.send('WebAuthn.addVirtualAuthenticator', {
          options: {
            protocol: 'ctap2',
            transport: 'internal',
            hasResidentKey: true,
            hasUserVerification: true,
            isUserVerified: true,
            automaticPresenceSimulation: true,
          },
        });
        await speakFromTheFirst(page, language);
        const account = await register(page, language, site.origin);
        await openPage(page, 'secondFactor', site.origin);
        await press(page, texts.account.passkey.add);
        await dialog(page).getByLabel(texts.account.passkey.name).fill('Chromium');
        await dialog(page).getByLabel(texts.account.proof.password).fill(password);
        await press(page, texts.account.passkey.addSubmit);
        await expect(dialog(page).getByTestId('recovery-codes')).toBeVisible();
        await dialog(page).getByText(texts.account.codes.kept).click();
        await press(page, texts.account.codes.done);
        await expect(dialog(page).getByText('Chromium', { exact: true })).toBeVisible();

        await logOut(page, language, site.origin);
        await sendLogin(page, language, account, site.origin);
        await nameOwner(page, account);
        await press(page, texts.auth.second.submitPasskey);
        await expect(page.getByTestId('balance')).toBeVisible();
      },
    );
  });
}
