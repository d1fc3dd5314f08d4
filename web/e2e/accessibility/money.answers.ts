/** A balance with every part apart, in amounts as long as they come. */
export const partedBalance = {
  ...{ sumBalance: '1234567890.00', held: '300000000.00', available: '934567890.00' },
  ...{ bonus: '434567890.00', owed: '12500000.00', withdrawable: '0.00', turnoverLeft: '8690000000.00' },
  ...{ currency: 'VND', version: 1, wallets: [{ vassalage: 'MAIN', balance: '1234567890.00' }] },
};

const LONG = {
  vi: 'Hoàn trả đặc biệt cho thành viên Kim Cương: tặng 100% khoản nạp đầu tiên của tuần lễ kỷ niệm',
  en: 'Special anniversary week reward for Diamond members: 100% of the first deposit of the week',
};
const SHORT = { vi: 'Nạp lần đầu tặng 100%', en: '100% first deposit bonus' };
const at = '2026-11-21T08:11:00.000Z';
const expiresAt = '2026-12-21T08:11:00.000Z';

const bonus = (id: number, rolloverStatus: string, over: object = {}) => ({
  ...{ id: `b${id}`, title: id % 2 ? SHORT : LONG, status: 'CREDITED', at, expiresAt },
  ...{ amount: '434567890.00', required: '8700000000.00', done: '10000000.00' },
  ...{ rolloverId: `01980000-0000-7000-8000-0000000e000${id}`, rolloverStatus, taken: '0.00', kept: '0.00' },
  ...over,
});
const list = [
  bonus(0, 'ACTIVE'),
  bonus(1, 'QUEUED', { status: 'REQUESTED', done: '0.00' }),
  bonus(2, 'EXPIRING'),
  bonus(3, 'DONE', { kept: '500000.00' }),
  bonus(4, 'DONE', { kept: '100000000.00', taken: '334567890.00' }),
  bonus(5, 'EXPIRED', { taken: '50000.00' }),
  bonus(6, 'FORFEITED', { taken: '434567890.00' }),
  bonus(7, 'FORFEITED', { status: 'REFUSED' }),
  bonus(8, 'CLEARED'),
];
export const bonusesInEveryState = { pageNum: 1, totalPages: 1, totalCount: list.length, list };
