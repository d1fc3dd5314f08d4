import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

@Injectable()
export class LevelRepository {
  async levelOf(on: Tx | Pool, memberId: string): Promise<number> {
    const [row]: { level: number }[] = await on.query('SELECT level FROM vip_member WHERE member_id = $1', [
      memberId,
    ]);
    return row?.level ?? 0;
  }
}
