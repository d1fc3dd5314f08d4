import { Injectable } from '@nestjs/common';
import { LedgerPools } from './ledger-pools.js';

/** Accounts that are rows of the chart and not constants of the code. */
@Injectable()
export class ChartRepository {
  private readonly channels = new Map<string, number>();

  constructor(private readonly pools: LedgerPools) {}

  /** The account of a payment channel; undefined if there is no such channel. Rows of the chart never change. */
  async channelAccount(channel: string): Promise<number | undefined> {
    const known = this.channels.get(channel);
    if (known !== undefined) return known;
    const { rows } = await this.pools.balances.query<{ number: number }>(
      `SELECT number FROM chart_account WHERE book = 'REAL' AND code = 'channel:' || $1`,
      [channel],
    );
    if (rows[0]) this.channels.set(channel, rows[0].number);
    return rows[0]?.number;
  }
}
