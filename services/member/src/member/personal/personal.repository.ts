import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { AccountType } from '#libs/auth';

export interface PersonalRow {
  nickname: string | null;
  personal_sealed: string | null;
}

@Injectable()
export class PersonalRepository {
  /** Locked until the transaction ends; created if the registration event has not arrived yet. */
  async lock(tx: Tx, memberId: string, type: AccountType): Promise<PersonalRow> {
    await tx.query('INSERT INTO member_profile (member_id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      memberId,
      type,
    ]);
    const rows: PersonalRow[] = await tx.query(
      'SELECT nickname, personal_sealed FROM member_profile WHERE member_id = $1 FOR UPDATE',
      [memberId],
    );
    return rows[0]!;
  }

  async update(tx: Tx, memberId: string, row: PersonalRow): Promise<void> {
    await tx.query('UPDATE member_profile SET nickname = $2, personal_sealed = $3 WHERE member_id = $1', [
      memberId,
      row.nickname,
      row.personal_sealed,
    ]);
  }

  async recordChange(
    tx: Tx,
    change: { id: string; memberId: string; field: string; clientIp: string },
    now: Date,
  ): Promise<void> {
    await tx.query(
      'INSERT INTO profile_change (id, member_id, field, client_ip, changed_at) VALUES ($1, $2, $3, $4, $5)',
      [change.id, change.memberId, change.field, change.clientIp, now],
    );
  }
}
