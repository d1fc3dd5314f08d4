import { partedBalance } from './money.answers.ts';
import { BENEATH, dialog, type Screen } from './screen.ts';

const WITHDRAW = `${BENEATH}?m=member&p=withdraw`;
const ORDERS = '/wps/v2/withdrawals';
const TERMS = '/wps/v2/withdrawals/terms';
const ACCOUNTS = '/wps/v2/bank-accounts';
const INSTITUTIONS = '/wps/v2/bank-accounts/institutions';
const ORDER = '01980000-0000-7000-8000-0000000d0001';
const at = '2026-11-20T08:00:00.000Z';

function requirement(id: string, kind: string, status: string, done: string) {
  return { id, kind, isBonus: kind === 'BONUS', status, required: '20000000.00', done };
}
const terms = {
  ...{ available: '52000000.00', withdrawable: '40000000.00', turnoverLeft: '12000000.00' },
  ...{ min: '100000.00', max: '300000000.00', fee: '11000.00', dailyCount: 5, dailyTotal: '900000000.00' },
  ...{ usedCount: 1, usedTotal: '500000.00', openFromHour: 0, openToHour: 24, isOpen: true },
  ...{ confirmMinutes: 30, openOrder: null },
  identity: { level: 0, need: { level: 1, rule: 'FIRST_WITHDRAWAL' }, dailyTotal: '500000000.00' },
  requirements: [
    requirement('r1', 'BONUS', 'ACTIVE', '8000000.00'),
    requirement('r2', 'DEPOSIT', 'ACTIVE', '19000000.00'),
  ],
};
const account = (id: string, institutionName: string, usableFrom: string) => ({
  ...{ id, institution: 'VCB', institutionName, kind: 'BANK', maskedNumber: '•••• 6789', usableFrom },
  holder: 'NGUYEN THI HONG NGOC',
});
const accounts = [
  account('a1', 'Vietcombank', at),
  account(
    'a2',
    'Ngân hàng Thương mại Cổ phần Đầu tư và Phát triển Việt Nam (BIDV)',
    '2099-01-01T08:00:00.000Z',
  ),
];
const order = {
  ...{ id: ORDER, amount: '5000000.00', fee: '11000.00', net: '4989000.00', currency: 'VND' },
  ...{ paid: '3000000.00', remaining: '1989000.00', returned: '0.00', reason: null, cancellable: false },
  ...{ status: 'DISBURSED', confirmBy: '2099-01-01T08:00:00.000Z', createdAt: at, updatedAt: at },
};
const page = (list: object[]) => ({
  value: { list, pageNum: 1, totalPages: 1, totalCount: list.length },
});
const answers = {
  [ORDERS]: page([]),
  [TERMS]: { value: terms },
  [ACCOUNTS]: { value: accounts },
  [INSTITUTIONS]: { value: [{ code: 'VCB', name: 'Vietcombank', kind: 'BANK' }] },
};

/** Withdrawals: what may be withdrawn, to where, and how the last one stands. */
export const withdrawalScreens: readonly Screen[] = [
  {
    name: 'withdrawal without an account to be paid to',
    by: 'player',
    path: WITHDRAW,
    answers: { ...answers, [ACCOUNTS]: { value: [] }, [INSTITUTIONS]: answers[INSTITUTIONS]! },
    landmark: (sight) => dialog(sight).getByRole('button', { name: sight.texts.withdrawal.bind }),
  },
  {
    name: 'withdrawal with turnover left',
    by: 'player',
    path: WITHDRAW,
    answers,
    landmark: (sight) => dialog(sight).getByText('Vietcombank').first(),
  },
  {
    name: 'withdrawal that a bonus holds back, all money apart',
    quick: true,
    by: 'player',
    path: WITHDRAW,
    answers: {
      ...answers,
      [TERMS]: {
        value: {
          ...{ ...terms, available: partedBalance.available, withdrawable: '0.00' },
          turnoverLeft: partedBalance.turnoverLeft,
        },
      },
      '/wps/v2/wallets/balance': { value: partedBalance },
    },
    landmark: (sight) => dialog(sight).getByRole('button', { name: sight.texts.bonus.giveUp }),
  },
  {
    name: 'withdrawal, a bonus that waits for open bets',
    by: 'player',
    path: WITHDRAW,
    answers: {
      ...answers,
      [TERMS]: { value: { ...terms, requirements: [requirement('r1', 'BONUS', 'EXPIRING', '0.00')] } },
    },
    landmark: (sight) => dialog(sight).getByText(sight.texts.withdrawal.requirement.ending),
  },
  {
    name: 'withdrawal, giving up the bonus',
    by: 'player',
    path: WITHDRAW,
    answers: { ...answers, '/wps/v2/wallets/balance': { value: partedBalance } },
    act: (sight) => dialog(sight).getByRole('button', { name: sight.texts.bonus.giveUp }).click(),
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.bonus.title }),
  },
  {
    name: 'withdrawal, nothing typed',
    quick: true,
    by: 'player',
    path: WITHDRAW,
    answers,
    act: (sight) => dialog(sight).getByRole('button', { name: sight.texts.withdrawal.submit }).click(),
    landmark: (sight) => dialog(sight).getByText(sight.texts.withdrawal.problem.empty),
  },
  {
    name: 'withdrawal, the code of the authenticator asked for',
    quick: true,
    by: 'player',
    path: WITHDRAW,
    answers: {
      ...answers,
      [ORDERS]: { refused: 'FACTOR_CODE_REQUIRED', status: 422 },
      [TERMS]: { value: terms },
    },
    act: async (sight) => {
      const words = sight.texts.withdrawal;
      await dialog(sight).getByLabel(words.amount, { exact: true }).fill('500000');
      await dialog(sight).getByLabel(words.fundPassword).fill('808182');
      await dialog(sight).getByRole('button', { name: words.submit }).click();
    },
    landmark: (sight) => dialog(sight).getByLabel(sight.texts.withdrawal.factorCode),
  },
  {
    name: 'a new account to be paid to',
    by: 'player',
    path: WITHDRAW,
    answers,
    act: (sight) => dialog(sight).getByRole('button', { name: sight.texts.withdrawal.bind }).click(),
    landmark: (sight) => dialog(sight).getByLabel(sight.texts.withdrawal.number),
  },
  {
    name: 'withdrawal that waits for its confirmation',
    by: 'player',
    path: WITHDRAW,
    answers: {
      ...answers,
      [ORDERS]: page([order]),
      [TERMS]: { value: { ...terms, openOrder: ORDER } },
      [`${ORDERS}/${ORDER}`]: {
        value: {
          ...order,
          account: accounts[0],
          steps: ['SUBMITTED', 'APPROVED', 'PAYING', 'DISBURSED'].map((status) => ({ status, at })),
        },
      },
    },
    landmark: (sight) => dialog(sight).getByText(sight.texts.withdrawal.confirm.title),
  },
  {
    name: 'withdrawal, failed',
    by: 'player',
    path: WITHDRAW,
    answers: { [TERMS]: 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
];
