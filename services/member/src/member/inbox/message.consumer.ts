import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import {
  bonusChanged,
  bonusIssued,
  depositFailed,
  depositReversed,
  depositSucceeded,
  deviceSeen,
  pointsEarned,
  redemptionDecided,
  securityChanged,
  vipRanked,
  withdrawalApproved,
  withdrawalRejected,
  type PayloadOf,
} from '#libs/events';
import { EventContext } from '#libs/messaging';
import { messageOfBonus, protectionName, type MessageDetail } from './message.rules.js';
import { MessageService } from './message.service.js';

/** What happens to a member's money, points, rank and account, as messages. */
@Controller()
export class MessageConsumer {
  constructor(private readonly messages: MessageService) {}

  @EventPattern<string>(depositSucceeded.type)
  depositArrived(
    @Payload() fact: PayloadOf<typeof depositSucceeded>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const detail = money(fact, fact.depositId);
    return this.messages.receive(tx, {
      memberId: fact.memberId,
      kind: 'DEPOSIT_ARRIVED',
      detail,
      at: fact.at,
    });
  }

  @EventPattern<string>(depositFailed.type)
  depositFailed(
    @Payload() fact: PayloadOf<typeof depositFailed>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const detail = money(fact, fact.depositId);
    return this.messages.receive(tx, {
      memberId: fact.memberId,
      kind: 'DEPOSIT_FAILED',
      detail,
      at: fact.at,
    });
  }

  @EventPattern<string>(depositReversed.type)
  depositReversed(
    @Payload() fact: PayloadOf<typeof depositReversed>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const detail = money(fact, fact.depositId);
    return this.messages.receive(tx, {
      memberId: fact.memberId,
      kind: 'DEPOSIT_REVERSED',
      detail,
      at: fact.at,
    });
  }

  @EventPattern<string>(withdrawalApproved.type)
  approved(
    @Payload() fact: PayloadOf<typeof withdrawalApproved>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const detail = money(fact, fact.withdrawalId);
    return this.messages.receive(tx, {
      memberId: fact.memberId,
      kind: 'WITHDRAWAL_APPROVED',
      detail,
      at: fact.at,
    });
  }

  @EventPattern<string>(withdrawalRejected.type)
  rejected(
    @Payload() fact: PayloadOf<typeof withdrawalRejected>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const detail = money(fact, fact.withdrawalId);
    return this.messages.receive(tx, {
      memberId: fact.memberId,
      kind: 'WITHDRAWAL_REJECTED',
      detail,
      at: fact.at,
    });
  }

  /** Only points for a deposit: a message per bet would hide all others. */
  @EventPattern<string>(pointsEarned.type)
  async pointsEarned(
    @Payload() { memberId, points, pointType, at }: PayloadOf<typeof pointsEarned>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (pointType !== 'deposit') return;
    await this.messages.receive(tx, { memberId, kind: 'POINTS_EARNED', detail: { points }, at });
  }

  @EventPattern<string>(redemptionDecided.type)
  redemption(
    @Payload()
    { memberId, status, productName, points, redemptionId, at }: PayloadOf<typeof redemptionDecided>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const kind = status === 'COMPLETE' ? 'POINTS_EXCHANGED' : 'POINTS_REJECTED';
    const detail = { points, name: productName, reference: redemptionId };
    return this.messages.receive(tx, { memberId, kind, detail, at });
  }

  @EventPattern<string>(bonusIssued.type)
  bonus(@Payload() fact: PayloadOf<typeof bonusIssued>, @Ctx() { tx }: EventContext): Promise<void> {
    const detail = { ...money(fact, fact.bonusId), name: fact.title };
    return this.messages.receive(tx, { memberId: fact.memberId, kind: 'BONUS_ISSUED', detail, at: fact.at });
  }

  /** How a bonus ended; its start is announced as issued, and play money has no messages. */
  @EventPattern<string>(bonusChanged.type)
  async bonusEnded(
    @Payload() bonus: PayloadOf<typeof bonusChanged>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const message = messageOfBonus(bonus);
    if (message === undefined || bonus.book !== 'REAL') return;
    const { memberId, currency, rolloverId, at } = bonus;
    const { kind, amount } = message;
    const detail = { ...(amount !== '0' && { amount }), currency, reference: rolloverId };
    await this.messages.receive(tx, { memberId, kind, detail, at });
  }

  /** The loss of a rank is not announced. */
  @EventPattern<string>(vipRanked.type)
  async ranked(
    @Payload() { memberId, rankLevel, rankName, at }: PayloadOf<typeof vipRanked>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (rankLevel === 0) return;
    await this.messages.receive(tx, { memberId, kind: 'VIP_RANKED', detail: { name: rankName }, at });
  }

  @EventPattern<string>(deviceSeen.type)
  newDevice(
    @Payload() { memberId, device, at }: PayloadOf<typeof deviceSeen>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const detail = { name: { vi: device, en: device } };
    return this.messages.receive(tx, { memberId, kind: 'NEW_DEVICE', detail, at });
  }

  @EventPattern<string>(securityChanged.type)
  securityChanged(
    @Payload() { memberId, what, at }: PayloadOf<typeof securityChanged>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    return this.messages.receive(tx, {
      memberId,
      kind: 'SECURITY_CHANGED',
      detail: { name: protectionName(what) },
      at,
    });
  }
}

function money(fact: { amount: string; currency?: string }, reference: string): MessageDetail {
  return { amount: fact.amount, ...(fact.currency !== undefined && { currency: fact.currency }), reference };
}
