import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { betAdjusted, betSettled, PayloadOf } from '#libs/events';
import { parseMinor } from '#libs/money';
import { businessDay, CONFIG } from '#libs/platform';
import type { PromotionsConfig } from '../promotions.config.js';
import { ActivityRepository } from './activity.repository.js';
import { DueRepository } from './due.repository.js';

type Settled = PayloadOf<typeof betSettled>;
type Adjusted = PayloadOf<typeof betAdjusted>;

/** What members play, by business day: a function of the turnover events, which a replay computes again. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly activities: ActivityRepository,
    private readonly due: DueRepository,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  async count(tx: Tx, bets: readonly (Settled | Adjusted)[]): Promise<void> {
    const sources = bets.map((bet) => {
      const settledAt = new Date(bet.settledAt);
      return {
        ...{ sourceKey: bet.sourceKey, settledAt, memberId: bet.memberId, category: bet.category },
        day: businessDay(settledAt, this.config.brandTimeZone),
        validBet: parseMinor(bet.validBet),
        stake: parseMinor(bet.stake),
        win: parseMinor(bet.win),
        bets: 'refersTo' in bet ? 0 : 1,
      };
    });
    await this.activities.count(tx, sources);
    await this.due.add(
      tx,
      sources.map(({ memberId }) => memberId),
    );
  }
}
