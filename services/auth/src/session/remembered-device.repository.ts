import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface RememberedDeviceRow {
  selector: string;
  family_id: string;
  member_id: string;
  verifier_hash: string;
  device_id: string;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

export type NewRememberedDevice = Omit<RememberedDeviceRow, 'used_at' | 'revoked_at'>;

@Injectable()
export class RememberedDeviceRepository {
  constructor(private readonly pool: Pool) {}

  async insert(tx: Tx, token: NewRememberedDevice): Promise<void> {
    await tx.query(
      `INSERT INTO remembered_device (selector, family_id, member_id, verifier_hash, device_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        token.selector,
        token.family_id,
        token.member_id,
        token.verifier_hash,
        token.device_id,
        token.expires_at,
      ],
    );
  }

  async find(selector: string): Promise<RememberedDeviceRow | undefined> {
    const rows: RememberedDeviceRow[] = await this.pool.query(
      'SELECT * FROM remembered_device WHERE selector = $1',
      [selector],
    );
    return rows[0];
  }

  /** True for one of several concurrent uses. */
  async use(tx: Tx, selector: string, now: Date): Promise<boolean> {
    const [rows] = (await tx.query(
      `UPDATE remembered_device SET used_at = $2
       WHERE selector = $1 AND used_at IS NULL AND revoked_at IS NULL AND expires_at > $2 RETURNING selector`,
      [selector, now],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async revokeFamily(familyId: string, now: Date): Promise<void> {
    await this.revoke('family_id = $2', now, familyId);
  }

  async revokeAllOf(memberId: string, now: Date, butFamily: string | null = null): Promise<void> {
    await this.revoke('member_id = $2 AND family_id IS DISTINCT FROM $3', now, memberId, butFamily);
  }

  /** Repeats until none is left: a token in use is replaced by one that the first statement does not see. */
  private async revoke(which: string, now: Date, ...values: (string | null)[]): Promise<void> {
    for (let left = 1; left > 0;) {
      const [rows] = (await this.pool.query(
        `UPDATE remembered_device SET revoked_at = $1 WHERE ${which} AND revoked_at IS NULL RETURNING selector`,
        [now, ...values],
      )) as [unknown[], number];
      left = rows.length;
    }
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.pool.query('DELETE FROM remembered_device WHERE expires_at < $1', [moment]);
  }
}
