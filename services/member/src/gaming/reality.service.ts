import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { GamingRepository } from './gaming.repository.js';
import { RealityRepository } from './reality.repository.js';
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

  async acknowledge(memberId: string): Promise<Reality> {
    await this.sessions.acknowledge(memberId, this.clock.now());
    return this.read(memberId);
  }
}
