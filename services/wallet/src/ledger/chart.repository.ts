import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { callLedger } from './ledger-call.repository.js';
import { LedgerPools } from './ledger-pools.js';
import type { OwnTransaction } from './own-transaction.js';

const ofChannel = {
  name: 'chart-channel',
  text: `SELECT number FROM chart_account WHERE book = 'REAL' AND code = 'channel:' || $1`,
};

/** Accounts that are rows of the chart and not constants of the code. */
@Injectable()
export class ChartRepository {
  private readonly channels = new Map<string, number>();

  constructor(private readonly pools: LedgerPools) {}

  /** The account of a payment channel; undefined if there is no such channel. Rows of the chart never change. */
  async channelAccount(on: Tx | OwnTransaction, channel: string): Promise<number | undefined> {
    const known = this.channels.get(channel);
    if (known !== undefined) return known;
    const [row] = await callLedger<{ number: number }>(on, this.pools.balances, ofChannel, [channel]);
    if (row) this.channels.set(channel, row.number);
    return row?.number;
  }
}
