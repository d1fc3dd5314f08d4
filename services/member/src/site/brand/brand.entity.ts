import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { BrandConfiguration } from './brand.configuration.js';

@Entity('brand')
export class BrandEntity {
  @PrimaryColumn('text', { name: 'merchant_code' })
  merchantCode: string;

  @VersionColumn()
  version: number;

  @Column('jsonb')
  configuration: BrandConfiguration;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
