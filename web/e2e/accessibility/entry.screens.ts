import type { Answers } from '../support/answers.ts';
import type { Texts } from '../support/texts.ts';
import { BENEATH, dialog, type Screen, type Sight } from './screen.ts';

const LOGIN = `${BENEATH}?m=login`;
const REGISTER = `${BENEATH}?m=register`;
const FORGOT = `${BENEATH}?m=forgot`;

const toPhone = async (sight: Sight) => {
  await dialog(sight).getByRole('tab', { name: sight.texts.auth.field.mobileNum }).click();
};
const sendCode = async (sight: Sight, number = '912345678') => {
  await toPhone(sight);
  await dialog(sight).locator('input[name="mobileNum"]').fill(number);
  await dialog(sight).getByRole('button', { name: sight.texts.auth.sms.send }).click();
};
const sent: Answers = { '/wps/verification/sms': { value: { expiredMinutes: 5 } } };
const REST = '2026-12-21T08:00:00.000Z';

/** A log-in that says more than that it failed, to who has proven the account. */
function refusedLogIn(
  name: string,
  refused: string,
  said: (texts: Texts) => string,
  { path = LOGIN, value }: { path?: string; value?: object } = {},
): Screen {
  return {
    name,
    by: 'guest',
    path,
    answers: { '/wps/session/login': { refused, status: 403, ...(value && { value }) } },
    act: async (sight) => {
      const { page, texts } = sight;
      await page.getByTestId('puzzle').click();
      await dialog(sight).locator('input[name="username"]').fill('demo_player');
      await dialog(sight).locator('input[name="password"]').fill('Hoa-Muoi-Gio-26');
      await dialog(sight).getByRole('button', { name: texts.common.login, exact: true }).click();
    },
    landmark: (sight) =>
      dialog(sight)
        .getByRole('alert')
        .getByText(again(said(sight.texts))),
  };
}
const again = (text: string) => new RegExp(text.split('{{')[0]!.trim());

