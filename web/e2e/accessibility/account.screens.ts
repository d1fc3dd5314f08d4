import { BENEATH, dialog, type Screen } from './screen.ts';

const at = (page: string) => `${BENEATH}?m=member&p=${page}`;
const SECOND = '/wps/v2/second-factor';
const KEY = {
  id: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
  name: 'Điện thoại của tôi, máy thứ hai',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-21T08:00:00.000Z',
};
const CODES = ['ab3d', 'cd4e', 'ef5g', 'gh6j', 'jk7m', 'mn8p', 'pq9r', 'rs2t', 'tu3v', 'vw4x'].map(
  (head) => `${head}-ef7h-jk9m-np2r`,
);
const PROFILE = {
  nickname: 'Sen Vàng 88',
  birthday: '1990-02-28',
  payeeName: 'NGUYEN MINH TAM',
  contacts: [
    { kind: 'mobileNum', masked: '********678', proven: false },
    { kind: 'email', masked: 'mi****@example.com', proven: true },
  ],
};
const SESSIONS = [
  { id: 'a', current: true, device: 'Chrome, Linux', ip: '127.0.0.1' },
  { id: 'b', current: false, device: 'Safari, iOS', ip: '203.0.113.24' },
  { id: 'c', current: false, device: 'unknown', ip: null },
].map((one) => ({ ...one, openedAt: KEY.createdAt, lastSeenAt: KEY.lastUsedAt, method: 'password' }));

/** The password of the seeded player does not matter: what follows is answered here. */
async function enterPassword({ page, texts }: Parameters<NonNullable<Screen['act']>>[0], next: string) {
  await page.getByLabel(texts.account.proof.password).fill('Hoa-Muoi-Gio-26');
  await page.getByRole('dialog').getByRole('button', { name: next, exact: true }).last().click();
}

