import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { betAdjusted, betSettled, depositReversed, depositSucceeded, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { EarningService } from './earning.service.js';
import type { Turnover } from './earning.repository.js';
import { pointTypeOf } from './earning.rules.js';

type Bet = PayloadOf<typeof betSettled> | PayloadOf<typeof betAdjusted>;

@Controller()
export class TurnoverConsumer {
  constructor(private readonly earning: EarningService) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 200 })
  async settled(
    @Payload() bets: PayloadOf<typeof betSettled>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.earning.count(tx, bets.flatMap(turnoverOf));
  }

  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 200 })
  async adjusted(
    @Payload() bets: PayloadOf<typeof betAdjusted>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.earning.count(tx, bets.flatMap(turnoverOf));
  }

  @EventPattern<string>(depositSucceeded.type)
  async deposited(
    @Payload() deposit: PayloadOf<typeof depositSucceeded>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.earning.count(tx, [depositOf(deposit, 'deposit', parseMinor(deposit.amount))]);
  }

  @EventPattern<string>(depositReversed.type)
  async reversed(
    @Payload() deposit: PayloadOf<typeof depositReversed>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.earning.count(tx, [depositOf(deposit, 'deposit-reversal', -parseMinor(deposit.amount))]);
  }
}

function depositOf(
  { depositId, memberId, at }: { depositId: string; memberId: string; at: string },
  what: string,
  amount: bigint,
): Turnover {
  const sourceKey = `wallet:${what}:${depositId}`;
  return { sourceKey, memberId, merchantCode: '', type: 'deposit', amount, settledAt: new Date(at) };
}

export function turnoverOf(bet: Bet): Turnover[] {
  const type = pointTypeOf(bet.category);
  if (!type) return [];
  return [
    {
      sourceKey: bet.sourceKey,
      memberId: bet.memberId,
      merchantCode: bet.merchantCode ?? '',
      type,
      amount: parseMinor(bet.validBet),
      settledAt: new Date(bet.settledAt),
    },
  ];
}
