import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { books, type Book } from '../../ledger/chart.rules.js';
import type { ClosedDay } from '../closing.repository.js';
import { channelDifference, ledgerDifference } from '../closing.rules.js';

export class BookClosingResponse {
  @ApiProperty({ enum: books })
  book!: Book;

  @ApiProperty()
  debits!: string;

  @ApiProperty()
  credits!: string;

  /** Zero in books that agree. */
  @ApiProperty()
  difference!: string;
}

export class ChannelClosingResponse {
  @ApiProperty()
  channel!: string;

  @ApiProperty()
  arrived!: string;

  @ApiProperty()
  refused!: string;

  @ApiProperty()
  paid!: string;

  @ApiProperty()
  returned!: string;

  @ApiProperty()
  ledger!: string;

  /** What the ledger has beyond what the orders say. */
  @ApiProperty()
  difference!: string;
}

export class ClosingResponse {
  @ApiProperty({ example: '2026-11-23' })
  day!: string;

  @ApiProperty()
  takenAt!: string;

  @ApiProperty({ type: [BookClosingResponse] })
  books!: BookClosingResponse[];

  @ApiProperty({ type: [ChannelClosingResponse] })
  channels!: ChannelClosingResponse[];

  static of({ day, takenAt, books: closings, channels }: ClosedDay): ClosingResponse {
    return {
      ...{ day, takenAt: takenAt.toISOString() },
      books: closings.map((closing) => ({
        book: closing.book,
        debits: formatMoney(closing.debits),
        credits: formatMoney(closing.credits),
        difference: formatMoney(ledgerDifference(closing)),
      })),
      channels: channels.map((closing) => ({
        channel: closing.channel,
        arrived: formatMoney(closing.arrived),
        refused: formatMoney(closing.refused),
        paid: formatMoney(closing.paid),
        returned: formatMoney(closing.returned),
        ledger: formatMoney(closing.ledger),
        difference: formatMoney(channelDifference(closing)),
      })),
    };
  }
}
