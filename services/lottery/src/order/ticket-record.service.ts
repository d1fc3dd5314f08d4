import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { lotteryTicketChanged, type PayloadOf } from '#libs/events';
import { playText } from '#libs/lottery-engine';
import { Outbox } from '#libs/messaging';
import { CONFIG } from '#libs/platform';
import type { LotteryConfig } from '../lottery.config.js';
import { categoryOf } from '../wallet/wallet.client.js';
import { priceOf, type SlipLine } from './order.rules.js';
import { TicketRecordRepository, type RecordedTicket } from './ticket-record.repository.js';

type Payload = PayloadOf<typeof lotteryTicketChanged>;

/** Publishes tickets as they stand, in the transaction that has changed them, for the record of all bets. */
@Injectable()
export class TicketRecordService {
  constructor(
    private readonly tickets: TicketRecordRepository,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: LotteryConfig,
  ) {}

  async publish(tx: Tx, ids: readonly string[]): Promise<void> {
    await this.add(tx, await this.tickets.byIds(tx, ids));
  }

  async publishOrder(tx: Tx, orderId: string): Promise<void> {
    await this.add(tx, await this.tickets.ofOrder(tx, orderId));
  }

  payloadOf(ticket: RecordedTicket): Payload {
    const { id, orderNumber, memberId, book, gameCode, numero, state, settledAt } = ticket;
    return {
      ...{ ticketId: id, revision: revisionOf(ticket), orderNumber, memberId, mode: book },
      ...{ gameType: categoryOf(gameCode), gameCode, numero, state: state as Payload['state'] },
      selections: ticket.slip.map((line) => selectionOf(line, ticket.multiple)),
      stake: String(ticket.stake),
      payout: String(ticket.payout),
      validBet: String(ticket.validBet),
      currency: this.config.currency,
      placedAt: ticket.placedAt.toISOString(),
      ...(settledAt && { settledAt: settledAt.toISOString() }),
    };
  }

  private add(tx: Tx, tickets: readonly RecordedTicket[]): Promise<void> {
    return this.outbox.addAll(
      tx,
      lotteryTicketChanged,
      tickets.map((ticket) => this.payloadOf(ticket)),
    );
  }
}

/** A ticket is settled by versions 1, 2, … of a result; one that is cancelled or void never is. */
const revisionOf = ({ state, settledVersion }: RecordedTicket): number =>
  state === 'CANCELLED' || state === 'VOID' ? 1 : settledVersion;

function selectionOf(line: SlipLine, multiple: number): Payload['selections'][number] {
  const { group, play, text, odds, lines } = line;
  const [only, ...others] = Object.values(odds);
  const named = (language: 'vi' | 'en') => playText({ group, code: play }, language).name;
  return {
    playName: { vi: named('vi'), en: named('en') },
    content: text.length > 120 ? `${text.slice(0, 119)}…` : text,
    stake: String(priceOf(line) * BigInt(lines) * BigInt(multiple)),
    ...(only !== undefined && others.length === 0 && { odds: (only / 1000).toFixed(3) }),
  };
}