/** Around the account: what it is, what protects it, who is in it. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'the identity check',
    by: 'player',
    path: at('identity'),
    landmark: (sight) => dialog(sight).getByRole('form', { name: sight.texts.identity.form }),
  },
  {
    name: 'an identity check that was not approved',
    by: 'player',
    path: at('identity'),
    answers: {
      '/wps/v2/member/identity': {
        value: {
          ...{ status: 'REJECTED', level: 1, validUntil: '2031-05-01', submittedLevel: 2 },
          ...{ reason: 'FACE_DIFFERS', submittedAt: KEY.createdAt },
        },
      },
    },
    landmark: (sight) => dialog(sight).getByText(sight.texts.identity.reason.FACE_DIFFERS),
  },
  {
    name: 'personal data and pictures',
    by: 'player',
    path: at('profile'),
    landmark: (sight) =>
      dialog(sight).getByRole('button', {
        name: sight.texts.account.avatar.drawing.replace('{{number}}', '24'),
      }),
  },
  {
    name: 'personal data that is fixed',
    by: 'player',
    path: at('profile'),
    answers: { '/wps/v2/member/profile': { value: PROFILE } },
    landmark: (sight) => dialog(sight).getByText(sight.texts.account.profile.fixed).first(),
  },
  {
    name: 'personal data, failed',
    by: 'player',
    path: at('profile'),
    answers: { '/wps/v2/member/profile': 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'first fund password, nothing typed',
    by: 'player',
    path: at('fundPassword'),
    act: (sight) =>
      dialog(sight).getByRole('button', { name: sight.texts.account.fund.set.submit }).last().click(),
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'change of the fund password',
    by: 'player',
    path: at('fundPassword'),
    answers: { '/wps/v2/fund-password': { value: { set: true, lockedUntil: null } } },
    landmark: (sight) => dialog(sight).getByLabel(sight.texts.account.fund.old),
  },
  {
    name: 'fund password, locked',
    by: 'player',
    path: at('fundPassword'),
    answers: {
      '/wps/v2/fund-password': { value: { set: true, lockedUntil: '2026-12-21T08:00:00.000Z' } },
    },
    landmark: (sight) => dialog(sight).getByLabel(sight.texts.account.fund.code),
  },
  {
    name: 'phone number, of a wrong length',
    by: 'player',
    path: at('mobile'),
    answers: { '/wps/v2/member/profile': { value: PROFILE } },
    act: async ({ page, texts }) => {
      await page.getByLabel(texts.account.mobile.number).fill('123');
      await page.getByRole('button', { name: texts.common.code.send }).click();
    },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'e-mail address, code sent',
    by: 'player',
    path: at('email'),
    answers: {
      '/wps/v2/member/profile': { value: PROFILE },
      '/wps/v2/contacts/email/code': { value: { expiredMinutes: 5 } },
    },
    act: async ({ page, texts }) => {
      await page.getByLabel(texts.account.email.address).fill('sen@example.com');
      const send = page.getByRole('button', { name: texts.common.code.send });
      // The cooldown of the code sent in the other language still runs.
      if (await send.isVisible()) await send.click();
    },
    landmark: (sight) => dialog(sight).getByRole('button', { name: /\d:\d\d/ }),
  },
  {
    name: 'second factor, off',
    by: 'player',
    path: at('secondFactor'),
    landmark: (sight) => dialog(sight).getByRole('button', { name: sight.texts.account.app.setUp }),
  },
  {
    name: 'second factor, password asked',
    by: 'player',
    path: at('secondFactor'),
    act: (sight) => dialog(sight).getByRole('button', { name: sight.texts.account.app.setUp }).click(),
    landmark: (sight) => dialog(sight).getByText(sight.texts.account.app.passwordFirst),
  },
  {
    name: 'second factor, the secret',
    quick: true,
    by: 'player',
    path: at('secondFactor'),
    answers: {
      [`${SECOND}/authenticator`]: {
        value: {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Sen%20V%C3%A0ng:demo_player?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        },
      },
    },
    act: async (sight) => {
      await dialog(sight).getByRole('button', { name: sight.texts.account.app.setUp }).click();
      await enterPassword(sight, sight.texts.account.app.next);
    },
    landmark: (sight) => dialog(sight).getByRole('img', { name: sight.texts.account.app.qr }),
  },
  {
    name: 'second factor, recovery codes',
    by: 'player',
    path: at('secondFactor'),
    answers: {
      [SECOND]: { value: { authenticator: true, passkeys: [], recoveryCodesLeft: 2 } },
      [`${SECOND}/recovery-codes`]: { value: { recoveryCodes: CODES } },
    },
    act: async (sight) => {
      const { texts } = sight;
      await dialog(sight).getByRole('button', { name: texts.account.codes.renew.title }).click();
      await sight.page.getByLabel(texts.account.proof.factorCode).fill('123456');
      await enterPassword(sight, texts.account.codes.renew.submit);
    },
    landmark: ({ page }) => page.getByTestId('recovery-codes'),
  },
  {
    name: 'second factor, app and passkeys on, few codes left',
    by: 'player',
    path: at('secondFactor'),
    answers: { [SECOND]: { value: { authenticator: true, passkeys: [KEY], recoveryCodesLeft: 2 } } },
    landmark: (sight) => dialog(sight).getByText(KEY.name),
  },
  {
    name: 'second factor, a passkey to be added, nothing typed',
    by: 'player',
    path: at('secondFactor'),
    act: async (sight) => {
      const { passkey } = sight.texts.account;
      await dialog(sight).getByRole('button', { name: passkey.add }).click();
      await dialog(sight).getByRole('button', { name: passkey.addSubmit }).click();
    },
    landmark: ({ page, texts }) => page.getByText(texts.account.passkey.needName),
  },
  {
    name: 'second factor, failed',
    by: 'player',
    path: at('secondFactor'),
    answers: { [SECOND]: 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'sessions and history',
    by: 'player',
    path: at('sessions'),
    landmark: (sight) => dialog(sight).locator('tbody tr').first(),
  },
  {
    name: 'sessions of other browsers, and a new device',
    by: 'player',
    path: at('sessions'),
    answers: {
      '/wps/v2/sessions': { value: { list: SESSIONS } },
      '/wps/v2/login-history': (page: { list: object[] }) => ({
        ...page,
        list: page.list.map((one, n) => ({ ...one, newDevice: n === 0, method: 'password' })),
      }),
    },
    landmark: (sight) => dialog(sight).getByRole('button', { name: sight.texts.account.sessions.endOthers }),
  },
  {
    name: 'sessions, failed',
    by: 'player',
    path: at('sessions'),
    answers: { '/wps/v2/sessions': 'failed', '/wps/v2/login-history': 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').nth(1),
  },
];
