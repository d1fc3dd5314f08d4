import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { ProjectionRebuild, type EventRun } from '#libs/platform';
import { AccrualService } from './accrual.service.js';

/** Accruals from a replay of the owners' bets. Claims and the pots they closed stay: they are no projection. */
@Injectable()
export class CashbackRebuild extends ProjectionRebuild {
  constructor(transactions: Transactions, accruals: AccrualService) {
    super(transactions, {
      name: 'cashback',
      sourceTable: 'cashback_source',
      resetFunction: 'reset_cashback_shadow',
      swapFunction: 'swap_cashback_shadow',
      apply: async (tx: Tx, { type, payloads }: EventRun) => {
        if (type === betSettled.type)
          await accruals.countSettled(tx, payloads as PayloadOf<typeof betSettled>[]);
        if (type === betAdjusted.type)
          await accruals.countAdjusted(tx, payloads as PayloadOf<typeof betAdjusted>[]);
      },
    });
  }
}
