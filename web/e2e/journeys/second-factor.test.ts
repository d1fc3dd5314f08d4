import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logOut, openPage, password, register, sendLogin, speakFromTheFirst } from '../support/people.ts';
import { textsOf, type Language, type Texts } from '../support/texts.ts';

/** A code opens once, and those of the neighbouring half minutes are taken too: the next log-in takes the next one. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).last().click();

/** Password, secret, first code; answers with the secret and the recovery codes that are shown once. */
async function setUpApp(page: Page, texts: Texts): Promise<{ secret: string; codes: string[] }> {
  await openPage(page, 'secondFactor');
  await press(page, texts.account.app.setUp);
  await dialog(page).getByLabel(texts.account.proof.password).fill(password);
  await press(page, texts.account.app.next);
  await expect(dialog(page).getByRole('img', { name: texts.account.app.qr })).toBeVisible();
  const secret = (await dialog(page).getByTestId('secret').innerText()).replaceAll(/\s/g, '');
  await dialog(page).getByLabel(texts.account.app.code).fill(codeOf(secret));
  await press(page, texts.account.app.confirm);
  const shown = dialog(page).getByTestId('recovery-codes').getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await dialog(page).getByText(texts.account.codes.kept).click();
  await press(page, texts.account.codes.done);
  await expect(dialog(page).getByText(texts.account.factor.on).first()).toBeVisible();
  return { secret, codes };
}

const VIEWS: { language: Language; width: number }[] = [
  { language: 'vi', width: 360 },
  { language: 'en', width: 1440 },
];

for (const { language, width } of VIEWS) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);

    test('SPEC-2.10 an authenticator is set up; the log-in asks for its code, or for a recovery code', async ({
      page,
    }) => {
      await speakFromTheFirst(page, language);
      const account = await register(page, language);
      const { secret, codes } = await setUpApp(page, texts);

      await logOut(page, language);
      await sendLogin(page, language, account);
      await dialog(page).getByLabel(texts.auth.second.code).fill(codeOf(secret, 1));
      await press(page, texts.auth.second.submit);
      await expect(page.getByTestId('balance')).toBeVisible();

      await logOut(page, language);
      await sendLogin(page, language, account);
      await press(page, texts.auth.second.use.recovery);
      await dialog(page).getByLabel(texts.auth.second.recovery).fill(codes[3]!);
      await press(page, texts.auth.second.submit);
      await expect(page.getByTestId('balance')).toBeVisible();
      await openPage(page, 'secondFactor');
      await expect(
        dialog(page).getByText(texts.account.codes.left_other.replace('{{count}}', '9')),
      ).toBeVisible();
    });

    test('SPEC-2.10 a passkey is added, and opens the account at the next log-in', async ({
      page,
      baseURL,
    }) => {
      // Passkeys belong to the first of the site's origins, and to secure places: that is localhost here.
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
      await press(page, texts.auth.second.submitPasskey);
      await expect(page.getByTestId('balance')).toBeVisible();
    });
  });
}
