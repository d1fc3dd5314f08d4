import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { realityCheckScheduled, type PayloadOf } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { GamingRepository } from './gaming.repository.js';
import { RealityRepository } from './reality.repository.js';
import { realityOf } from './reality.rules.js';

export type ScheduledCheck = PayloadOf<typeof realityCheckScheduled>;

/**
 * Publishes when the next notice of a member is due. The caller holds the session's row, so that of a concurrent login
 * and change the later event includes both.
 */
@Injectable()
export class RealitySchedule {
  constructor(
    private readonly accounts: GamingRepository,
    private readonly sessions: RealityRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async publish(tx: Tx, memberId: string): Promise<ScheduledCheck> {
    const minutes = await this.accounts.realityMinutes(tx, memberId);
    const session = await this.sessions.find(tx, memberId);
    const now = this.clock.now();
    const started = session ?? { startedAt: now, acknowledgedAt: null, staked: 0n, returned: 0n };
    const { nextAt } = realityOf(started, minutes, now);
    const check = {
      memberId,
      ...(nextAt !== null && { dueAt: nextAt.toISOString() }),
      at: now.toISOString(),
    };
    await this.outbox.add(tx, realityCheckScheduled, check);
    return check;
  }
}
