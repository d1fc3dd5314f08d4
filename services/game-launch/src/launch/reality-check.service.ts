import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { PayloadOf, realityCheckScheduled } from '#libs/events';
import { ServiceClient } from '#libs/platform';
import { LaunchErrors } from './launch.errors.js';
import { RealityCheckRepository } from './reality-check.repository.js';

interface RealityCheck {
  due: boolean;
  nextAt: string | null;
}

/** No game opens while a reality check of the member waits for an answer. */
@Injectable()
export class RealityCheckService {
  constructor(
    private readonly rows: RealityCheckRepository,
    private readonly client: ServiceClient,
    private readonly pool: Pool,
  ) {}

  async schedule(tx: Tx, { memberId, dueAt, at }: PayloadOf<typeof realityCheckScheduled>): Promise<void> {
    await this.rows.put(tx, memberId, dueAt ?? null, at);
  }

  /**
   * Whether a check that is due here has been answered, although its event has not arrived: the member service decides,
   * and a check that still waits throws. False if none was due here.
   */
  async answered(memberId: string, now: Date): Promise<boolean> {
    if (!(await this.rows.isDue(memberId, now))) return false;
    const path = `/internal/reality-checks/${memberId}`;
    const { due, nextAt } = await this.client.call<RealityCheck>('member', 'GET', path, { memberId });
    if (due) throw LaunchErrors.REALITY_CHECK_DUE();
    await this.rows.put(this.pool, memberId, nextAt, now);
    return true;
  }
}
