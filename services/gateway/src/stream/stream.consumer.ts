import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import {
  announcementChanged,
  depositReversed,
  depositSucceeded,
  drawChanged,
  messageReceived,
  postingRecorded,
  winnerAnnounced,
  withdrawalChanged,
  type PayloadOf,
} from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { formatMoney, parseMinor } from '#libs/money';
import { StreamBuffer } from './stream.buffer.js';
import { StreamHub } from './stream.hub.js';

/** Translates platform events into stream events. Every gateway receives all of them and stores none itself. */
@Controller()
export class StreamConsumer {
  constructor(
    private readonly hub: StreamHub,
    private readonly buffer: StreamBuffer,
  ) {}

  @EventPattern<string>(postingRecorded.type)
  @BatchHandler({ max: 200 })
  async balances(
    @Payload() postings: PayloadOf<typeof postingRecorded>[],
    @Ctx() contexts: EventContext[],
  ): Promise<void> {
    await Promise.all(
      postings.map((posting, at) =>
        this.toMember(posting.memberId, contexts[at]!.id, 'balance', {
          balance: formatMoney(parseMinor(posting.balanceAfter)),
          version: posting.version,
          currency: posting.currency,
          book: posting.book,
          // How much of the balance is bonus money has to be asked for then.
          ...(posting.bonusAmount !== undefined && { hasBonus: true }),
        }),
      ),
    );
  }

  @EventPattern<string>(depositSucceeded.type)
  async deposit(
    @Payload() deposit: PayloadOf<typeof depositSucceeded>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.toMember(deposit.memberId, context.id, 'deposit', {
      depositId: deposit.depositId,
      amount: formatMoney(parseMinor(deposit.amount)),
      status: 'SUCCESS',
    });
  }

  @EventPattern<string>(depositReversed.type)
  async reversedDeposit(
    @Payload() deposit: PayloadOf<typeof depositReversed>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.toMember(deposit.memberId, context.id, 'deposit', {
      depositId: deposit.depositId,
      amount: formatMoney(parseMinor(deposit.amount)),
      status: 'REVERSED',
    });
  }

  @EventPattern<string>(withdrawalChanged.type)
  async withdrawal(
    @Payload() { memberId, withdrawalId, status }: PayloadOf<typeof withdrawalChanged>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.toMember(memberId, context.id, 'withdrawal', { withdrawalId, status });
  }

  @EventPattern<string>(messageReceived.type)
  async message(
    @Payload() { memberId, messageId, kind, unread }: PayloadOf<typeof messageReceived>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.toMember(memberId, context.id, 'message', { messageId, kind, unread });
  }

  /** Announcements are public; the page fetches the text. */
  @EventPattern<string>(announcementChanged.type)
  announcement(
    @Payload() { merchantCode, announcementId }: PayloadOf<typeof announcementChanged>,
    @Ctx() context: EventContext,
  ): void {
    this.hub.toAll({ id: context.id, name: 'announcement', data: { merchantCode, announcementId } });
  }

  @EventPattern<string>(winnerAnnounced.type)
  winner(@Payload() winner: PayloadOf<typeof winnerAnnounced>, @Ctx() context: EventContext): void {
    this.hub.toAll({
      id: context.id,
      name: 'winner',
      data: { ...winner, payout: formatMoney(parseMinor(winner.payout)) },
    });
  }

  /** One message for all bets of a draw: pages read their own tickets again. */
  @EventPattern<string>(drawChanged.type)
  draw(@Payload() draw: PayloadOf<typeof drawChanged>, @Ctx() context: EventContext): void {
    this.hub.toAll({ id: context.id, name: 'draw', data: draw });
  }

  private async toMember(memberId: string, id: string, name: string, data: unknown): Promise<void> {
    const event = { id, name, data };
    await this.buffer.keep(memberId, event);
    this.hub.toMember(memberId, event);
  }
}
