import { accountNumber, books, expectedChart, gameTypes } from './chart.rules.js';

const real = {
  ...{
    'channel:BANK': 1110,
    'channel:MANUAL': 1190,
    'channel:MOMO': 1120,
    'channel:ZALOPAY': 1130,
    'channel:USDT': 1140,
    receivable: 1500,
    'payout-difference': 1590,
    'payout-disputed': 1595,
    player: 2000,
    vendor: 2100,
    jackpot: 2200,
  },
  fee: 4910,
  ...{ transfer: 2800, suspense: 2900, 'bonus-cost': 5100, 'agent-cost': 5200, adjustment: 5900 },
  ...{
    'house:RNG': 4010,
    'house:FISH': 4020,
    'house:LIVE': 4030,
    'house:SPORTS': 4040,
    'house:ESPORTS': 4050,
  },
  ...{ 'house:PVP': 4060, 'house:LOTT': 4070, 'house:ELOTT': 4080 },
};
const realOnly = [
  'channel:BANK',
  'channel:MOMO',
  'channel:ZALOPAY',
  'channel:USDT',
  'channel:MANUAL',
  'vendor',
  'transfer',
  'payout-difference',
  'payout-disputed',
  'fee',
];

describe('the chart, as the books have it', () => {
  it('has these numbers, play money’s 100000 higher, and for play money no channels, vendors or transfers', () => {
    const of = (book: string) =>
      Object.fromEntries(
        expectedChart()
          .filter((one) => one.book === book)
          .map(({ code, number }) => [code, number]),
      );
    expect(of('REAL')).toEqual(real);
    expect(of('PLAY')).toEqual(
      Object.fromEntries(
        Object.entries(real)
          .filter(([code]) => !realOnly.includes(code))
          .map(([code, number]) => [code, number + 100_000]),
      ),
    );
    expect([...books, ...gameTypes]).toEqual([
      ...['REAL', 'PLAY', 'RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT'],
    ]);
    expect(accountNumber('house:ELOTT', 'PLAY')).toBe(104_080);
  });
});
