import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { ProjectionRebuild, type EventRun } from '#libs/platform';
import { EarningService } from './earning.service.js';
import { turnoverOf } from './turnover.consumer.js';

/** Points from a replay of the owners' bets; points for deposits are taken over. */
@Injectable()
export class PointRebuild extends ProjectionRebuild {
  constructor(transactions: Transactions, earning: EarningService) {
    super(transactions, {
      name: 'points',
      sourceTable: 'point_source',
      notReplayed: `point_type = 'deposit'`,
      resetFunction: 'reset_point_shadow',
      swapFunction: 'swap_point_shadow',
      apply: async (tx: Tx, { type, payloads }: EventRun) => {
        if (type !== betSettled.type && type !== betAdjusted.type) return;
        const bets = payloads as (PayloadOf<typeof betSettled> | PayloadOf<typeof betAdjusted>)[];
        await earning.count(tx, bets.flatMap(turnoverOf));
      },
    });
  }
}
