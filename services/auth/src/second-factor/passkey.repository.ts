import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface PasskeyRow {
  id: string;
  member_id: string;
  credential_id: string;
  public_key: Buffer;
  /** A bigint, as the driver returns it. */
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export type NewPasskey = Omit<PasskeyRow, 'counter' | 'last_used_at'> & { counter: number };

@Injectable()
export class PasskeyRepository {
  constructor(private readonly pool: Pool) {}

  async all(memberId: string): Promise<PasskeyRow[]> {
    return this.pool.query('SELECT * FROM passkey WHERE member_id = $1 ORDER BY created_at, id', [memberId]);
  }

  /** False if this credential is known already. */
  async insert(tx: Tx, passkey: NewPasskey): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO passkey (id, member_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT ON CONSTRAINT passkey_once DO NOTHING RETURNING id`,
      [
        passkey.id,
        passkey.member_id,
        passkey.credential_id,
        passkey.public_key,
        passkey.counter,
        passkey.transports,
        passkey.name,
        passkey.created_at,
      ],
    );
    return rows.length === 1;
  }

  async markUsed(id: string, counter: number, now: Date): Promise<void> {
    await this.pool.query('UPDATE passkey SET counter = $2, last_used_at = $3 WHERE id = $1', [
      id,
      counter,
      now,
    ]);
  }

  async remove(tx: Tx, memberId: string, id: string): Promise<boolean> {
    const [rows] = (await tx.query('DELETE FROM passkey WHERE id = $2 AND member_id = $1 RETURNING id', [
      memberId,
      id,
    ])) as [unknown[], number];
    return rows.length === 1;
  }
}
