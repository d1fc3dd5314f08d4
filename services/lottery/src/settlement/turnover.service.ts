import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { betAdjusted, betSettled } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CONFIG } from '#libs/platform';
import type { LotteryConfig } from '../lottery.config.js';
import { categoryOf, lotteryVendor } from '../wallet/wallet.client.js';
import { TurnoverRepository } from './turnover.repository.js';
import type { OpenTicket } from './settlement.repository.js';
import type { TicketResult } from './settlement.rules.js';

const keyOf = (ticketId: string): string => `lottery:ticket:${ticketId}`;

/** Publishes settled tickets of real money, and their corrections, in the transaction that settles them. */
@Injectable()
export class TurnoverService {
  constructor(
    private readonly outbox: Outbox,
    private readonly turnover: TurnoverRepository,
    @Inject(CONFIG) private readonly config: LotteryConfig,
  ) {}

  async publish(
    tx: EntityManager,
    ticket: OpenTicket,
    { payout, returned }: TicketResult,
    version: number,
    settledAt: Date,
  ): Promise<void> {
    if (ticket.book !== 'REAL') return;
    const fields = this.fieldsOf(ticket, settledAt);
    if (ticket.settledVersion === 0) {
      const payload = {
        ...{ sourceKey: keyOf(ticket.id), ...fields },
        ...{ stake: String(ticket.stake), win: String(payout), validBet: String(ticket.stake - returned) },
        ...(returned > 0n && { exclusionReason: 'STAKE_RETURNED' }),
      };
      await this.outbox.add(tx, betSettled, payload);
      await this.keep(tx, betSettled.type, payload, settledAt);
      return;
    }
    if (payout === ticket.payout && returned === ticket.returned) return;
    const payload = {
      ...{ sourceKey: `lottery:correction:${ticket.id}.${version}`, refersTo: keyOf(ticket.id), ...fields },
      ...{ stake: '0', win: String(payout - ticket.payout), validBet: String(ticket.returned - returned) },
      reason: 'RESETTLED' as const,
    };
    await this.outbox.add(tx, betAdjusted, payload);
    await this.keep(tx, betAdjusted.type, payload, settledAt);
  }

  private keep(tx: EntityManager, type: string, payload: { sourceKey: string }, at: Date): Promise<void> {
    return this.turnover.keep(tx, { sourceKey: payload.sourceKey, type, payload, at });
  }

  private fieldsOf({ memberId, gameCode, numero, slip, placedAt }: OpenTicket, settledAt: Date) {
    return {
      memberId,
      mode: 'REAL' as const,
      category: categoryOf(gameCode),
      vassalage: lotteryVendor,
      gameId: gameCode,
      roundId: `${gameCode}:${numero}`,
      selection: [...new Set(slip.map(({ play }) => play))].join(',').slice(0, 256),
      currency: this.config.currency,
      placedAt: placedAt.toISOString(),
      settledAt: settledAt.toISOString(),
    };
  }
}
