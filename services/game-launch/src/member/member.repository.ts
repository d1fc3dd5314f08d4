import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';

@Injectable()
export class MemberRepository {
  async save(tx: Tx, member: { memberId: string; account: string; accountType: number }): Promise<void> {
    await tx.query(
      `INSERT INTO member (member_id, account, account_type) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET account = excluded.account, account_type = excluded.account_type`,
      [member.memberId, member.account, member.accountType],
    );
  }

  async accountOf(tx: Tx, memberId: string): Promise<string | undefined> {
    const [row]: { account: string }[] = await tx.query('SELECT account FROM member WHERE member_id = $1', [
      memberId,
    ]);
    return row?.account;
  }
}
