import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

export interface VendorConnection {
  vassalage: string;
  provider: string;
  displayName: string;
  wallet: 'SEAMLESS' | 'TRANSFER';
  maintenance: boolean;
  timeBudgetMs: number | null;
  queryUrl: string | null;
  transferUrl: string | null;
}

const columns = `v.vassalage, v.provider, v.display_name AS "displayName", v.wallet,
  v.maintenance AND (v.maintenance_until IS NULL OR v.maintenance_until > $1) AS maintenance,
  v.time_budget_ms AS "timeBudgetMs", v.query_url AS "queryUrl", v.transfer_url AS "transferUrl"`;

@Injectable()
export class VendorRepository {
  constructor(private readonly pool: Pool) {}

  async find(vassalage: string, now: Date): Promise<VendorConnection | undefined> {
    const [row]: VendorConnection[] = await this.pool.query(
      `SELECT ${columns} FROM vendor v WHERE v.vassalage = $2`,
      [now, vassalage],
    );
    return row;
  }

  /** Vendors on the shelves whose players keep their money with them. */
  withTransferWallet(now: Date): Promise<VendorConnection[]> {
    return this.pool.query(
      `SELECT ${columns} FROM vendor v WHERE v.wallet = 'TRANSFER' AND v.active ORDER BY v.sort_order, v.vassalage`,
      [now],
    );
  }

  sealedKeys(): Promise<{ vassalage: string; keyId: string; sealed: string }[]> {
    return this.pool.query(
      `SELECT vassalage, key_id AS "keyId", sealed FROM vendor_key WHERE approved_by IS NOT NULL
       ORDER BY vassalage, created_at, key_id`,
    );
  }
}
