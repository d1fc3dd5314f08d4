import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class BalanceRepository {
  constructor(private readonly source: DataSource) {}

  async balanceOf(memberId: string): Promise<bigint> {
    const rows: { balance: string }[] = await this.source.query(
      'SELECT balance FROM point_account WHERE member_id = $1',
      [memberId],
    );
    return BigInt(rows[0]?.balance ?? 0);
  }
}
