import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('brand_domain')
export class BrandDomainEntity {
  /** A host name, or a range in CIDR form for hosts that are bare addresses. */
  @PrimaryColumn('text')
  host: string;

  @Column('text', { name: 'merchant_code' })
  merchantCode: string;
}
