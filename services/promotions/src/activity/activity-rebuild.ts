import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { ProjectionRebuild, type EventRun } from '#libs/platform';
import { ActivityService } from './activity.service.js';

/** The days of members from a replay of the owners' bets. Missions, ranks and boards read them and hold nothing of their own. */
@Injectable()
export class ActivityRebuild extends ProjectionRebuild {
  constructor(transactions: Transactions, activities: ActivityService) {
    super(transactions, {
      name: 'activity',
      sourceTable: 'activity_source',
      resetFunction: 'reset_activity_shadow',
      swapFunction: 'swap_activity_shadow',
      apply: async (tx: Tx, { type, payloads }: EventRun) => {
        if (type === betSettled.type || type === betAdjusted.type)
          await activities.count(tx, payloads as PayloadOf<typeof betSettled>[]);
      },
    });
  }
}
