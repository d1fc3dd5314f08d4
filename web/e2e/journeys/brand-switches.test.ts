import { expect, test, type Locator, type Page } from '@playwright/test';
import { personOf, PlayerClient } from '../../../libs/api-client/src/index.ts';
import { Operator } from '../support/operator.ts';
import { box, letDeviceVerify, newAccount, newNumber, speakAs, toPhoneTab } from '../support/login.ts';
import { fillPerson, password, register, sendLogin } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { firstGame, passFacts } from '../support/visitors.ts';

const texts = textsOf('vi');
const { auth, common } = texts;

/** What an operator switches, on the screen and at the server. The brand's own choice comes back at the end. */
test.describe('a switch of the brand', () => {
  let operator: Operator;
  let api: PlayerClient;

  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeAll(async ({ baseURL }) => {
    operator = await Operator.logIn(baseURL!);
    api = new PlayerClient(baseURL!, newAccount(), { encrypted: true });
  });
  test.beforeEach(({ page }) => speakAs(page, 'vi'));
  test.afterAll(() =>
    operator.switch({
      ...{
        USERNAMEREG3: true,
        DIRECTREG3: true,
        REGMOBVERF3: true,
        MOBILEVERCODELOGIN3: true,
        CHNGPASSVERIF3: true,
      },
      ...{ PWDEXPFORCECHANGE3: false, MANPLAYREB3: true, REDRAIN3: true },
    }),
  );

  const codeOf = async (method: string, path: string, fields: object) =>
    (await api.call(method, path, await api.credentials(fields))).code;
  const tab = (page: Page, name: string): Locator => box(page).getByRole('tab', { name, exact: true });

  test('SPEC-3.10.4 opens registration by user name', async ({ page }) => {
    const fields = {
      username: api.account,
      ...personOf(api.account),
      password,
      confirmPassword: password,
      agreement: true,
      login: true,
    };
    const answered = () => codeOf('PUT', '/wps/member/register', fields);
    await operator.switch({ USERNAMEREG3: false });
    await expect.poll(answered).toBe('REGISTRATION_CLOSED');
    await page.goto('/khong-co?m=register');
    await expect(box(page).locator('input[name="mobileNum"]')).toBeVisible();
    await expect(tab(page, auth.field.username)).toHaveCount(0);
    await operator.switch({ USERNAMEREG3: true });
    await expect.poll(answered).not.toBe('REGISTRATION_CLOSED');
    await page.goto('/khong-co?m=register');
    await expect(tab(page, auth.field.username)).toBeVisible();
  });

  test('SPEC-3.10.7 opens the log-in by SMS', async ({ page }) => {
    const fields = {
      type: 'sms',
      mobileNum: newNumber(),
      countryDialingCode: '84',
      verificationCode: '123456',
    };
    const answered = () => codeOf('POST', '/wps/session/login', fields);
    await operator.switch({ MOBILEVERCODELOGIN3: false });
    await expect.poll(answered).toBe('SMS_LOGIN_UNAVAILABLE');
    await page.goto('/khong-co?m=login');
    await expect(box(page).locator('input[name="username"]')).toBeVisible();
    await expect(tab(page, auth.field.mobileNum)).toHaveCount(0);
    await operator.switch({ MOBILEVERCODELOGIN3: true });
    await expect.poll(answered).not.toBe('SMS_LOGIN_UNAVAILABLE');
    await page.goto('/khong-co?m=login');
    await toPhoneTab(page, texts);
    await expect(box(page).locator('input[name="verificationCode"]')).toBeVisible();
  });

  test('SPEC-3.10.8 opens accounts without an invitation', { tag: '@long' }, async ({ page }) => {
    const fields = {
      username: newAccount(),
      ...personOf(newAccount()),
      ...{ password, confirmPassword: password, agreement: true },
    };
    const answered = () => codeOf('PUT', '/wps/member/register', fields);
    const invitation = box(page).getByLabel(auth.field.affiliateCode, { exact: true });
    await operator.switch({ DIRECTREG3: false });
    await expect.poll(answered).toBe('INVITATION_CODE_REQUIRED');
    await page.goto('/khong-co?m=register');
    await expect(invitation).toBeVisible();
    await operator.switch({ DIRECTREG3: true });
    await expect.poll(answered).not.toBe('INVITATION_CODE_REQUIRED');
    await expect(invitation).toHaveCount(0);
  });

  test(
    'SPEC-2.3.1 shows the banner of the group w_login in the log-in window, and not on the pages',
    { tag: '@long' },
    ({ page }) => seesBanner(page, 'w_login', 'login'),
  );

  test(
    'SPEC-2.4.1 shows the banner of the group w_register in the register window, and not on the pages',
    { tag: '@long' },
    ({ page }) => seesBanner(page, 'w_register', 'register'),
  );

  async function seesBanner(page: Page, group: 'w_login' | 'w_register', modal: string) {
    const title = `Hội đèn ${newAccount()}`;
    const remove = await operator.addBanner(group, title);
    try {
      await expect(async () => {
        await page.goto(`/khong-co?m=${modal}`);
        await expect(box(page).getByRole('heading', { name: title })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await page.goto('/noticePage');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    } finally {
      await remove();
    }
  }

  test('SPEC-2.4.2 the title of the register window names the bonus where its contact is asked for', async ({
    page,
  }) => {
    const title = box(page).getByRole('heading', { level: 2 }).first();
    for (const [asked, words] of [
      [true, new RegExp(auth.register.titleBonus.replace('{{amount}}', '131\\.000\\s₫'))],
      [false, auth.register.title],
    ] as const) {
      await operator.askForZalo(asked);
      await expect(async () => {
        await page.goto('/khong-co?m=register');
        await expect(title).toHaveText(words, { timeout: 2_000 });
      }).toPass();
    }
  });

  test('SPEC-3.10.9 opens the reset by phone', async ({ page }) => {
    const fields = {
      ...{ mobileNum: newNumber(), countryDialingCode: '84', verificationCode: '123456' },
      ...{ newPassword: password, confirmNewPassword: password },
    };
    const answered = () => codeOf('POST', '/wps/member/password/verification', fields);
    await operator.switch({ CHNGPASSVERIF3: false });
    await expect.poll(answered).toBe('PASSWORD_RESET_UNAVAILABLE');
    await page.goto('/khong-co?m=forgot');
    await expect(box(page).locator('input[name="email"]')).toBeVisible();
    await expect(tab(page, auth.field.mobileNum)).toHaveCount(0);
    await operator.switch({ CHNGPASSVERIF3: true });
    await expect.poll(answered).not.toBe('PASSWORD_RESET_UNAVAILABLE');
    await page.goto('/khong-co?m=forgot');
    await expect(tab(page, auth.field.mobileNum)).toBeVisible();
  });

  test('SPEC-3.10.2 makes registration by mobile number ask for a code', async ({ page }) => {
    const code = box(page).locator('input[name="verificationCode"]');
    await operator.switch({ REGMOBVERF3: true });
    await page.goto('/khong-co?m=register');
    await toPhoneTab(page, texts);
    await expect(code).toBeVisible();
    await operator.switch({ REGMOBVERF3: false });
    // The open page hears of it.
    await expect(code).toHaveCount(0);
    const number = newNumber();
    await box(page).locator('input[name="mobileNum"]').fill(`0${number}`);
    await fillPerson(box(page), number);
    await box(page).locator('input[name="password"]').fill(password);
    await box(page).locator('input[name="confirmPassword"]').fill(password);
    await letDeviceVerify(page, texts);
    await box(page).locator('input[name="agreed"]').check();
    await box(page).getByRole('button', { name: auth.register.submit }).click();
    await expect(page.getByRole('heading', { name: auth.registered.title })).toBeVisible();
  });

  test('SPEC-3.10.6 forces the change of an expired password, and lets it be where it is off', async ({
    page,
  }) => {
    const name = await register(page, 'vi');
    const { id } = (await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` };
      return ((await (await fetch('/wps/member/info', { headers })).json()) as { value: { id: string } })
        .value;
    })) as { id: string };
    await operator.expirePassword(id);
    const logInAgain = async () => {
      await page.evaluate(() => sessionStorage.clear());
      await sendLogin(page, 'vi', name);
      await expect(page.getByTestId('balance')).toBeVisible();
    };
    await operator.switch({ PWDEXPFORCECHANGE3: true });
    await expect(async () => {
      await logInAgain();
      await expect(page).toHaveURL(/\/member\/changePassword/, { timeout: 5_000 });
    }).toPass();
    await operator.switch({ PWDEXPFORCECHANGE3: false });
    await expect(async () => {
      await logInAgain();
      await expect(page.getByText(texts.announcement.welcome.adults)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page).not.toHaveURL(/changePassword/);
  });

  test('SPEC-2.2.3 shows cashback in the header only where the manual rebate is on', async ({ page }) => {
    await register(page, 'vi');
    const entry = page.getByRole('banner').first().getByRole('button', { name: common.nav.cashback });
    for (const isOn of [false, true]) {
      await operator.switch({ MANPLAYREB3: isOn });
      await page.goto('/khong-co');
      await expect(page.getByTestId('balance')).toBeVisible();
      await expect(entry).toHaveCount(isOn ? 1 : 0);
    }
    await entry.click();
    await expect(page).toHaveURL(/\/member\/manualRebate/);
  });

  test('SPEC-3.10.11 opens the cashback page by the switch or by the setting', async ({ page }) => {
    await register(page, 'vi');
    try {
      for (const [isSwitched, isSet] of [
        [false, false],
        [false, true],
        [true, false],
      ] as const) {
        await operator.switch({ MANPLAYREB3: isSwitched });
        await operator.set({ manualRebate: isSet });
        await seesPage(page, 'manualRebate', isSwitched || isSet);
      }
    } finally {
      await operator.set({ manualRebate: false });
    }
  });

  test('SPEC-6.6.2 shows the red rain in menu and promotions only where its flag is on', async ({ page }) => {
    await register(page, 'vi');
    const promotions = (await (await page.request.get('/wps/v2/promotions')).json()) as {
      value: { kind: string; title: { vi: string } }[];
    };
    const title = promotions.value.find(({ kind }) => kind === 'RED_RAIN')!.title.vi;
    for (const isOn of [false, true]) {
      await operator.switch({ REDRAIN3: isOn });
      await seesPage(page, 'redRain', isOn);
      await page.goto('/promotions');
      await expect(page.locator('article').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(isOn ? 1 : 0);
    }
  });

  test('SPEC-6.8.1 the menu leads to the transfers between wallets only where the brand has several', async ({
    page,
  }) => {
    await register(page, 'vi');
    try {
      for (const isSingle of [true, false]) {
        await operator.set({ singleWallet: isSingle });
        await seesPage(page, 'transferFund', !isSingle);
      }
    } finally {
      await operator.set({ singleWallet: false });
    }
    const dialog = page.getByRole('dialog');
    await page.goto('/index?m=member');
    await dialog.getByRole('button', { name: texts.member.page.transferFund, exact: true }).click();
    await expect(page).toHaveURL(/\/member\/transferFund$/);
    const wallets = dialog.getByRole('list', { name: texts.vendorWallets.vendors });
    await expect(wallets.getByRole('listitem').first()).toBeVisible();
  });

  /** A page of the member centre, in the menu and by its address. */
  async function seesPage(
    page: Page,
    key: 'manualRebate' | 'redRain' | 'transferFund',
    isShown: boolean,
  ): Promise<void> {
    const name = texts.member.page[key];
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      await page.goto('/index?m=member');
      await expect(dialog.getByRole('button', { name: texts.member.page.missionLeaderboard })).toBeVisible();
      await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(isShown ? 1 : 0, {
        timeout: 3_000,
      });
    }).toPass();
    await page.goto(`/member/${key}`);
    await expect(dialog.locator('[aria-current="page"]').first()).toBeVisible();
    await expect(dialog.locator('[aria-current="page"]').getByText(name, { exact: true })).toHaveCount(
      isShown ? 1 : 0,
    );
  }

  test('SPEC-6.6.1 hides deposit and withdrawal from header, bar, hero, game and address', ({ page }) =>
    seesNoWayToPay(page, 'switch', { DEPOSIT3: false, WITHDRAW3: false }));

  test('SPEC-6.9.1 a brand on credit hides them as well', ({ page }) =>
    seesNoWayToPay(page, 'set', { creditMode: true }));

  test('SPEC-3.10.12 credit mode takes the deposit from account, inbox and promotion as well', async ({
    page,
    baseURL,
  }) => {
    const member = new PlayerClient(baseURL!, await register(page, 'vi'));
    member.token = (await page.evaluate(() => sessionStorage.getItem('token')))!;
    await member.deposit('200000.00');
    const arrived = async () => {
      const path = '/wps/v2/messages?pageNo=1&pageSize=20';
      const { list } = await member.value<{ list: { kind: string; title: string }[] }>('GET', path);
      return list.find(({ kind }) => kind === 'DEPOSIT_ARRIVED')?.title ?? '';
    };
    await expect.poll(arrived).not.toBe('');
    const message = await arrived();
    const offers = await member.value<{ id: string; kind: string; status: string }[]>(
      ...['GET', '/wps/v2/promotions'],
    );
    const { id } = offers.find(({ kind, status }) => kind === 'RELOAD' && status === 'join')!;
    await member.value('POST', `/wps/v2/promotions/${id}/join`);

    const dialog = page.getByRole('dialog');
    const { more } = texts.inbox;
    const { deposit, leave } = texts.rewards;
    const places: Record<string, () => Promise<Locator>> = {
      '/member/securityCenter': async () => {
        await expect(dialog.locator('[aria-current="page"]').first()).toBeVisible();
        return dialog.getByRole('button', { name: common.nav.deposit, exact: true });
      },
      '/member/inbox': async () => {
        await dialog.locator('button[aria-expanded]').filter({ hasText: message }).click();
        return dialog.getByRole('button', { name: more, exact: true });
      },
      [`/promoDetail?id=${id}`]: async () => {
        await expect(page.getByRole('button', { name: leave, exact: true })).toBeVisible();
        return page.getByRole('main').getByRole('button', { name: deposit, exact: true });
      },
    };
    try {
      for (const isOnCredit of [false, true]) {
        await operator.set({ creditMode: isOnCredit });
        for (const [address, open] of Object.entries(places))
          await expect(async () => {
            await page.goto(address);
            const ways = await open();
            await expect(ways.first()).toBeVisible({ visible: !isOnCredit, timeout: 3_000 });
          }, address).toPass();
      }
    } finally {
      await operator.set({ creditMode: false });
    }
  });

  async function seesNoWayToPay(page: Page, by: 'switch' | 'set', closed: Record<string, boolean>) {
    await register(page, 'vi');
    await operator[by](closed);
    try {
      const money = new RegExp(`^(${common.nav.deposit}|${common.nav.withdraw})$`);
      const ways = page.locator('header, footer, main, nav').getByRole('button', { name: money });
      await expect(async () => {
        await page.goto('/index');
        await expect(page.getByTestId('balance')).toBeVisible();
        await expect(ways).toHaveCount(0, { timeout: 3_000 });
      }).toPass();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(ways).toHaveCount(0);
      }
      await page.goto((await firstGame(page)).replace('mode=trial', ''));
      await passFacts(page);
      await expect(page.locator('iframe')).toBeVisible();
      await expect(ways).toHaveCount(0);
      for (const address of ['/member/deposit', '/member/withdraw', '/index?m=member&p=deposit']) {
        await page.goto(address);
        const centre = page.getByRole('dialog');
        await expect(centre.locator('[aria-current="page"]').first()).toBeVisible();
        await expect(centre.getByText(money)).toHaveCount(0);
      }
    } finally {
      await operator[by](Object.fromEntries(Object.entries(closed).map(([name, on]) => [name, !on])));
    }
  }
});
