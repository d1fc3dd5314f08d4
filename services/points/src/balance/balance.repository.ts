import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

@Injectable()
export class BalanceRepository {
  constructor(private readonly pool: Pool) {}

  async balanceOf(memberId: string): Promise<bigint> {
    const rows: { balance: string }[] = await this.pool.query(
      'SELECT balance FROM point_account WHERE member_id = $1',
      [memberId],
    );
    return BigInt(rows[0]?.balance ?? 0);
  }
}
