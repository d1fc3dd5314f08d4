import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { VendorStateService } from '../catalogue/vendor-state.service.js';
import { PlayControlRepository } from './play-control.repository.js';

export interface Maintenance {
  maintenance: boolean;
  until?: string | undefined;
}

/** Operators set maintenance of a vendor or game and end a member's sessions; each action is logged. */
@Injectable()
export class PlayControlService {
  constructor(
    private readonly controls: PlayControlRepository,
    private readonly vendorStates: VendorStateService,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  vendorMaintenance(
    operatorId: string,
    vassalage: string,
    { maintenance, until }: Maintenance,
  ): Promise<void> {
    return this.transactions.run(async (tx) => {
      const found = await this.controls.setVendor(tx, vassalage, maintenance, untilOf(maintenance, until));
      if (!found) throw CatalogueErrors.VENDOR_UNKNOWN();
      await this.controls.log(tx, {
        operatorId,
        action: 'VENDOR_MAINTENANCE',
        subject: vassalage,
        detail: { maintenance, until: until ?? null },
        at: this.clock.now(),
      });
      await this.vendorStates.publish(tx, vassalage);
    });
  }

  gameMaintenance(operatorId: string, gameId: string, { maintenance, until }: Maintenance): Promise<void> {
    return this.transactions.run(async (tx) => {
      const found = await this.controls.setGame(tx, gameId, maintenance, untilOf(maintenance, until));
      if (!found) throw CatalogueErrors.GAME_UNKNOWN();
      await this.controls.log(tx, {
        operatorId,
        action: 'GAME_MAINTENANCE',
        subject: gameId,
        detail: { maintenance, until: until ?? null },
        at: this.clock.now(),
      });
    });
  }

  /** No bet is taken in the sessions that were open; a win of a bet already placed is still paid. */
  endSessions(operatorId: string, memberId: string, reason: string): Promise<{ ended: number }> {
    return this.transactions.run(async (tx) => {
      const at = this.clock.now();
      const ended = await this.controls.endSessions(tx, memberId, at);
      await this.controls.log(tx, {
        operatorId,
        action: 'SESSIONS_ENDED',
        subject: memberId,
        detail: { ended, reason },
        at,
      });
      return { ended };
    });
  }
}

function untilOf(maintenance: boolean, until: string | undefined): Date | null {
  return maintenance && until !== undefined ? new Date(until) : null;
}
