import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { betAdjusted, betSettled } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CONFIG } from '#libs/platform';
import type { LotteryConfig } from '../lottery.config.js';
import { categoryOf, lotteryVendor } from '../wallet/wallet.client.js';
import { TurnoverRepository } from './turnover.repository.js';
import type { OpenTicket } from './settlement.repository.js';
import type { TicketResult } from './settlement.rules.js';
import type { ValidBet } from './valid-bet.rules.js';

const keyOf = (ticketId: string): string => `lottery:ticket:${ticketId}`;

interface SettledTicket {
  ticket: OpenTicket;
  result: TicketResult;
  valid: ValidBet;
}

/** Publishes settled tickets of real money, and their corrections, in the transaction that settles them. */
@Injectable()
export class TurnoverService {
  constructor(
    private readonly outbox: Outbox,
    private readonly turnover: TurnoverRepository,
    @Inject(CONFIG) private readonly config: LotteryConfig,
  ) {}

  async publish(tx: Tx, settled: readonly SettledTicket[], version: number, settledAt: Date): Promise<void> {
    const real = settled.filter(({ ticket }) => ticket.book === 'REAL');
    const bets = real
      .filter(({ ticket }) => ticket.settledVersion === 0)
      .map((each) => this.betOf(each, settledAt));
    const corrections = real
      .filter(({ ticket }) => ticket.settledVersion > 0)
      .filter(hasChanged)
      .map((each) => this.correctionOf(each, version, settledAt));
    await this.outbox.addAll(tx, betSettled, bets);
    await this.turnover.keep(tx, betSettled.type, bets, settledAt);
    await this.outbox.addAll(tx, betAdjusted, corrections);
    await this.turnover.keep(tx, betAdjusted.type, corrections, settledAt);
  }

  private betOf({ ticket, result, valid }: SettledTicket, settledAt: Date) {
    const { validBet, exclusionReason } = valid;
    return {
      ...{ sourceKey: keyOf(ticket.id), ...this.fieldsOf(ticket, settledAt) },
      ...{ stake: String(ticket.stake), win: String(result.payout), validBet: String(validBet) },
      ...(exclusionReason && { exclusionReason }),
    };
  }

  private correctionOf({ ticket, result, valid }: SettledTicket, version: number, settledAt: Date) {
    return {
      ...{ sourceKey: `lottery:correction:${ticket.id}.${version}`, refersTo: keyOf(ticket.id) },
      ...this.fieldsOf(ticket, settledAt),
      ...{ stake: '0', win: String(result.payout - ticket.payout) },
      ...{ validBet: String(valid.validBet - ticket.validBet), reason: 'RESETTLED' as const },
    };
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

const hasChanged = ({ ticket, result, valid }: SettledTicket): boolean =>
  result.payout !== ticket.payout || valid.validBet !== ticket.validBet;
