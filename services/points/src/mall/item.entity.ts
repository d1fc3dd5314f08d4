import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { ItemKind, LocalizedText, MallItem } from './mall.rules.js';

@Entity('mall_item')
export class ItemEntity implements MallItem {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: ItemKind;

  @Column('jsonb')
  name: LocalizedText;

  @Column('jsonb')
  description: LocalizedText;

  @Column('text')
  picture: string;

  @Column('integer')
  points: number;

  @Column('bigint', {
    transformer: { from: (value: string) => BigInt(value), to: (value: bigint) => String(value) },
  })
  value: bigint;

  @Column('text')
  multiplier: string;

  @Column('integer')
  stock: number;

  @Column('integer', { name: 'per_member', nullable: true })
  perMember: number | null;

  @Column('integer', { name: 'min_level' })
  minLevel: number;

  @Column('timestamptz', { name: 'active_from' })
  activeFrom: Date;

  @Column('timestamptz', { name: 'active_to', nullable: true })
  activeTo: Date | null;

  @Column('boolean')
  enabled: boolean;

  @Column('integer')
  rank: number;

  @VersionColumn()
  version: number;

  @Column('uuid', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
