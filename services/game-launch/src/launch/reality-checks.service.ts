import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PayloadOf, realityCheckScheduled } from '#libs/events';
import { ServiceClient } from '#libs/platform';
import { LaunchErrors } from './launch.errors.js';
import { RealityCheckRepository } from './reality-check.repository.js';

interface RealityCheck {
  due: boolean;
  nextAt: string | null;
}

/** A member who asked to be told of time and result opens no game while that notice waits for an answer. */
@Injectable()
export class RealityChecks {
  constructor(
    @Inject(RealityCheckRepository) private readonly rows: RealityCheckRepository,
    @Inject(ServiceClient) private readonly client: ServiceClient,
  ) {}

  async schedule(
    tx: EntityManager,
    { memberId, dueAt, at }: PayloadOf<typeof realityCheckScheduled>,
  ): Promise<void> {
    await this.rows.put(memberId, dueAt ?? null, at, tx);
  }

  /**
   * Whether a notice that is due here has been answered already, which the event may not have told yet: member is asked, and
   * where it still waits this throws. False where none was due here.
   */
  async answered(memberId: string, now: Date): Promise<boolean> {
    if (!(await this.rows.isDue(memberId, now))) return false;
    const path = `/internal/reality-checks/${memberId}`;
    const { due, nextAt } = await this.client.call<RealityCheck>('member', 'GET', path, { memberId });
    if (due) throw LaunchErrors.REALITY_CHECK_DUE();
    await this.rows.put(memberId, nextAt, now);
    return true;
  }
}
