import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { AccountType } from '#libs/auth';

@Injectable()
export class AvatarRepository {
  constructor(private readonly pool: Pool) {}

  async find(memberId: string): Promise<string | null> {
    const rows: { avatar: string | null }[] = await this.pool.query(
      'SELECT avatar FROM member_profile WHERE member_id = $1',
      [memberId],
    );
    return rows[0]?.avatar ?? null;
  }

  /** Returns the previous value. Creates the row if the registration event has not arrived yet. */
  async replace(
    tx: Tx,
    member: { memberId: string; type: AccountType },
    avatar: string,
  ): Promise<string | null> {
    await tx.query('INSERT INTO member_profile (member_id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      member.memberId,
      member.type,
    ]);
    const before: { avatar: string | null }[] = await tx.query(
      'SELECT avatar FROM member_profile WHERE member_id = $1 FOR UPDATE',
      [member.memberId],
    );
    await tx.query('UPDATE member_profile SET avatar = $2 WHERE member_id = $1', [member.memberId, avatar]);
    return before[0]?.avatar ?? null;
  }
}