/** Sign-in methods and recoveries other than the login by user name. */
export const entryScreens: readonly Screen[] = [
  {
    name: 'login by SMS',
    quick: true,
    by: 'guest',
    path: LOGIN,
    act: toPhone,
    landmark: (sight) => dialog(sight).locator('input[name="verificationCode"]'),
  },
  {
    name: 'login by SMS, number wrong',
    by: 'guest',
    path: LOGIN,
    act: (sight) => sendCode(sight, '12345'),
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'login by SMS, list of countries',
    by: 'guest',
    path: LOGIN,
    act: async (sight) => {
      await toPhone(sight);
      await dialog(sight).locator('button[aria-haspopup="listbox"]').click();
    },
    landmark: ({ page }) => page.getByRole('option', { selected: true }),
  },
  {
    name: 'login by SMS, code sent',
    by: 'guest',
    path: LOGIN,
    answers: sent,
    act: (sight) => sendCode(sight),
    landmark: (sight) =>
      dialog(sight).getByRole('button', { name: again(sight.texts.auth.sms.againIn), disabled: true }),
  },
  {
    name: 'login by SMS, message refused',
    by: 'guest',
    path: LOGIN,
    answers: {
      '/wps/verification/sms': {
        refused: 'SMS_QUOTA_EXCEEDED',
        status: 422,
        message: 'Hạn mức tin nhắn SMS không đủ.',
      },
    },
    act: (sight) => sendCode(sight),
    landmark: ({ page, texts }) =>
      page.getByRole('alertdialog').getByRole('heading', { name: texts.auth.sms.refused }),
  },
  {
    name: 'login, verified by the device',
    by: 'guest',
    path: LOGIN,
    act: async ({ page, texts }) => page.getByRole('button', { name: texts.auth.work.offer }).click(),
    landmark: ({ page, texts }) => page.getByText(texts.auth.work.done, { exact: true }),
  },
  {
    name: 'login, picture due',
    by: 'guest',
    path: LOGIN,
    answers: {
      '/wps/session/login': { refused: 'AUTH_INVALID_CREDENTIALS', status: 401, value: { captcha: true } },
    },
    act: async (sight) => {
      const { page, texts } = sight;
      await page.getByTestId('puzzle').click();
      await dialog(sight).locator('input[name="username"]').fill('demo_player');
      await dialog(sight).locator('input[name="password"]').fill('sai-mat-khau');
      await dialog(sight).getByRole('button', { name: texts.common.login, exact: true }).click();
    },
    landmark: ({ page, texts }) => page.getByRole('img', { name: texts.auth.captcha.alt }),
  },
  refusedLogIn('login of agents, refused', 'NOT_AN_AGENT', ({ auth }) => auth.login.notAnAgent, {
    path: `${LOGIN}&p=agent`,
  }),
  refusedLogIn('login, account suspended', 'ACCOUNT_SUSPENDED', ({ auth }) => auth.accountBlocked.suspended),
  refusedLogIn('login, account closed', 'ACCOUNT_CLOSED', ({ auth }) => auth.accountBlocked.closed),
  refusedLogIn('login, on a break', 'SELF_EXCLUDED', ({ auth }) => auth.accountBlocked.until, {
    value: { until: REST },
  }),
  refusedLogIn('login, self-excluded permanently', 'SELF_EXCLUDED', ({ auth }) => auth.accountBlocked.ever, {
    value: { until: null },
  }),
  refusedLogIn('login, time limit reached', 'SESSION_LIMIT_REACHED', ({ auth }) => auth.accountBlocked.time, {
    value: { resetsAt: REST },
  }),
  {
    name: 'register by mobile number',
    by: 'guest',
    path: REGISTER,
    act: toPhone,
    landmark: (sight) => dialog(sight).locator('input[name="verificationCode"]'),
  },
  {
    name: 'register by mobile number, nothing typed',
    by: 'guest',
    path: REGISTER,
    act: async (sight) => {
      await toPhone(sight);
      await dialog(sight).getByRole('button', { name: sight.texts.auth.register.submit }).click();
    },
    landmark: ({ page, texts }) => page.getByText(texts.auth.phone.missing),
  },
  {
    name: 'register, referred',
    by: 'guest',
    path: `${REGISTER}&referralCode=SEN88`,
    landmark: (sight) => dialog(sight).getByText(/SEN88/),
  },
  {
    name: 'register, invitation refused',
    by: 'guest',
    path: `${REGISTER}&affiliateCode=KHONG-CO`,
    landmark: (sight) => dialog(sight).getByText(sight.texts.auth.invitation_code_error),
  },
  {
    name: 'register, closed',
    by: 'guest',
    path: REGISTER,
    answers: {
      '/wps/system/status': (value: never) => {
        const status = value as { info: { whitelabel: { modId: string; enabled: string }[] } };
        for (const node of status.info.whitelabel) if (node.modId === 'REGISTER3') node.enabled = '0';
        return status;
      },
    },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.auth.register.closed }),
  },
  {
    name: 'forgotten password, sent',
    by: 'guest',
    path: FORGOT,
    answers: { '/wps/member/password/email': { value: { sent: true } } },
    act: async (sight) => {
      await dialog(sight).locator('input[name="username"]').fill('nguoi_choi');
      await dialog(sight).locator('input[name="email"]').fill('nguoi.choi@thu.example');
      await dialog(sight).getByRole('button', { name: sight.texts.auth.forgot.submit }).click();
    },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.auth.forgot.sent }),
  },
  {
    name: 'forgotten password, by phone',
    by: 'guest',
    path: FORGOT,
    act: async (sight) => {
      await toPhone(sight);
      await dialog(sight).getByRole('button', { name: sight.texts.auth.reset.submit }).click();
    },
    landmark: ({ page, texts }) => page.getByText(texts.auth.newPassword.needNew),
  },
  {
    name: 'new password by link',
    by: 'guest',
    path: `${BENEATH}#reset=${'r'.repeat(43)}`,
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.auth.reset.title }),
  },
  {
    name: 'new password, link broken',
    by: 'guest',
    path: `${BENEATH}#reset=cut-off`,
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.auth.reset.invalid }),
  },
];
