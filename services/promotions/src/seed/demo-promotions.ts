import type { Draft, Totals } from '../promotion/editor.service.js';
import type { PromotionCategory, PromotionFormula, RolloverTerms } from '../promotion/promotion.rules.js';
import type { LocalizedText } from '../text/localized-text.js';
import { categoryPromotions } from './demo-categories.js';

export interface DemoPromotion {
  id: string;
  draft: Draft;
  totals: Totals;
}

export type Text = readonly [vi: string, en: string];
const text = ([vi, en]: Text): LocalizedText => ({ vi, en });
const none: Totals = { budget: null, stock: null };
const dayMs = 86_400_000;

export type Special = Partial<Omit<Draft, 'kind' | 'formula'>> & { totals?: Totals };

const times = (multiplier: string, more: Partial<RolloverTerms> = {}): RolloverTerms => ({
  mode: 'BONUS',
  multiplier,
  ...more,
});

/** A promotion of each kind. Ids are fixed, so that seeding again finds them there. */
export function demoPromotions(now: Date): DemoPromotion[] {
  let rank = 200;
  const promotion = (
    number: number,
    category: PromotionCategory,
    definition: PromotionFormula,
    [title, summary, terms]: readonly [Text, Text, Text],
    { totals = none, ...special }: Special = {},
  ): DemoPromotion => ({
    id: `01980000-0000-7000-8000-0000000b${String(number).padStart(4, '0')}`,
    totals,
    draft: {
      ...{
        merchantCode: '',
        category,
        claimMode: 'MANUAL',
        claimDays: 7,
        audience: {},
        rollover: times('1'),
      },
      ...{ startsAt: now, endsAt: null, perDay: null, perMember: null, exclusiveGroup: null },
      ...{
        strict: false,
        reapply: false,
        rank: (rank -= 10),
        title: text(title),
        summary: text(summary),
        terms: text(terms),
      },
      ...definition,
      ...special,
    } as Draft,
  });
  const budget = (units: bigint): Totals => ({ budget: units * 100n, stock: null });
  return [
    promotion(
      1,
      'newPlayer',
      { kind: 'FIRST_DEPOSIT', formula: { ratePpm: 1_000_000, cap: '1500000.00', minDeposit: '100000.00' } },
      [
        ['Nạp lần đầu tặng 100%', '100% first deposit bonus'],
        ['Nhân đôi lần nạp đầu tiên, tối đa 1.500.000.', 'Double your first deposit, up to 1,500,000.'],
        [
          'Tham gia trước khi nạp. Nạp từ 100.000, nhận thưởng bằng 100% số tiền nạp. Cược đủ 20 lần tổng tiền nạp và thưởng trong 30 ngày trước khi rút. Mỗi lần nạp chỉ nhận một khuyến mãi.',
          'Join before you deposit. Deposit 100,000 or more and receive 100% of it. Bet 20 times the deposit and bonus within 30 days before you withdraw. One promotion for each deposit.',
        ],
      ],
      {
        rollover: { mode: 'DEPOSIT_BONUS', multiplier: '20', expiryDays: 30 },
        totals: budget(2_000_000_000n),
      },
    ),
    promotion(
      2,
      'deposit',
      { kind: 'RELOAD', formula: { ratePpm: 200_000, cap: '2000000.00', minDeposit: '200000.00' } },
      [
        ['Nạp mỗi ngày tặng 20%', 'Daily reload 20%'],
        ['Mỗi ngày một lần, tối đa 2.000.000.', 'Once a day, up to 2,000,000.'],
        [
          'Tham gia trước khi nạp. Nạp từ 200.000, thưởng 20% vào ví ngay khi tiền đến. Cược đủ 12 lần tổng tiền nạp và thưởng trong 7 ngày.',
          'Join before you deposit. Deposit 200,000 or more and 20% is credited as soon as the money arrives. Bet 12 times the deposit and bonus within 7 days.',
        ],
      ],
      { claimMode: 'AUTO', perDay: 1, rollover: { mode: 'DEPOSIT_BONUS', multiplier: '12', expiryDays: 7 } },
    ),
    promotion(
      3,
      'special',
      {
        kind: 'MISSION',
        formula: {
          ...{ metric: 'VALID_BET', period: 'DAILY' },
          steps: [
            { target: '500000.00', reward: '5000.00' },
            { target: '2000000.00', reward: '18000.00' },
            { target: '10000000.00', reward: '88000.00' },
          ],
        },
      },
      [
        ['Nhiệm vụ cược mỗi ngày', 'Daily betting mission'],
        ['Ba mốc cược mỗi ngày, thưởng đến 88.000.', 'Three steps a day, up to 88,000.'],
        [
          'Cược hợp lệ của mọi trò chơi trong ngày (giờ Việt Nam) đều được tính. Mỗi mốc nhận một lần mỗi ngày, cược 1 lần trước khi rút.',
          'Valid bets of the day (Vietnam time) on all games count. Each step is paid once a day; bet it once before you withdraw.',
        ],
      ],
    ),
    promotion(
      4,
      'rng',
      {
        kind: 'MISSION',
        formula: {
          ...{ metric: 'BET_COUNT', period: 'WEEKLY', categories: ['RNG'] },
          steps: [
            { target: '100', reward: '10000.00' },
            { target: '500', reward: '58000.00' },
          ],
        },
      },
      [
        ['Tuần lễ slot', 'Slot week'],
        ['Quay 500 lượt trong tuần, nhận 58.000.', 'Spin 500 times in a week for 58,000.'],
        [
          'Mọi lượt quay slot từ thứ Hai đến Chủ nhật đều được tính.',
          'Every slot spin from Monday to Sunday counts.',
        ],
      ],
    ),
    promotion(
      5,
      'special',
      {
        kind: 'SIGN_IN',
        formula: {
          minBet: '100000.00',
          rewards: ['2000.00', '3000.00', '4000.00', '5000.00', '6000.00', '8000.00', '28000.00'],
        },
      },
      [
        ['Điểm danh 7 ngày', '7-day check-in'],
        ['Điểm danh liên tục 7 ngày, nhận đến 28.000.', 'Check in seven days in a row, up to 28,000.'],
        [
          'Mỗi ngày cần cược hợp lệ từ 100.000. Bỏ lỡ một ngày sẽ bắt đầu lại từ ngày 1; sau ngày 7 bắt đầu vòng mới.',
          'Needs valid bets of 100,000 on the day. A missed day starts again at day 1; after day 7 a new round begins.',
        ],
      ],
    ),
    promotion(
      6,
      'rebate',
      {
        kind: 'RESCUE',
        formula: {
          ratesPpm: [20_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000],
          ...{ minLoss: '1000000.00', cap: '50000000.00' },
        },
      },
      [
        ['Cứu trợ thua cược hằng tuần', 'Weekly loss rescue'],
        [
          'Hoàn 2% đến 10% số tiền thua tuần trước theo cấp VIP.',
          '2% to 10% of last week’s loss by VIP level.',
        ],
        [
          'Tính số tiền thua từ thứ Hai đến Chủ nhật, trừ tiền thưởng đã nhận. Thua từ 1.000.000 được nhận, cược 1 lần trước khi rút.',
          'Counts the loss from Monday to Sunday, less the bonuses received. From a loss of 1,000,000; bet it once before you withdraw.',
        ],
      ],
    ),
    promotion(
      7,
      'rebate',
      {
        kind: 'WEEKLY_TIERS',
        formula: {
          coefficientsPpm: { SPORTS: 1_000_000, LIVE: 500_000, LOTT: 500_000, ELOTT: 500_000 },
          otherPpm: 800_000,
          tiers: [
            { points: '3000000000.00', reward: '2000000.00' },
            { points: '5000000000.00', reward: '3700000.00' },
            { points: '8000000000.00', reward: '6600000.00' },
            { points: '11000000000.00', reward: '9900000.00' },
            { points: '15000000000.00', reward: '15000000.00' },
          ],
        },
      },
      [
        ['Thưởng cược tuần theo mốc', 'Weekly betting tiers'],
        [
          'Cược càng nhiều, mốc càng cao: đến 15.000.000 mỗi tuần.',
          'The more you bet the higher the tier: up to 15,000,000 a week.',
        ],
        [
          'Thể thao tính 100%, sòng bài trực tuyến và xổ số 50%, các trò khác 80% cược hợp lệ của tuần trước. Mốc cao nhất đạt được sẽ được trả.',
          'Sports count 100%, live casino and lottery 50%, other games 80% of last week’s valid bets. The highest tier reached is paid.',
        ],
      ],
    ),
    promotion(
      8,
      'special',
      {
        kind: 'REFERRAL',
        formula: {
          ...{ referrer: '50000.00', referee: '30000.00', minDeposit: '200000.00', minBet: '1000000.00' },
          ...{ withinDays: 30, perMonth: 20 },
        },
      },
      [
        ['Giới thiệu bạn bè', 'Refer a friend'],
        ['Bạn nhận 50.000, bạn bè nhận 30.000.', '50,000 for you, 30,000 for your friend.'],
        [
          'Bạn bè đăng ký bằng mã của bạn, nạp lần đầu từ 200.000 và cược hợp lệ từ 1.000.000 trong 30 ngày. Tối đa 20 người mỗi tháng.',
          'Your friend signs up with your code, makes a first deposit of 200,000 and valid bets of 1,000,000 within 30 days. At most 20 friends a month.',
        ],
      ],
    ),
    promotion(
      9,
      'newPlayer',
      { kind: 'FREE_CREDIT', formula: { amount: '131000.00' } },
      [
        ['Liên kết Zalo nhận 131K', '131K for your Zalo'],
        [
          'Thưởng trải nghiệm cho thành viên mới có Zalo hoặc WhatsApp.',
          'A trial bonus for new members with Zalo or WhatsApp.',
        ],
        [
          'Dành cho thành viên đăng ký trong 30 ngày và đã khai Zalo hoặc WhatsApp. Yêu cầu được duyệt trước khi cộng tiền. Cược 20 lần, mỗi lượt tối đa 50.000, rút tối đa 5 lần tiền thưởng. Mỗi người, mỗi thiết bị một lần.',
          'For members who signed up within 30 days with a Zalo or WhatsApp id. Requests are checked before the credit. Bet 20 times, at most 50,000 a bet; at most 5 times the bonus can be withdrawn. Once per person and device.',
        ],
      ],
      {
        ...{ claimMode: 'REVIEW', strict: true, audience: { bonusContact: true, registeredWithinDays: 30 } },
        rollover: times('20', { maxCashOutTimes: 5, expiryDays: 14, maxBet: '50000.00' }),
        totals: { budget: 13_100_000_000n, stock: 1000 },
      },
    ),
    promotion(
      10,
      'download',
      { kind: 'DOWNLOAD', formula: { amount: '18000.00' } },
      [
        ['Tải ứng dụng nhận 18.000', '18,000 for the app'],
        ['Cài ứng dụng Sen Vàng và nhận thưởng một lần.', 'Install the app and claim once.'],
        [
          'Mỗi thành viên và mỗi thiết bị nhận một lần. Cược 5 lần trước khi rút.',
          'Once per member and device. Bet it 5 times before you withdraw.',
        ],
      ],
      { strict: true, rollover: times('5'), totals: { budget: null, stock: 5000 } },
    ),
    promotion(
      11,
      'special',
      {
        kind: 'RED_RAIN',
        formula: {
          ...{ hours: ['12:00', '16:00', '20:00', '22:00'], durationSeconds: 300 },
          tiers: [
            {
              bet: '100000.00',
              amounts: [
                { amount: '1000.00', weight: 70 },
                { amount: '3000.00', weight: 25 },
                { amount: '8000.00', weight: 5 },
              ],
            },
            {
              bet: '5000000.00',
              amounts: [
                { amount: '8000.00', weight: 80 },
                { amount: '18000.00', weight: 18 },
                { amount: '188000.00', weight: 2 },
              ],
            },
          ],
          ...{ roundBudget: '5000000.00', roundStock: 500 },
        },
      },
      [
        ['Mưa lì xì', 'Red rain'],
        ['Mỗi ngày 12:00, 16:00, 20:00 và 22:00.', 'Every day at 12:00, 16:00, 20:00 and 22:00.'],
        [
          'Cược hợp lệ trong ngày từ 100.000 để tham gia. Mỗi đợt mỗi người một lì xì, mỗi địa chỉ mạng một tài khoản.',
          'Valid bets of 100,000 on the day to take part. One packet per person and round, one account per network address.',
        ],
      ],
    ),
    promotion(
      12,
      'special',
      {
        kind: 'RAFFLE',
        formula: {
          per: { metric: 'VALID_BET', amount: '1000000.00' },
          ticketsPerDay: 5,
          prizes: [
            {
              id: 'jackpot',
              name: text(['8.888.000', '8,888,000']),
              amount: '8888000.00',
              weight: 1,
              dailyStock: 1,
            },
            {
              id: 'big',
              name: text(['188.000', '188,000']),
              amount: '188000.00',
              weight: 40,
              dailyStock: 20,
            },
            { id: 'mid', name: text(['28.000', '28,000']), amount: '28000.00', weight: 400 },
            { id: 'small', name: text(['8.000', '8,000']), amount: '8000.00', weight: 2500 },
            { id: 'tiny', name: text(['3.000', '3,000']), amount: '3000.00', weight: 4059 },
            { id: 'luck', name: text(['Chúc may mắn', 'Better luck']), amount: '0.00', weight: 3000 },
          ],
          fallback: 'tiny',
        },
      },
      [
        ['Vòng quay sen vàng', 'Golden lotus wheel'],
        ['Mỗi 1.000.000 cược hợp lệ là một lượt quay.', 'A spin for each 1,000,000 of valid bets.'],
        [
          'Tối đa 5 lượt mỗi ngày. Kết quả tính từ hạt giống đã được cam kết trước ngày quay; hạt giống được công bố khi hết ngày để bạn kiểm chứng.',
          'At most 5 spins a day. Results come from a seed that was committed before the day; it is published when the day is over so that you can verify them.',
        ],
      ],
    ),
    promotion(
      13,
      'special',
      {
        kind: 'LEADERBOARD',
        formula: {
          metric: 'VALID_BET',
          prizes: [
            { upTo: 1, reward: '8888000.00' },
            { upTo: 3, reward: '2888000.00' },
            { upTo: 10, reward: '588000.00' },
          ],
        },
      },
      [
        ['Đua top cược tháng này', 'This month’s betting race'],
        [
          'Mười người cược nhiều nhất chia thưởng đến 8.888.000.',
          'The ten highest bettors share prizes up to 8,888,000.',
        ],
        [
          'Xếp hạng theo cược hợp lệ; bằng điểm thì ai đạt trước xếp trên. Bảng xếp hạng chốt khi sự kiện kết thúc.',
          'Ranked by valid bets; of equal scores the one reached first is higher. The standing is final when the event ends.',
        ],
      ],
      { endsAt: new Date(now.getTime() + 30 * dayMs) },
    ),
    ...categoryPromotions(promotion, now),
  ];
}
