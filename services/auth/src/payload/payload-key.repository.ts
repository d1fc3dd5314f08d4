import { Injectable } from '@nestjs/common';
import type { JWK } from 'jose';
import { Pool, type Tx } from '#libs/database';

export interface PayloadKeyRow {
  kid: string;
  public_jwk: JWK;
  private_sealed: string;
  active_from: Date;
}

/** Held while deciding on a new key, so that replicas that start together make only one. */
const rotationLock = 7_101_001;

@Injectable()
export class PayloadKeyRepository {
  constructor(private readonly pool: Pool) {}

  async find(kid: string): Promise<PayloadKeyRow | undefined> {
    const rows: PayloadKeyRow[] = await this.pool.query(
      'SELECT kid, public_jwk, private_sealed, active_from FROM payload_key WHERE kid = $1 AND retired_at IS NULL',
      [kid],
    );
    return rows[0];
  }

  /** Newest first, locked until the transaction ends. */
  async lockAll(tx: Tx): Promise<PayloadKeyRow[]> {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [rotationLock]);
    return tx.query(
      'SELECT kid, public_jwk, private_sealed, active_from FROM payload_key WHERE retired_at IS NULL ORDER BY active_from DESC',
    );
  }

  async insert(tx: Tx, key: PayloadKeyRow): Promise<void> {
    await tx.query(
      'INSERT INTO payload_key (kid, public_jwk, private_sealed, active_from) VALUES ($1, $2, $3, $4)',
      [key.kid, JSON.stringify(key.public_jwk), key.private_sealed, key.active_from],
    );
  }

  /** Deletes the private part; the row stays as a record. */
  async retire(tx: Tx, kid: string, now: Date): Promise<void> {
    await tx.query(`UPDATE payload_key SET retired_at = $2, private_sealed = '' WHERE kid = $1`, [kid, now]);
  }
}
