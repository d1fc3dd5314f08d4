import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { besideTransaction, Transactions } from '#libs/database';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { MallRepository } from '../mall/mall.repository.js';
import type { ItemKind, MallItem } from '../mall/mall.rules.js';
import type { PointsConfig } from '../points.config.js';

type Text = readonly [vi: string, en: string];
type Row = readonly [
  kind: ItemKind,
  picture: string,
  name: Text,
  description: Text,
  points: number,
  stock: number,
  value: bigint,
  minLevel: number,
];

const rows: readonly Row[] = [
  [
    'PHYSICAL',
    'headset',
    ['Tai nghe không dây', 'Wireless headphones'],
    [
      'Chống ồn, pin 30 giờ. Giao trong 7 ngày.',
      'Noise cancelling, 30 hours of battery. Delivered within 7 days.',
    ],
    12_000,
    20,
    0n,
    0,
  ],
  [
    'PHYSICAL',
    'phone',
    ['Điện thoại thông minh', 'Smartphone'],
    ['Màn hình 6,5 inch, 256 GB.', '6.5 inch screen, 256 GB.'],
    180_000,
    3,
    0n,
    3,
  ],
  [
    'PHYSICAL',
    'gift',
    ['Hộp quà sen vàng', 'Golden lotus gift box'],
    ['Trà sen, bánh và bình giữ nhiệt.', 'Lotus tea, cakes and a vacuum flask.'],
    3500,
    100,
    0n,
    0,
  ],
  [
    'BONUS',
    'coins',
    ['Tiền thưởng 50.000', '50,000 bonus'],
    ['Vào ví ngay, cược 1 lần trước khi rút.', 'Credited at once; bet it once before you withdraw.'],
    600,
    5000,
    5_000_000n,
    0,
  ],
  [
    'BONUS',
    'coins',
    ['Tiền thưởng 500.000', '500,000 bonus'],
    ['Vào ví ngay, cược 1 lần trước khi rút.', 'Credited at once; bet it once before you withdraw.'],
    5500,
    500,
    50_000_000n,
    2,
  ],
  [
    'FREE_SPIN',
    'reels',
    ['20 vòng quay miễn phí', '20 free spins'],
    [
      'Trị giá 40.000, cộng vào ví để quay slot, cược 3 lần.',
      'Worth 40,000, credited for slots; bet it 3 times.',
    ],
    450,
    1000,
    4_000_000n,
    0,
  ],
];

/** Adds a demonstration mall to a database without any reward. Ids are fixed, so that seeding again finds them there. */
@Injectable()
export class DemoMallJob implements OnApplicationBootstrap {
  constructor(
    private readonly mall: MallRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PointsConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.demoMall !== 'on' || (await this.mall.hasItems())) return;
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      await this.mall.claimSeeding(tx);
      await besideTransaction(async () => {
        if (await this.mall.hasItems()) return;
        for (const [at, row] of rows.entries()) await this.mall.insertItem(itemOf(at, row, now), null, now);
      });
    });
  }
}

function itemOf(
  at: number,
  [kind, picture, name, description, points, stock, value, minLevel]: Row,
  now: Date,
): MallItem {
  const text = ([vi, en]: Text) => ({ vi, en });
  return {
    id: `01980000-0000-7000-8000-0000000c${String(at + 1).padStart(4, '0')}`,
    ...{ kind, picture, points, stock, value, minLevel, name: text(name), description: text(description) },
    ...{ multiplier: kind === 'FREE_SPIN' ? '3' : '1', perMember: kind === 'PHYSICAL' ? 2 : null },
    ...{ activeFrom: now, activeTo: null, enabled: true, rank: rows.length - at, version: 1 },
  };
}
