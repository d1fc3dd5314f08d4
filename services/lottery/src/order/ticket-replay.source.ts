import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { lotteryTicketChanged } from '#libs/events';
import { ReplaySources, type ReplayPage, type ReplaySource } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { TicketRecordRepository } from './ticket-record.repository.js';
import { TicketRecordService } from './ticket-record.service.js';

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Every ticket as it stands, in the order of placing. What changes during a replay is published as well. */
@Injectable()
export class TicketReplaySource implements ReplaySource, OnModuleInit {
  readonly topic = lotteryTicketChanged.topic;

  constructor(
    private readonly tickets: TicketRecordRepository,
    private readonly records: TicketRecordService,
    private readonly sources: ReplaySources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /** Readers keep the newest revision of a ticket, so a second pass may begin at the beginning of the last hour. */
  position(): Promise<string> {
    return Promise.resolve(firstIdOf(new Date(this.clock.now().getTime() - 3_600_000)));
  }

  async page(after: string | undefined, limit: number): Promise<ReplayPage> {
    const tickets = await this.tickets.page(after ?? beforeAll, limit);
    return {
      events: tickets.map((ticket) => ({
        type: lotteryTicketChanged.type,
        payload: this.records.payloadOf(ticket),
      })),
      next: tickets.at(-1)?.id ?? after ?? beforeAll,
    };
  }
}

/** Ids begin with the milliseconds of their time (RFC 9562, version 7). */
function firstIdOf(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
