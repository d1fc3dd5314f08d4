import { BENEATH, dialog, type Screen } from './screen.ts';
import { GAME } from './game.screens.ts';

const at = (page: string) => `${BENEATH}?m=member&p=${page}`;
const ROOT = '/wps/v2/responsible-gaming';
const REALITY = `${ROOT}/reality-check`;
const calm = { limitsPromptDue: false, factsDue: false, applied: true, exclusion: null };
const limit = (kind: string, period: string, over: object) => ({
  ...{ kind, period, amount: null, minutes: null, usedAmount: null, usedMinutes: null, pending: null },
  ...{ resetsAt: '2026-12-01T17:00:00.000Z', ...over },
});
const LIMITS = [
  limit('DEPOSIT', 'day', {
    amount: '2000000.00',
    usedAmount: '1900000.00',
    pending: {
      amount: '50000000.00',
      minutes: null,
      lifted: false,
      confirmableFrom: '2020-01-01T00:00:00.000Z',
    },
  }),
  limit('LOSS', 'month', {
    amount: '500000.00',
    usedAmount: '125000.00',
    pending: { amount: null, minutes: null, lifted: true, confirmableFrom: '2099-01-01T00:00:00.000Z' },
  }),
  limit('SESSION', 'day', { minutes: 150, usedMinutes: 20 }),
];
const withLimits = { [ROOT]: (state: object) => ({ ...state, ...calm, limits: LIMITS }) };
const message = (id: string, kind: string, title: string, read: boolean) => ({
  ...{ id, kind, title, read, reference: null, receivedAt: '2026-11-21T08:00:00.000Z' },
  content: 'Khoản nạp 1.250.000,00 VND đã vào tài khoản của bạn.',
});
const MESSAGES = [
  message('m1', 'DEPOSIT_ARRIVED', 'Nạp tiền thành công', false),
  message('m2', 'NEW_DEVICE', 'Đăng nhập từ thiết bị mới', false),
  message('m3', 'WITHDRAWAL_REJECTED', 'Rút tiền bị từ chối', true),
];
const inbox = (list: object[]) => ({
  '/wps/v2/messages': { value: { list, pageNum: 1, totalPages: list.length > 0 ? 3 : 0, totalCount: 21 } },
  '/wps/relay/CSP_unreadCount': { value: { unreadCount: 2 } },
});
const dueCheck = (reality: object) => ({
  ...reality,
  ...{ due: true, intervalMinutes: 30, elapsedMinutes: 95, nextAt: '2026-11-21T08:00:00.000Z' },
  ...{ staked: '12500000.00', returned: '9250000.00', netResult: '-3250000.00' },
});

/** Limits and breaks, what stands before and over a game, and the inbox. */
export const playScreens: readonly Screen[] = [
  {
    name: 'responsible gaming of a newcomer',
    by: 'newcomer',
    path: at('responsibleGaming'),
    landmark: (sight) => dialog(sight).getByText(sight.texts.responsibleGaming.noLimit).nth(11),
  },
  {
    name: 'responsible gaming, limits in use and waiting',
    by: 'player',
    path: at('responsibleGaming'),
    answers: withLimits,
    landmark: (sight) =>
      dialog(sight).getByRole('button', {
        name: new RegExp(`^${sight.texts.responsibleGaming.pending.confirm}: `),
      }),
  },
  {
    name: 'responsible gaming, a limit being raised',
    quick: true,
    by: 'player',
    path: at('responsibleGaming'),
    answers: withLimits,
    act: async (sight) => {
      const { responsibleGaming } = sight.texts;
      await dialog(sight)
        .getByRole('button', {
          name: `${responsibleGaming.change}: ${responsibleGaming.kind.SESSION.name}, ${responsibleGaming.period.day}`,
        })
        .click();
      await dialog(sight).getByLabel(responsibleGaming.inMinutes).fill('300');
    },
    landmark: (sight) => dialog(sight).getByText(sight.texts.responsibleGaming.afterADay),
  },
  {
    name: 'responsible gaming, a self-exclusion to be confirmed',
    by: 'player',
    path: at('responsibleGaming'),
    act: async (sight) => {
      const words = sight.texts.responsibleGaming.break;
      await dialog(sight).getByRole('button', { name: words.ever, exact: true }).click();
      await dialog(sight).getByRole('button', { name: words.SELF_EXCLUSION.begin, exact: true }).click();
    },
    landmark: (sight) => dialog(sight).getByText(sight.texts.responsibleGaming.break.means.back),
  },
  {
    name: 'responsible gaming, a reality check waiting',
    by: 'player',
    path: at('responsibleGaming'),
    answers: { [REALITY]: dueCheck },
    act: (sight) =>
      dialog(sight)
        .getByRole('button', { name: sight.texts.responsibleGaming.reality.seen })
        .scrollIntoViewIfNeeded(),
    landmark: (sight) =>
      dialog(sight).getByRole('button', { name: sight.texts.responsibleGaming.reality.seen }),
  },
  {
    name: 'responsible gaming, failed',
    by: 'player',
    path: at('responsibleGaming'),
    answers: { [ROOT]: 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'deposit, limits offered',
    by: 'player',
    path: at('depositv2'),
    answers: { [ROOT]: (state: object) => ({ ...state, ...calm, limitsPromptDue: true }) },
    landmark: (sight) =>
      dialog(sight).getByRole('heading', { name: sight.texts.responsibleGaming.prompt.title }),
  },
  {
    name: 'facts before the first bet',
    by: 'player',
    path: GAME,
    answers: { [ROOT]: (state: object) => ({ ...state, factsDue: true, due: false }) },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.responsibleGaming.factsFirst }),
  },
  {
    name: 'reality check before a game',
    by: 'player',
    path: GAME,
    answers: { [REALITY]: dueCheck },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.responsibleGaming.reality.due }),
  },
  {
    name: 'inbox',
    by: 'player',
    path: at('messageV2'),
    answers: inbox(MESSAGES),
    act: ({ page }) =>
      page
        .getByRole('button', { name: /Rút tiền bị từ chối/ })
        .first()
        .click(),
    landmark: ({ page }) => page.getByText(MESSAGES[2]!.content).last(),
  },
  {
    name: 'inbox of a newcomer',
    by: 'newcomer',
    path: at('messageV2'),
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.inbox.none }),
  },
  {
    name: 'inbox, all read',
    by: 'player',
    path: at('messageV2'),
    answers: inbox([]),
    act: (sight) =>
      dialog(sight)
        .getByRole('button', { name: sight.texts.inbox.unreadOnly.replace('{{n}}', '2') })
        .click(),
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.inbox.noneUnread }),
  },
  {
    name: 'inbox, failed',
    by: 'player',
    path: at('messageV2'),
    answers: { '/wps/v2/messages': 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  // Last of the newcomer's, because its browser remembers it.
  {
    name: 'forced password change',
    by: 'newcomer',
    path: '/robots.txt',
    act: async ({ page }) => {
      await page.evaluate(() => sessionStorage.setItem('cpw', 'true'));
      await page.goto('/index');
    },
    landmark: (sight) => dialog(sight).getByText(sight.texts.auth.change.due.expired),
  },
];
