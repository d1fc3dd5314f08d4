import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { ProjectionRebuild, type EventRun } from '#libs/platform';
import { FiguresRepository } from './figures.repository.js';
import { FiguresService } from './figures.service.js';

/** `member_day` from a replay of the owners' bets. Placements are this service's own and stay. */
@Injectable()
export class FigureRebuild extends ProjectionRebuild {
  constructor(transactions: Transactions, repository: FiguresRepository, figures: FiguresService) {
    super(transactions, {
      name: 'member-days',
      sourceTable: 'play_source',
      resetFunction: 'reset_figure_shadow',
      swapFunction: 'swap_figure_shadow',
      apply: async (tx: Tx, { type, payloads }: EventRun) => {
        if (type === betSettled.type)
          await figures.countSettled(tx, payloads as PayloadOf<typeof betSettled>[]);
        if (type === betAdjusted.type)
          await figures.countAdjusted(tx, payloads as PayloadOf<typeof betAdjusted>[]);
      },
      // A registration during the rebuild counted what waited in the live tables only.
      complete: (tx) => repository.applyPlaced(tx),
    });
  }
}
