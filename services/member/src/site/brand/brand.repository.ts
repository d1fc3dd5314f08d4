import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import type { Tx } from '#libs/database';
import { InjectRepository } from '#libs/platform';
import { BrandChangeEntity } from './brand-change.entity.js';
import type { Brand } from './brand.configuration.js';
import { completed } from './brand.defaults.js';
import { BrandDomainEntity } from './brand-domain.entity.js';
import { BrandEntity } from './brand.entity.js';

export type BrandDomain = Pick<BrandDomainEntity, 'host' | 'merchantCode'>;

@Injectable()
export class BrandRepository {
  constructor(
    @InjectRepository(BrandEntity) private readonly brands: Repository<BrandEntity>,
    @InjectRepository(BrandDomainEntity) private readonly brandDomains: Repository<BrandDomainEntity>,
    @InjectRepository(BrandChangeEntity) private readonly changes: Repository<BrandChangeEntity>,
  ) {}

  async all(): Promise<Brand[]> {
    return (await this.brands.find()).map(brandOf);
  }

  domains(): Promise<BrandDomain[]> {
    return this.brandDomains.find({ order: { host: 'ASC' } });
  }

  /** The row stays locked until the transaction ends. */
  async lock(tx: Tx, merchantCode: string): Promise<Brand | undefined> {
    const found = await tx
      .withRepository(this.brands)
      .findOne({ where: { merchantCode }, lock: { mode: 'pessimistic_write' } });
    return found ? brandOf(found) : undefined;
  }

  /** False if the brand exists already. */
  async insert(tx: Tx, { merchantCode, configuration }: Brand, now: Date): Promise<boolean> {
    const { raw } = await tx
      .withRepository(this.brands)
      .createQueryBuilder()
      .insert()
      .values({ merchantCode, configuration, changedAt: now })
      .orIgnore()
      .returning('merchant_code')
      .updateEntity(false)
      .execute();
    return (raw as unknown[]).length === 1;
  }

  async insertDomain(tx: Tx, domain: BrandDomain): Promise<void> {
    await tx
      .withRepository(this.brandDomains)
      .createQueryBuilder()
      .insert()
      .values(domain)
      .orIgnore()
      .execute();
  }

  async deleteDomain(tx: Tx, { host, merchantCode }: BrandDomain): Promise<void> {
    await tx.withRepository(this.brandDomains).delete({ host, merchantCode });
  }

  async hostsOf(tx: Tx, merchantCode: string): Promise<string[]> {
    const found = await tx
      .withRepository(this.brandDomains)
      .find({ where: { merchantCode }, order: { host: 'ASC' } });
    return found.map(({ host }) => host);
  }

  async domainOwner(tx: Tx, host: string): Promise<string | undefined> {
    return (await tx.withRepository(this.brandDomains).findOneBy({ host }))?.merchantCode;
  }

  /** Writes the next version of a brand that the caller has locked. */
  async update(tx: Tx, { merchantCode, configuration }: Brand, now: Date): Promise<void> {
    await tx.withRepository(this.brands).update({ merchantCode }, { configuration, changedAt: now });
  }

  changesOf(merchantCode: string, take: number, skip: number): Promise<[BrandChangeEntity[], number]> {
    return this.changes.findAndCount({ where: { merchantCode }, order: { version: 'DESC' }, take, skip });
  }

  async recordChange(tx: Tx, change: BrandChangeEntity): Promise<void> {
    await tx.withRepository(this.changes).insert(change);
  }
}

function brandOf({ merchantCode, version, configuration }: BrandEntity): Brand {
  return { merchantCode, version, configuration: completed(configuration) };
}
