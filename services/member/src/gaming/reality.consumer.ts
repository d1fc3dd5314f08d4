import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { roundSettled, sessionOpened, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { RealitySchedule } from './reality-schedule.js';
import { RealityRepository } from './reality.repository.js';

/** What a member has staked and got back since the login. */
@Controller()
export class RealityConsumer {
  constructor(
    private readonly sessions: RealityRepository,
    private readonly schedule: RealitySchedule,
  ) {}

  // A new log-in counts anew, which moves the notice only of those who have asked for one.
  @EventPattern<string>(sessionOpened.type)
  @BatchHandler({ max: 50 })
  async begin(
    @Payload() logins: PayloadOf<typeof sessionOpened>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    for (const memberId of await this.sessions.begin(tx, logins)) await this.schedule.tell(tx, memberId);
  }

  /** Play money is nobody's gain or loss. */
  @EventPattern<string>(roundSettled.type)
  async addRound(
    @Payload() round: PayloadOf<typeof roundSettled>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (round.mode === 'REAL') await this.sessions.addRound(tx, round);
  }
}
