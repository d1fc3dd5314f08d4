import { expect } from '@playwright/test';
import { partedBalance } from './money.answers.ts';
import { BENEATH, dialog, type Screen, type Sight } from './screen.ts';

const BETS = '/wps/v2/records/bets';
const CHANNELS = '/wps/v2/deposits/channels';
const DEPOSITS = '/wps/v2/deposits';
const ACCOUNT = `${BENEATH}?m=member&p=securityCenter`;
const DEPOSIT = `${BENEATH}?m=member&p=depositv2`;
const HISTORY = `${BENEATH}?m=member&p=transactionHistory`;
const PROFIT = `${BENEATH}?m=member&p=personalProfit`;
const RECORDS = `${BENEATH}?m=member&p=personalHistoryCopy`;

const openDetails = ({ page, texts }: Sight) =>
  page.getByRole('button', { name: texts.wallet.details }).click();

/** What needs an account. */
export const memberScreens: readonly Screen[] = [
  {
    name: 'home of a player',
    by: 'player',
    path: '/index',
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.games.continue }),
  },
  {
    name: 'home of a newcomer',
    by: 'newcomer',
    path: '/index',
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.home.back.title }),
  },
  {
    name: 'home with play money',
    by: 'trial',
    path: '/index',
    landmark: ({ page }) => page.getByTestId('balance'),
  },
  {
    name: 'lobby, favorites of a newcomer',
    by: 'newcomer',
    path: '/rng?view=favorites',
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.games.noFavorites }),
  },
  {
    name: 'lobby, played last',
    by: 'player',
    path: '/rng?view=recent',
    landmark: ({ page }) => page.locator('article').first(),
  },
  {
    name: 'demo account on a members-only page',
    by: 'trial',
    path: `${BENEATH}?m=member`,
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.session.in_need_true_account }),
  },
  {
    name: 'logout dialog',
    by: 'player',
    path: `${BENEATH}?m=logout`,
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.session.logout.title }),
  },
  {
    name: 'member menu',
    by: 'player',
    path: `${BENEATH}?m=member`,
    landmark: (sight) => dialog(sight).getByRole('navigation', { name: sight.texts.member.menu }),
  },
  {
    name: 'my account',
    by: 'player',
    path: ACCOUNT,
    landmark: (sight) => dialog(sight).getByRole('progressbar'),
  },
  {
    name: 'my account, all money apart',
    quick: true,
    by: 'player',
    path: ACCOUNT,
    answers: { '/wps/v2/wallets/balance': { value: partedBalance } },
    landmark: (sight) => dialog(sight).getByText(sight.texts.balanceDetails.note.owed),
  },
  {
    name: 'balance details, all apart',
    quick: true,
    by: 'player',
    path: '/promotions',
    answers: { '/wps/v2/wallets/balance': { value: partedBalance } },
    act: openDetails,
    landmark: ({ page, texts }) => page.getByText(texts.balanceDetails.note.owed),
  },
  {
    name: 'balance details, nothing apart',
    by: 'player',
    path: '/promotions',
    answers: {
      '/wps/v2/wallets/balance': {
        value: {
          ...{ ...partedBalance, available: '1250000.00', withdrawable: '1250000.00' },
          ...{ sumBalance: '1250000.00', held: '0.00', bonus: '0.00', owed: '0.00', turnoverLeft: '0.00' },
        },
      },
    },
    act: openDetails,
    landmark: ({ page, texts }) => page.getByRole('region', { name: texts.balanceDetails.title }),
  },
  {
    name: 'my account, loading',
    by: 'player',
    path: ACCOUNT,
    answers: {
      '/wps/member/info': 'held',
      '/wps/v2/wallets/balance': 'held',
      '/wps/v2/member/security': 'held',
    },
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.member.page.securityCenter }),
  },
  {
    name: 'my account, failed',
    by: 'player',
    path: ACCOUNT,
    answers: {
      '/wps/member/info': 'failed',
      '/wps/v2/wallets/balance': 'failed',
      '/wps/v2/member/security': 'failed',
    },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'change of the password, nothing typed',
    by: 'player',
    path: `${BENEATH}?m=member&p=changePassword`,
    act: (sight) =>
      dialog(sight).getByRole('button', { name: sight.texts.auth.change.submit }).last().click(),
    landmark: ({ page, texts }) => page.getByText(texts.auth.newPassword.needNew),
  },
  {
    name: 'deposit of a newcomer',
    by: 'newcomer',
    path: DEPOSIT,
    landmark: ({ page, texts }) => page.getByText(texts.deposit.noHistory),
  },
  {
    name: 'deposit, amount too low',
    by: 'newcomer',
    path: DEPOSIT,
    act: async ({ page, texts }) => {
      await page.getByLabel(texts.deposit.amount, { exact: true }).fill('1');
      await page.getByRole('button', { name: texts.deposit.submit }).click();
    },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'deposit, order created',
    quick: true,
    by: 'player',
    path: DEPOSIT,
    act: async ({ page, texts }) => {
      await page.getByLabel(texts.deposit.amount, { exact: true }).fill('500000');
      await page.getByRole('button', { name: texts.deposit.submit }).click();
    },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.deposit.tracker }),
  },
  {
    name: 'deposit, history',
    by: 'player',
    path: DEPOSIT,
    landmark: (sight) => dialog(sight).getByRole('table', { name: sight.texts.deposit.history }),
  },
  {
    name: 'deposit, loading',
    by: 'player',
    path: DEPOSIT,
    answers: { [DEPOSITS]: 'held' },
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.deposit.history }),
  },
  {
    name: 'deposit, failed',
    by: 'player',
    path: DEPOSIT,
    answers: { [CHANNELS]: 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'deposit, no method available',
    by: 'player',
    path: DEPOSIT,
    answers: { [CHANNELS]: { value: [] } },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.deposit.noChannels }),
  },
  {
    name: 'bet history',
    by: 'player',
    path: RECORDS,
    landmark: (sight) => dialog(sight).locator('tbody tr').first(),
  },
  {
    name: 'bet history of a newcomer',
    by: 'newcomer',
    path: RECORDS,
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.betRecord.noneToday }),
  },
  {
    name: 'bet history, nothing under the filter',
    by: 'newcomer',
    path: RECORDS,
    act: (sight) => dialog(sight).getByRole('button', { name: sight.texts.betRecord.state.VOID }).click(),
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.betRecord.noneFiltered }),
  },
  {
    name: 'bet history, loading',
    by: 'player',
    path: RECORDS,
    answers: { [BETS]: 'held' },
    landmark: (sight) => dialog(sight).getByRole('group', { name: sight.texts.betRecord.period.label }),
  },
  {
    name: 'bet history, failed',
    by: 'player',
    path: RECORDS,
    answers: { [BETS]: 'failed' },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.betRecord.failed }),
  },
  {
    name: 'account record',
    by: 'player',
    path: HISTORY,
    landmark: (sight) => dialog(sight).locator('tbody tr').first(),
  },
  {
    name: 'account record, nothing of a kind',
    by: 'newcomer',
    path: HISTORY,
    act: (sight) =>
      dialog(sight).getByRole('button', { name: sight.texts.accountRecord.group.transfer }).click(),
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.accountRecord.noneOfKind }),
  },
  {
    name: 'account record, failed',
    by: 'player',
    path: HISTORY,
    answers: { '/wps/v2/statements': 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  {
    name: 'profit and loss',
    by: 'player',
    path: PROFIT,
    landmark: (sight) =>
      dialog(sight).getByRole('heading', { name: sight.texts.accountRecord.profit.byGame }),
  },
  {
    name: 'profit and loss, loading',
    by: 'player',
    path: PROFIT,
    answers: { '/wps/v2/statements/profit': 'held' },
    landmark: (sight) => dialog(sight).getByRole('group', { name: sight.texts.accountRecord.period }),
  },
  {
    name: 'profit and loss of a newcomer',
    by: 'newcomer',
    path: PROFIT,
    landmark: (sight) => dialog(sight).locator('article, section, [class*=surface]').first(),
  },
  // Last, because the browser remembers it.
  {
    name: 'balance hidden',
    by: 'player',
    path: '/index',
    act: async ({ page }) => {
      const balance = page.getByTestId('balance');
      await expect(balance).toHaveText(/\d|\*{3}/);
      if (!(await balance.innerText()).includes('***')) await balance.click();
    },
    landmark: ({ page }) => page.getByTestId('balance').getByText('***'),
  },
];
