import { BENEATH, dialog, type Screen } from './screen.ts';

const WALLETS = '/wps/v2/vendor-wallets';
const path = `${BENEATH}?m=member&p=transferFund`;
const vendor = (vassalage: string, displayName: string, balance: string | null, maintenance = false) => ({
  ...{ vassalage, displayName, balance, maintenance },
});
const wallets = (vendors: object[], isComplete = true) => ({
  value: { main: '12500000.00', vendors, isComplete, currency: 'VND' },
});
const some = [
  vendor('TWG', 'Trúc Gaming', '2400000.00'),
  vendor('BMB', 'Nhà cung cấp trò chơi trực tuyến có tên rất dài để thử dòng', null),
  vendor('SEN', 'Sen Studio', '0.00', true),
];

/** The wallets of a member: full, silent, empty, failed, and a transfer that is being typed. */
export const vendorWalletScreens: readonly Screen[] = [
  {
    name: 'wallets at vendors',
    by: 'player',
    path,
    answers: { [WALLETS]: wallets(some) },
    landmark: (sight) => dialog(sight).getByText('Trúc Gaming'),
  },
  {
    name: 'no wallets at vendors',
    by: 'player',
    path,
    answers: { [WALLETS]: wallets([]) },
    landmark: (sight) => dialog(sight).getByText(sight.texts.vendorWallets.none, { exact: true }),
  },
  {
    name: 'wallets that cannot be named',
    by: 'player',
    path,
    answers: { [WALLETS]: wallets([], false) },
    landmark: (sight) => dialog(sight).getByText(sight.texts.vendorWallets.incomplete),
  },
];
