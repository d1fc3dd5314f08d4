import { Column, Entity, PrimaryColumn, VersionColumn, type ValueTransformer } from 'typeorm';
import type { VipRank } from './vip.rules.js';
import type { LocalizedText } from '../text/localized-text.js';

const units: ValueTransformer = {
  from: (value: string) => BigInt(value),
  to: (value: bigint) => String(value),
};
const amount = (name: string) => Column('bigint', { name, transformer: units });

@Entity('vip_rank')
export class RankEntity implements VipRank {
  @PrimaryColumn('integer')
  level: number;

  @Column('jsonb')
  name: LocalizedText;

  @amount('deposit_sum')
  depositSum: bigint;

  @amount('bet_sum')
  betSum: bigint;

  @amount('keep_bet')
  keepBet: bigint;

  @amount('upgrade_gift')
  upgradeGift: bigint;

  @amount('weekly_gift')
  weeklyGift: bigint;

  @amount('monthly_gift')
  monthlyGift: bigint;

  @amount('weekly_bet')
  weeklyBet: bigint;

  @amount('monthly_bet')
  monthlyBet: bigint;

  @Column('integer', { name: 'rebate_ppm' })
  rebatePpm: number;

  @VersionColumn()
  version: number;

  @Column('uuid', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
