import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type {
  Audience,
  ClaimMode,
  Promotion,
  PromotionCategory,
  PromotionFormula,
  PromotionKind,
  PromotionState,
  RolloverTerms,
} from './promotion.rules.js';
import type { LocalizedText } from '../text/localized-text.js';

@Entity('promotion')
export class PromotionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'merchant_code' })
  merchantCode: string;

  @Column('text')
  category: PromotionCategory;

  @Column('text')
  kind: PromotionKind;

  @Column('text')
  state: PromotionState;

  @Column('jsonb')
  title: LocalizedText;

  @Column('jsonb')
  summary: LocalizedText;

  @Column('jsonb')
  terms: LocalizedText;

  @Column('text', { name: 'claim_mode' })
  claimMode: ClaimMode;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @Column('integer', { name: 'claim_days' })
  claimDays: number;

  @Column('jsonb')
  audience: Audience;

  @Column('jsonb')
  formula: PromotionFormula['formula'];

  @Column('jsonb')
  rollover: RolloverTerms;

  @Column('integer', { name: 'per_day', nullable: true })
  perDay: number | null;

  @Column('integer', { name: 'per_member', nullable: true })
  perMember: number | null;

  @Column('text', { name: 'exclusive_group', nullable: true })
  exclusiveGroup: string | null;

  @Column('boolean')
  strict: boolean;

  @Column('boolean')
  reapply: boolean;

  @Column('integer')
  rank: number;

  @VersionColumn()
  version: number;

  @Column('uuid', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}

/** The formula of a row belongs to its kind: the editor checks it before it writes. */
export function promotionOf({ changedBy: _by, changedAt: _at, ...row }: PromotionEntity): Promotion {
  return row as Promotion;
}

/** The history of a promotion. */
@Entity('promotion_change')
export class PromotionChangeEntity {
  @PrimaryColumn('uuid', { name: 'promotion_id' })
  promotionId: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  change: object;

  @Column('uuid', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
