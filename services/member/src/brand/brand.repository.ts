import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Brand, BrandConfiguration } from './brand.configuration.js';
import { completed } from './brand.defaults.js';

interface BrandRow {
  merchant_code: string;
  version: number;
  configuration: BrandConfiguration;
}

export interface BrandDomain {
  /** A name, or for hosts that are bare addresses a range in CIDR form. */
  host: string;
  merchantCode: string;
}

@Injectable()
export class BrandRepository {
  constructor(private readonly source: DataSource) {}

  async all(): Promise<Brand[]> {
    const rows: BrandRow[] = await this.source.query(
      'SELECT merchant_code, version, configuration FROM brand',
    );
    return rows.map(brandOf);
  }

  async domains(): Promise<BrandDomain[]> {
    return this.source.query('SELECT host, merchant_code AS "merchantCode" FROM brand_domain ORDER BY host');
  }

  /** Held until the transaction ends. */
  async lock(tx: EntityManager, merchantCode: string): Promise<Brand | undefined> {
    const rows: BrandRow[] = await tx.query(
      'SELECT merchant_code, version, configuration FROM brand WHERE merchant_code = $1 FOR UPDATE',
      [merchantCode],
    );
    return rows[0] && brandOf(rows[0]);
  }

  /** False where the brand is there already. */
  async insert(tx: EntityManager, brand: Brand, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO brand (merchant_code, version, configuration, changed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (merchant_code) DO NOTHING RETURNING merchant_code`,
      [brand.merchantCode, brand.version, JSON.stringify(brand.configuration), now],
    );
    return rows.length === 1;
  }

  async insertDomain(tx: EntityManager, domain: BrandDomain): Promise<void> {
    await tx.query('INSERT INTO brand_domain (host, merchant_code) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      domain.host,
      domain.merchantCode,
    ]);
  }

  async deleteDomain(tx: EntityManager, domain: BrandDomain): Promise<void> {
    await tx.query('DELETE FROM brand_domain WHERE host = $1 AND merchant_code = $2', [
      domain.host,
      domain.merchantCode,
    ]);
  }

  async domainOwner(tx: EntityManager, host: string): Promise<string | undefined> {
    const rows: { merchant_code: string }[] = await tx.query(
      'SELECT merchant_code FROM brand_domain WHERE host = $1',
      [host],
    );
    return rows[0]?.merchant_code;
  }

  async update(tx: EntityManager, brand: Brand, now: Date): Promise<void> {
    await tx.query(
      'UPDATE brand SET version = $2, configuration = $3, changed_at = $4 WHERE merchant_code = $1',
      [brand.merchantCode, brand.version, JSON.stringify(brand.configuration), now],
    );
  }

  async recordChange(
    tx: EntityManager,
    entry: { merchantCode: string; version: number; changedBy: string | null; change: unknown },
    now: Date,
  ): Promise<void> {
    await tx.query(
      'INSERT INTO brand_change (merchant_code, version, changed_by, changed_at, change) VALUES ($1, $2, $3, $4, $5)',
      [entry.merchantCode, entry.version, entry.changedBy, now, JSON.stringify(entry.change)],
    );
  }
}

function brandOf({ merchant_code: merchantCode, version, configuration }: BrandRow): Brand {
  return { merchantCode, version, configuration: completed(configuration) };
}
