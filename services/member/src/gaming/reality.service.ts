import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { Enforcement } from './enforcement.client.js';
import { pending } from './gaming.errors.js';
import { GamingRepository } from './gaming.repository.js';
import { RealityRepository } from './reality.repository.js';
import { RealitySchedule } from './reality-schedule.js';
import { realityOf, type PlaySession, type RealityCheck } from './reality.rules.js';

export type Reality = RealityCheck &
  Pick<PlaySession, 'startedAt' | 'staked' | 'returned'> & {
    intervalMinutes: number | null;
  };

@Injectable()
export class RealityChecks {
  constructor(
    private readonly accounts: GamingRepository,
    private readonly sessions: RealityRepository,
    private readonly schedule: RealitySchedule,
    private readonly enforcement: Enforcement,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(memberId: string): Promise<Reality> {
    const now = this.clock.now();
    const [account, known] = await Promise.all([this.accounts.find(memberId), this.sessions.find(memberId)]);
    const session = known ?? { startedAt: now, acknowledgedAt: null, staked: 0n, returned: 0n };
    const intervalMinutes = account?.reality_minutes ?? null;
    const { startedAt, staked, returned } = session;
    return { intervalMinutes, startedAt, staked, returned, ...realityOf(session, intervalMinutes, now) };
  }

  /** For another service; 404 for whom nothing was ever decided. */
  async readKnown(memberId: string): Promise<Reality> {
    if (!(await this.accounts.find(memberId))) throw PlatformErrors.NOT_FOUND();
    return this.read(memberId);
  }

  async acknowledge(memberId: string): Promise<Reality> {
    const next = await this.transactions.run(async (tx) => {
      await this.accounts.lock(tx, memberId);
      await this.sessions.acknowledge(tx, memberId, this.clock.now());
      return this.schedule.tell(tx, memberId);
    });
    await this.enforcement.applyRealityCheck(next).catch(pending);
    return this.read(memberId);
  }
}
