import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import {
  betAdjusted,
  betSettled,
  creditCompleted,
  depositReversed,
  depositSucceeded,
  withdrawalChanged,
  type PayloadOf,
} from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { RealtimeService } from '../settlement/realtime.service.js';
import type { MoneySource } from './figures.repository.js';
import { FiguresService } from './figures.service.js';

type Credit = PayloadOf<typeof creditCompleted>;

/** Credits that have a column of their own; points and commissions have none. */
const moneyKinds: Partial<Record<Credit['kind'], MoneySource['kind']>> = {
  CASHBACK: 'REBATE',
  BONUS: 'BONUS',
  SALARY: 'SALARY',
  DIVIDEND: 'DIVIDEND',
};

@Controller()
export class FactsConsumer {
  constructor(
    private readonly figures: FiguresService,
    private readonly realtime: RealtimeService,
  ) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 200 })
  async settled(
    @Payload() bets: PayloadOf<typeof betSettled>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.figures.countSettled(tx, bets);
    await this.realtime.note(tx, bets);
  }

  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 200 })
  async adjusted(
    @Payload() adjustments: PayloadOf<typeof betAdjusted>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.figures.countAdjusted(tx, adjustments);
    await this.realtime.note(tx, adjustments);
  }

  @EventPattern<string>(depositSucceeded.type)
  async deposited(
    @Payload() { depositId, memberId, amount, first, at }: PayloadOf<typeof depositSucceeded>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const sourceKey = `wallet:deposit:${depositId}`;
    await this.figures.countMoney(tx, { sourceKey, memberId, kind: 'DEPOSIT', amount, first, at });
  }

  /** Counts against the day on which the bank took it back. */
  @EventPattern<string>(depositReversed.type)
  async reversed(
    @Payload() { depositId, memberId, amount, at }: PayloadOf<typeof depositReversed>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const sourceKey = `wallet:deposit-reversal:${depositId}`;
    const money = { sourceKey, memberId, kind: 'DEPOSIT' as const, amount: `-${amount}`, first: false, at };
    await this.figures.countMoney(tx, money);
  }

  /** A withdrawal counts once all of it is paid out. */
  @EventPattern<string>(withdrawalChanged.type)
  async withdrawn(
    @Payload() { withdrawalId, memberId, status, paid: amount, at }: PayloadOf<typeof withdrawalChanged>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (status !== 'DISBURSED') return;
    const sourceKey = `wallet:withdrawal:${withdrawalId}`;
    await this.figures.countMoney(tx, { sourceKey, memberId, kind: 'WITHDRAWAL', amount, first: false, at });
  }

  @EventPattern<string>(creditCompleted.type)
  async credited(
    @Payload() { requestedBy, creditKey, memberId, kind: credit, book, amount, at }: Credit,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const kind = moneyKinds[credit];
    if (book !== 'REAL' || !kind) return;
    const sourceKey = `${requestedBy}:credit:${creditKey}`;
    await this.figures.countMoney(tx, { sourceKey, memberId, kind, amount, first: false, at });
  }
}
