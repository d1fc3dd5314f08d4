import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('brand_change')
export class BrandChangeEntity {
  @PrimaryColumn('text', { name: 'merchant_code' })
  merchantCode: string;

  @PrimaryColumn('integer')
  version: number;

  /** Null if no operator made the change, for instance the demo brand. */
  @Column('uuid', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  @Column('jsonb')
  change: object;
}
