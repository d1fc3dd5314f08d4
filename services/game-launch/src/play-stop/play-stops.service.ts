import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { accountStatusChanged, exclusionBegan, PayloadOf } from '#libs/events';
import { CLOCK, type Clock } from '#libs/platform';
import { forEver, notAtAll, PlayStopRepository, type PlayStop } from './play-stop.repository.js';

/**
 * Ends the play of a member whose account an operator has suspended or closed, or who excludes himself: the open game sessions,
 * and the tickets that would open more. Money is safe without it (the wallet refuses the bets, and pays what was won).
 */
@Injectable()
export class PlayStops {
  constructor(
    @Inject(PlayStopRepository) private readonly rows: PlayStopRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async byOperator(
    tx: EntityManager,
    { memberId, status, at }: PayloadOf<typeof accountStatusChanged>,
  ): Promise<void> {
    const until = status === 'OPEN' ? notAtAll : forEver;
    await this.stop(tx, { memberId, cause: 'ACCOUNT', until, toldAt: at });
  }

  async byMember(
    tx: EntityManager,
    { memberId, until, at }: PayloadOf<typeof exclusionBegan>,
  ): Promise<void> {
    await this.stop(tx, { memberId, cause: 'EXCLUSION', until: until ?? forEver, toldAt: at });
  }

  /** Whether the member may sit down at a game now; nothing stops him before this transaction has ended. */
  async admits(tx: EntityManager, memberId: string, now: Date): Promise<boolean> {
    await this.rows.share(tx, memberId);
    return !(await this.rows.isStopped(tx, memberId, now));
  }

  /** Word that comes late, or again after a later one, stops nobody who plays by right. */
  private async stop(tx: EntityManager, stop: PlayStop): Promise<void> {
    await this.rows.lock(tx, stop.memberId);
    const now = this.clock.now();
    if (!(await this.rows.put(tx, stop)) || !(await this.rows.isStopped(tx, stop.memberId, now))) return;
    await this.rows.spoilTickets(tx, stop.memberId, now);
    await this.rows.endSessions(tx, stop.memberId, now);
  }
}
