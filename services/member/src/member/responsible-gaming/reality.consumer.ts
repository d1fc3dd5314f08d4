import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { betAdjusted, betSettled, sessionOpened, type PayloadOf } from '#libs/events';
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

  // A new login restarts the interval of members who have set one.
  @EventPattern<string>(sessionOpened.type)
  @BatchHandler({ max: 50 })
  async begin(
    @Payload() logins: PayloadOf<typeof sessionOpened>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    for (const memberId of await this.sessions.begin(tx, logins)) await this.schedule.publish(tx, memberId);
  }

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 100 })
  async addBets(
    @Payload() bets: PayloadOf<typeof betSettled>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.sessions.addResults(tx, bets);
  }

  /** A late win or a rollback counts when it happens. */
  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 100 })
  async addAdjustments(
    @Payload() adjustments: PayloadOf<typeof betAdjusted>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.sessions.addResults(tx, adjustments);
  }
}
