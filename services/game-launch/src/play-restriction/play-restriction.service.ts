import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { accountStatusChanged, exclusionBegan, PayloadOf } from '#libs/events';
import { CLOCK, type Clock } from '#libs/platform';
import {
  indefinite,
  lifted,
  PlayRestrictionRepository,
  type PlayRestriction,
} from './play-restriction.repository.js';

/**
 * Ends game sessions and tickets of a suspended, closed or self-excluded member. Money does not depend on it: the wallet
 * refuses bets of such a member and pays wins.
 */
@Injectable()
export class PlayRestrictionService {
  constructor(
    private readonly rows: PlayRestrictionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async byOperator(tx: Tx, { memberId, status, at }: PayloadOf<typeof accountStatusChanged>): Promise<void> {
    const until = status === 'OPEN' ? lifted : indefinite;
    await this.restrict(tx, { memberId, cause: 'ACCOUNT', until, occurredAt: at });
  }

  async byMember(tx: Tx, { memberId, until, at }: PayloadOf<typeof exclusionBegan>): Promise<void> {
    await this.restrict(tx, { memberId, cause: 'EXCLUSION', until: until ?? indefinite, occurredAt: at });
  }

  /** Whether a game session may open now. A concurrent restriction waits until this transaction has ended. */
  async canOpenSession(tx: Tx, memberId: string, now: Date): Promise<boolean> {
    await this.rows.share(tx, memberId);
    return !(await this.rows.isRestricted(tx, memberId, now));
  }

  /** A late or duplicate event has no effect. */
  private async restrict(tx: Tx, restrict: PlayRestriction): Promise<void> {
    await this.rows.lock(tx, restrict.memberId);
    const now = this.clock.now();
    if (!(await this.rows.put(tx, restrict)) || !(await this.rows.isRestricted(tx, restrict.memberId, now)))
      return;
    await this.rows.expireTickets(tx, restrict.memberId, now);
    await this.rows.endSessions(tx, restrict.memberId, now);
    await this.rows.askToKick(tx, restrict.memberId, now);
  }
}
