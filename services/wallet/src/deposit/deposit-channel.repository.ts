import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { ChannelSettings, DepositChannelCode } from './deposit-channel.rules.js';

@Injectable()
export class DepositChannelRepository {
  constructor(private readonly pool: Pool) {}

  async all(on: Tx | Pool): Promise<ChannelSettings[]> {
    const rows: { code: DepositChannelCode; enabled: boolean; min: string; max: string }[] = await on.query(
      'SELECT code, enabled, min_amount AS min, max_amount AS max FROM deposit_channel ORDER BY position',
    );
    return rows.map(({ min, max, ...row }) => ({ ...row, min: BigInt(min), max: BigInt(max) }));
  }

  async change({ code, enabled, min, max }: ChannelSettings, operatorId: string, at: Date): Promise<void> {
    await this.pool.query(
      `UPDATE deposit_channel SET enabled = $2, min_amount = $3, max_amount = $4, changed_by = $5, changed_at = $6
        WHERE code = $1`,
      [code, enabled, String(min), String(max), operatorId, at],
    );
  }
}
