import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { depositReversed, depositSucceeded, memberRegistered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { ActivityRepository } from '../activity/activity.repository.js';
import { DueRepository } from '../activity/due.repository.js';
import { FactsService } from './facts.service.js';
import { IssueService } from './issue.service.js';

@Controller()
export class PromotionConsumer {
  constructor(
    private readonly activities: ActivityRepository,
    private readonly due: DueRepository,
    private readonly facts: FactsService,
    private readonly issues: IssueService,
  ) {}

  @EventPattern<string>(memberRegistered.type)
  async registered(
    @Payload() member: PayloadOf<typeof memberRegistered>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.activities.addMember(tx, {
      ...{ memberId: member.memberId, account: member.account, accountType: member.accountType },
      bonusContact: member.bonusContact ?? false,
      registeredAt: new Date(member.registeredAt),
    });
  }

  @EventPattern<string>(depositSucceeded.type)
  async deposited(
    @Payload() { depositId, memberId, amount, first, at }: PayloadOf<typeof depositSucceeded>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const arrived = new Date(at);
    const day = this.facts.today(arrived);
    const deposit = { depositId, memberId, first, day, amount: parseMinor(amount), at: arrived };
    if (!(await this.activities.addDeposit(tx, deposit))) return;
    await this.due.add(tx, [memberId]);
    await this.issues.takeDeposit(tx, deposit);
  }

  /** What was given for the deposit goes with it, and it counts for nothing else. */
  @EventPattern<string>(depositReversed.type)
  async reversed(
    @Payload() { depositId }: PayloadOf<typeof depositReversed>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.activities.removeDeposit(tx, depositId);
    await this.issues.takeBack(tx, `deposit:${depositId}`);
  }
}
