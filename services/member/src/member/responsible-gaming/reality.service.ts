import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { CLOCK, newId, PlatformErrors, type Clock } from '#libs/platform';
import { EnforcementClient } from './enforcement.client.js';
import { GamingErrors, pending } from './gaming.errors.js';
import { GamingRepository } from './gaming.repository.js';
import type { Actor } from './gaming.service.js';
import { RealityRepository } from './reality.repository.js';
import { RealitySchedule } from './reality-schedule.js';
import { liftsNotice, realityOf, type PlaySession, type RealityCheck } from './reality.rules.js';

export type Reality = RealityCheck &
  Pick<PlaySession, 'startedAt' | 'staked' | 'returned'> & {
    intervalMinutes: number | null;
  };

@Injectable()
export class RealityService {
  constructor(
    private readonly accounts: GamingRepository,
    private readonly sessions: RealityRepository,
    private readonly schedule: RealitySchedule,
    private readonly enforcement: EnforcementClient,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async read(memberId: string): Promise<Reality> {
    const now = this.clock.now();
    const [account, known] = await Promise.all([
      this.accounts.find(memberId),
      this.sessions.find(this.pool, memberId),
    ]);
    const session = known ?? { startedAt: now, acknowledgedAt: null, staked: 0n, returned: 0n };
    const intervalMinutes = account?.reality_minutes ?? null;
    const { startedAt, staked, returned } = session;
    return { intervalMinutes, startedAt, staked, returned, ...realityOf(session, intervalMinutes, now) };
  }

  /** For another service; 404 if the member has no gaming account. */
  async readKnown(memberId: string): Promise<Reality> {
    if (!(await this.accounts.find(memberId))) throw PlatformErrors.NOT_FOUND();
    return this.read(memberId);
  }

  async setInterval({ memberId, clientIp }: Actor, minutes: number | null): Promise<Reality> {
    await this.change(memberId, async (tx, session, interval, now) => {
      if (liftsNotice(session, interval, minutes, now)) throw GamingErrors.REALITY_CHECK_UNANSWERED();
      await this.accounts.writeRealityCheck(tx, memberId, minutes);
      const change = { id: newId(), memberId, clientIp, what: 'REALITY_CHECK', detail: { minutes } };
      await this.accounts.record(tx, change, now);
    });
    return this.read(memberId);
  }

  async acknowledge({ memberId, clientIp }: Actor): Promise<Reality> {
    await this.change(memberId, async (tx, session, interval, now) => {
      if (!realityOf(session, interval, now).due) return;
      await this.sessions.acknowledge(tx, memberId, now);
      const change = { id: newId(), memberId, clientIp, what: 'REALITY_CHECK_ANSWERED', detail: {} };
      await this.accounts.record(tx, change, now);
    });
    return this.read(memberId);
  }

  /** The time is read under the locks, so that a change that waited is judged by the time of the change. */
  private async change(
    memberId: string,
    work: (tx: Tx, session: PlaySession, interval: number | null, now: Date) => Promise<void>,
  ): Promise<void> {
    const next = await this.transactions.run(async (tx) => {
      const account = await this.accounts.lock(tx, memberId);
      const session = await this.sessions.lock(tx, memberId, this.clock.now());
      await work(tx, session, account.reality_minutes, this.clock.now());
      return this.schedule.publish(tx, memberId);
    });
    await this.enforcement.applyRealityCheck(next).catch(pending);
  }
}
