import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { pointsEarned } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { EarningRepository } from './earning.repository.js';
import { defaultRatios, earn, type PointType } from './earning.rules.js';

export interface Turnover {
  memberId: string;
  type: PointType;
  /** Minor units; negative if a bet was voided. */
  amount: bigint;
  /** What earned the points; the same source never counts twice. */
  sourceKey: string;
}

@Injectable()
export class EarningService implements OnModuleInit {
  constructor(
    private readonly points: EarningRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.points.addMissingRatios(defaultRatios);
  }

  /** Joins the transaction of the event that reports the turnover. */
  async count(tx: EntityManager, turnover: Turnover): Promise<void> {
    const { memberId, type, amount, sourceKey } = turnover;
    if (amount === 0n) return;
    const ratio = await this.points.ratioOf(tx, type);
    const kept = await this.points.lockRemainder(tx, memberId, type);
    const earned = earn(kept, amount, ratio);
    if (earned.remainder !== kept) await this.points.keepRemainder(tx, memberId, type, earned.remainder);
    if (earned.points === 0n) return;
    const balanceAfter = await this.points.credit(tx, memberId, earned.points);
    const at = this.clock.now();
    await this.points.record(tx, {
      id: newId(),
      memberId,
      points: earned.points,
      balanceAfter,
      type,
      sourceKey,
      at,
    });
    await this.outbox.add(tx, pointsEarned, {
      memberId,
      points: Number(earned.points),
      balanceAfter: Number(balanceAfter),
      pointType: type,
      sourceKey,
      at: at.toISOString(),
    });
  }
}
