import type { PromotionCategory, PromotionFormula } from '../promotion/promotion.rules.js';
import type { DemoPromotion, Special, Text } from './demo-promotions.js';

type Define = (
  number: number,
  category: PromotionCategory,
  definition: PromotionFormula,
  texts: readonly [title: Text, summary: Text, terms: Text],
  special?: Special,
) => DemoPromotion;

const dayMs = 86_400_000;

/** A mission of a week in one kind of games. */
const week = (
  categories: ('SPORTS' | 'LIVE' | 'PVP' | 'FISH' | 'LOTT' | 'ELOTT')[],
  steps: { target: string; reward: string }[],
): PromotionFormula => ({
  kind: 'MISSION',
  formula: { metric: 'VALID_BET', period: 'WEEKLY', categories, steps },
});

/** So that every category of the list has something in it, and one promotion is still to come. */
export function categoryPromotions(promotion: Define, now: Date): DemoPromotion[] {
  return [
    promotion(
      14,
      'rank',
      {
        kind: 'RANK_GIFT',
        formula: {
          gifts: [
            { level: 1, amount: '8000.00' },
            { level: 2, amount: '18000.00' },
            { level: 3, amount: '38000.00' },
            { level: 4, amount: '88000.00' },
            { level: 5, amount: '288000.00' },
          ],
        },
      },
      [
        ['Quà mừng cấp VIP', 'Gifts for VIP ranks'],
        ['Mỗi cấp VIP một phần quà, đến 288.000.', 'A gift for each VIP rank, up to 288,000.'],
        [
          'Mỗi cấp chỉ nhận một lần, kể cả khi bạn xuống cấp rồi lên lại. Cấp đã vượt qua vẫn nhận được. Cược 1 lần trước khi rút.',
          'Each rank is paid once, even if you drop and rise again. Ranks you have passed can still be claimed. Bet it once before you withdraw.',
        ],
      ],
    ),
    promotion(
      15,
      'sport',
      week(
        ['SPORTS'],
        [
          { target: '5000000.00', reward: '38000.00' },
          { target: '30000000.00', reward: '288000.00' },
        ],
      ),
      [
        ['Cuối tuần thể thao', 'Sports week'],
        ['Cược thể thao trong tuần, nhận đến 288.000.', 'Bet on sports in the week, up to 288,000.'],
        [
          'Tính cược hợp lệ thể thao từ thứ Hai đến Chủ nhật; kèo dưới 1.75 không tính.',
          'Valid sports bets from Monday to Sunday count; odds below 1.75 do not.',
        ],
      ],
    ),
    promotion(
      16,
      'live',
      week(
        ['LIVE'],
        [
          { target: '5000000.00', reward: '28000.00' },
          { target: '50000000.00', reward: '388000.00' },
        ],
      ),
      [
        ['Tuần lễ sòng bài trực tuyến', 'Live casino week'],
        ['Ngồi bàn mỗi tuần, nhận đến 388.000.', 'Take a seat every week, up to 388,000.'],
        [
          'Tính cược hợp lệ tại bàn trực tuyến từ thứ Hai đến Chủ nhật; ván hòa không tính.',
          'Valid bets at live tables from Monday to Sunday count; ties do not.',
        ],
      ],
    ),
    promotion(17, 'pvp', week(['PVP'], [{ target: '3000000.00', reward: '18000.00' }]), [
      ['Cao thủ game bài', 'Card masters'],
      ['Đủ 3.000.000 cược game bài mỗi tuần, nhận 18.000.', '18,000 for card bets of 3,000,000 a week.'],
      ['Tính cược hợp lệ game bài từ thứ Hai đến Chủ nhật.', 'Valid card bets from Monday to Sunday count.'],
    ]),
    promotion(18, 'fish', week(['FISH'], [{ target: '3000000.00', reward: '18000.00' }]), [
      ['Mùa săn cá', 'Fishing season'],
      ['Đủ 3.000.000 tiền đạn mỗi tuần, nhận 18.000.', '18,000 for bullets of 3,000,000 a week.'],
      [
        'Tính tổng tiền đạn từ thứ Hai đến Chủ nhật.',
        'The price of all bullets from Monday to Sunday counts.',
      ],
    ]),
    promotion(19, 'lotto', week(['LOTT', 'ELOTT'], [{ target: '2000000.00', reward: '18000.00' }]), [
      ['Xổ số tuần này', 'Lottery of the week'],
      ['Đủ 2.000.000 cược xổ số mỗi tuần, nhận 18.000.', '18,000 for lottery bets of 2,000,000 a week.'],
      [
        'Tính cược hợp lệ xổ số từ thứ Hai đến Chủ nhật; vé bao quá 70% số của một cách chơi không tính.',
        'Valid lottery bets from Monday to Sunday count; tickets that cover more than 70% of a play do not.',
      ],
    ]),
    promotion(
      20,
      'points',
      {
        kind: 'MISSION',
        formula: {
          ...{ metric: 'DEPOSIT_COUNT', period: 'WEEKLY' },
          steps: [
            { target: '3', reward: '18000.00' },
            { target: '7', reward: '58000.00' },
          ],
        },
      },
      [
        ['Nạp đều, điểm đầy', 'Deposit often, fill your points'],
        [
          'Mỗi lần nạp đều được điểm; đủ 3 lần mỗi tuần nhận thêm 18.000.',
          'Every deposit earns points; three a week bring 18,000 more.',
        ],
        [
          'Đếm số lần nạp thành công từ thứ Hai đến Chủ nhật. Điểm đổi quà tại cửa hàng điểm và không hết hạn.',
          'Deposits that arrive from Monday to Sunday count. Points are exchanged in the mall and never expire.',
        ],
      ],
    ),
    promotion(
      21,
      'deposit',
      { kind: 'RELOAD', formula: { ratePpm: 300_000, cap: '3000000.00', minDeposit: '500000.00' } },
      [
        ['Nạp cuối tuần tặng 30%', 'Weekend reload 30%'],
        ['Sắp mở: nạp từ 500.000, tặng đến 3.000.000.', 'Coming soon: from 500,000, up to 3,000,000.'],
        [
          'Tham gia trước khi nạp. Cược đủ 15 lần tổng tiền nạp và thưởng trong 14 ngày.',
          'Join before you deposit. Bet 15 times the deposit and bonus within 14 days.',
        ],
      ],
      {
        startsAt: new Date(now.getTime() + 7 * dayMs),
        perDay: 1,
        rollover: { mode: 'DEPOSIT_BONUS', multiplier: '15', expiryDays: 14 },
      },
    ),
  ];
}
