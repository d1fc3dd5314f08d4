import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  codeSentTo,
  openPage,
  password,
  proveEmail,
  register,
  sendLogin,
  speakFromTheFirst,
} from '../support/people.ts';
import { textsOf, type Language, type Texts } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).last().click();

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);

    test(
      'SPEC-2.8 SEC-S14 REG-G16 REG-G18 contacts, fund password, sessions, limits and a break',
      quickIn(view, 'en 360'),
      async ({ page, browser }) => {
        await speakFromTheFirst(page, language);
        const account = await register(page, language);
        const address = `${account}@example.com`;
        await test.step('an email address is verified by code', () => proveEmail(page, texts, address));
        await test.step('a fund password is set', () => setFundPassword(page, texts));
        await test.step('a session in another browser is ended', () =>
          signOutElsewhere(page, browser, language, account));
        await test.step('a limit takes effect at once, a raise waits', () => setLimits(page, texts));
        await test.step('the fund password is reset by code', () => resetFundPassword(page, texts, address));
        await test.step('a break closes the account', () => takeBreak(page, language, account));
      },
    );
  });
}

const newSecret = (page: Page, texts: Texts, name: 'new' | 'confirm') =>
  dialog(page).getByLabel(new RegExp(`^${texts.account.fund[name]} \\*$`));

async function setFundPassword(page: Page, texts: Texts): Promise<void> {
  await openPage(page, 'fundPassword');
  await dialog(page).getByLabel(texts.account.proof.password).fill(password);
  await newSecret(page, texts, 'new').fill('808182');
  await newSecret(page, texts, 'confirm').fill('808182');
  await press(page, texts.account.fund.set.submit);
  await expect(dialog(page).getByRole('tab', { name: texts.account.fund.reset.tab })).toBeVisible();
}

async function resetFundPassword(page: Page, texts: Texts, address: string): Promise<void> {
  const before = await codeSentTo(address);
  await openPage(page, 'fundPassword');
  await dialog(page).getByRole('tab', { name: texts.account.fund.reset.tab }).click();
  const sent = dialog(page).getByText(texts.account.fund.sent.email);
  // Codes are sent at most once a minute, so the button is retried until the cooldown ends.
  await expect(async () => {
    await dialog(page).getByRole('button', { name: texts.common.code.send }).click({ timeout: 1_000 });
    await expect(sent).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expect.poll(() => codeSentTo(address)).not.toBe(before);
  await dialog(page)
    .getByLabel(texts.account.fund.code)
    .fill(await codeSentTo(address));
  await dialog(page).getByLabel(texts.account.proof.password).fill(password);
  await newSecret(page, texts, 'new').fill('919293');
  await newSecret(page, texts, 'confirm').fill('919293');
  await press(page, texts.account.fund.reset.submit);
  await expect(page.getByText(texts.account.fund.reset.done)).toBeVisible();
}

async function signOutElsewhere(
  page: Page,
  browser: Browser,
  language: Language,
  account: string,
): Promise<void> {
  const texts = textsOf(language);
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const there = await other.newPage();
  await speakFromTheFirst(there, language);
  await sendLogin(there, language, account);
  await expect(there.getByTestId('balance')).toBeVisible();

  await openPage(page, 'sessions');
  const end = dialog(page).getByRole('button', { name: new RegExp(`^${texts.account.sessions.end}: `) });
  await expect(end).toHaveCount(1);
  await end.click();
  await expect(end).toHaveCount(0);
  await expect(there.getByRole('heading', { name: texts.session.expired.title })).toBeVisible();
  await other.close();
}

async function setLimits(page: Page, { responsibleGaming }: Texts): Promise<void> {
  await openPage(page, 'responsibleGaming');
  const card = dialog(page)
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: responsibleGaming.kind.DEPOSIT.name, exact: true, level: 4 }),
    })
    .last();
  const name = `${responsibleGaming.kind.DEPOSIT.name}, ${responsibleGaming.period.day}`;
  await card.getByRole('button', { name: `${responsibleGaming.set}: ${name}`, exact: true }).click();
  await card.getByLabel(responsibleGaming.amount).fill('500000');
  await card.getByRole('button', { name: responsibleGaming.save, exact: true }).click();
  await expect(card.getByText(/^500[.,]000 ₫$/)).toBeVisible();
  await card.getByRole('button', { name: `${responsibleGaming.change}: ${name}`, exact: true }).click();
  await card.getByLabel(responsibleGaming.amount).fill('900000');
  await expect(card.getByText(responsibleGaming.afterADay)).toBeVisible();
  await card.getByRole('button', { name: responsibleGaming.save, exact: true }).click();
  await expect(
    card.getByRole('button', { name: `${responsibleGaming.pending.withdraw}: ${name}` }),
  ).toBeVisible();
  await expect(card.getByText(/^500[.,]000 ₫$/)).toBeVisible();
}

async function takeBreak(page: Page, language: Language, account: string): Promise<void> {
  const texts = textsOf(language);
  const words = texts.responsibleGaming.break;
  await openPage(page, 'responsibleGaming');
  const rest = dialog(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.COOL_OFF.title, exact: true }) })
    .last();
  await rest
    .getByRole('button', {
      name: (words.days_one ?? words.days_other).replace('{{count}}', '1'),
      exact: true,
    })
    .click();
  await rest.getByRole('button', { name: words.COOL_OFF.begin, exact: true }).click();
  await rest.getByText(words.understood).click();
  await rest.getByRole('button', { name: words.COOL_OFF.confirm }).click();
  await press(page, texts.responsibleGaming.begun.leave);
  await expect(page.getByTestId('balance')).toHaveCount(0);
  await sendLogin(page, language, account);
  const blockedText = (texts.auth.accountBlocked.until as string).split('{{time}}')[0]!.trim();
  await expect(dialog(page).getByText(blockedText)).toBeVisible();
}

test.describe('keyboard only', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const texts = textsOf('vi');

  /** Presses Tab until the control with this name has the focus. */
  async function tabTo(page: Page, name: string): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement | null;
        const label = focused?.id ? document.querySelector(`label[for="${focused.id}"]`) : null;
        return (
          focused?.getAttribute('aria-label') ??
          label?.textContent ??
          focused?.textContent ??
          ''
        ).trim();
      });
      if (at.replace(/ \*$/, '') === name) return;
    }
    throw new Error(`no Tab leads to ${name}`);
  }

  test('SPEC-2.8 sets a fund password and a limit with the focus kept in the dialog', async ({ page }) => {
    await speakFromTheFirst(page, 'vi');
    await register(page, 'vi');
    await openPage(page, 'securityCenter');
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await tabTo(page, `${texts.account.act.open}: ${texts.account.item.fundPassword.name}`);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: texts.member.page.fundPassword })).toBeVisible();
    await tabTo(page, texts.account.proof.password);
    await page.keyboard.type(password);
    await tabTo(page, texts.account.fund.new);
    await page.keyboard.type('808182');
    await tabTo(page, texts.account.fund.confirm);
    await page.keyboard.type('808182');
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.account.fund.set.done)).toBeVisible();

    await tabTo(page, texts.member.page.responsibleGaming);
    await page.keyboard.press('Enter');
    const { responsibleGaming } = texts;
    await expect(dialog(page).getByRole('heading', { name: responsibleGaming.limits })).toBeVisible();
    await tabTo(
      page,
      `${responsibleGaming.set}: ${responsibleGaming.kind.SESSION.name}, ${responsibleGaming.period.day}`,
    );
    await page.keyboard.press('Enter');
    await page.keyboard.type('90');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('1 giờ 30 phút', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});
