import { Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { lotteryTicketChanged } from '#libs/events';
import { Projection, type EventRun } from '#libs/platform';
import { LotteryTicketRepository, type TicketChange } from './lottery-ticket.repository.js';

/** Reads all tickets again from the lottery. Rows are kept by revision, so it needs no tables next to the live ones. */
@Injectable()
export class LotteryTicketRebuild extends Projection {
  readonly name = 'lottery-tickets';
  readonly origins = [{ service: 'lottery', topic: lotteryTicketChanged.topic }] as const;

  constructor(
    private readonly transactions: Transactions,
    private readonly tickets: LotteryTicketRepository,
  ) {
    super();
  }

  start(): Promise<void> {
    return Promise.resolve();
  }

  async apply({ payloads }: EventRun): Promise<void> {
    await this.transactions.run((tx) => this.tickets.keep(tx, payloads as TicketChange[]));
  }

  async finish(rest: () => AsyncIterable<EventRun>): Promise<void> {
    for await (const events of rest()) await this.apply(events);
  }
}
