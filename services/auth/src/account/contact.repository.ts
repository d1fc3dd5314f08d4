import { Injectable } from '@nestjs/common';
import { constraintOf, Pool, type Tx } from '#libs/database';

export interface SealedContact {
  kind: string;
  sealed: string;
  blindIndex: string;
  provenAt: Date | null;
  /** While it is proven on this account, no other can prove it. */
  exclusive: boolean;
}

export interface ContactRow {
  kind: string;
  sealed: string;
  blind_index: string;
  proven_at: Date | null;
}

@Injectable()
export class ContactRepository {
  constructor(private readonly pool: Pool) {}

  async put(tx: Tx, memberId: string, contact: SealedContact): Promise<void> {
    await tx.query(
      `INSERT INTO account_contact (member_id, kind, sealed, blind_index, proven_at, exclusive)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT ON CONSTRAINT account_contact_once DO UPDATE SET sealed = excluded.sealed,
         blind_index = excluded.blind_index, proven_at = excluded.proven_at, exclusive = excluded.exclusive`,
      [memberId, contact.kind, contact.sealed, contact.blindIndex, contact.provenAt, contact.exclusive],
    );
  }

  async all(memberId: string): Promise<ContactRow[]> {
    return this.pool.query(
      'SELECT kind, sealed, blind_index, proven_at FROM account_contact WHERE member_id = $1 ORDER BY kind',
      [memberId],
    );
  }

  find(memberId: string, kind: string): Promise<ContactRow | undefined> {
    return this.findOn(this.pool, memberId, kind);
  }

  async findOn(on: Tx | Pool, memberId: string, kind: string): Promise<ContactRow | undefined> {
    const rows: ContactRow[] = await on.query(
      'SELECT kind, sealed, blind_index, proven_at FROM account_contact WHERE member_id = $1 AND kind = $2',
      [memberId, kind],
    );
    return rows[0];
  }

  /** True if another account has proven this address first. */
  isTaken(error: unknown): boolean {
    return constraintOf(error) === 'account_contact_proven_once';
  }
}
