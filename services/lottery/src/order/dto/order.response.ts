import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { oddsTexts } from '../../odds/term.rules.js';
import { priceOf, type Order, type SlipLine, type Ticket, type TicketState } from '../order.rules.js';

/** Codes of the specification's family of calls. */
const statusCodes: Record<TicketState, number> = {
  PLACED: 1,
  OPEN: 2,
  WON: 4,
  LOST: 5,
  REFUNDED: 6,
  VOID: 7,
  CANCELLED: 8,
  REFUSED: 9,
};

export class SlipLineResponse {
  @ApiProperty({ example: 'LO2' })
  playId: string;

  @ApiProperty({ example: '05,27' })
  bettingContent: string;

  @ApiProperty({ description: 'Lines that are charged' })
  lines: number;

  @ApiProperty({ example: '1000.00', description: 'of one line' })
  singleBetPrice: string;

  @ApiProperty({ type: Number, nullable: true })
  series: number | null;

  @ApiProperty({
    example: '922.00',
    description: 'What one line costs: its stake less the rebate of its series',
  })
  linePrice: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { WIN: '99.000' },
    description: 'total return per unit staked, by tier',
  })
  odds: Record<string, string>;

  static of(line: SlipLine): SlipLineResponse {
    const { play, text, lines, unitStake, series, odds } = line;
    return {
      ...{ playId: play, bettingContent: text, lines, series },
      singleBetPrice: formatMoney(BigInt(unitStake)),
      linePrice: formatMoney(priceOf(line)),
      odds: oddsTexts(odds),
    };
  }
}

export class TicketResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  numero: string;

  @ApiProperty()
  multiple: number;

  @ApiProperty()
  stake: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Commitment to the own draw that the bet was accepted under; null for an official draw',
  })
  commitment: string | null;

  @ApiProperty({ enum: Object.keys(statusCodes) })
  state: TicketState;

  @ApiProperty({ description: '1 placed, 2 open, 4 won, 5 lost, 6 refunded, 7 void, 8 cancelled, 9 refused' })
  orderStatus: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was cancelled, void or refused' })
  reason: string | null;

  @ApiProperty({ description: 'Prizes and stakes given back' })
  payout: string;

  @ApiProperty({ description: 'Of the result by which it is settled; 0 before' })
  resultVersion: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  settledAt: string | null;

  static of(ticket: Ticket): TicketResponse {
    const { id, numero, multiple, commitment, state, reason, settledVersion } = ticket;
    return {
      ...{ id, numero, multiple, commitment, state, reason, resultVersion: settledVersion },
      orderStatus: statusCodes[state],
      stake: formatMoney(ticket.stake),
      payout: formatMoney(ticket.payout),
      settledAt: ticket.settledAt?.toISOString() ?? null,
    };
  }
}

export class OrderResponse {
  @ApiProperty({ example: 'L7K2M9QX4TABC' })
  orderNumber: string;

  @ApiProperty()
  gameId: string;

  @ApiProperty()
  prizeMode: string;

  @ApiProperty({ type: [SlipLineResponse] })
  contents: SlipLineResponse[];

  @ApiProperty()
  winStop: boolean;

  @ApiProperty({ description: 'Of all draws of the order' })
  totalBettingAmount: string;

  @ApiProperty({ format: 'date-time' })
  placedAt: string;

  @ApiProperty({ type: [TicketResponse] })
  tickets: TicketResponse[];

  static of(order: Order, tickets: readonly Ticket[]): OrderResponse {
    return {
      ...{ orderNumber: order.orderNumber, gameId: order.gameCode, prizeMode: order.prizeMode },
      ...{ contents: order.slip.map(SlipLineResponse.of), winStop: order.stopOnWin },
      totalBettingAmount: formatMoney(order.total),
      placedAt: order.placedAt.toISOString(),
      tickets: tickets.map(TicketResponse.of),
    };
  }
}

export class OrderPageResponse {
  @ApiProperty({ type: [OrderResponse], description: 'One entry a ticket, newest first' })
  list: OrderResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Of the next page; null on the last' })
  cursor: string | null;

  static of(rows: readonly { order: Order; ticket: Ticket }[], pageSize: number): OrderPageResponse {
    const last = rows.at(pageSize - 1)?.ticket;
    return {
      list: rows.map(({ order, ticket }) => OrderResponse.of(order, [ticket])),
      cursor: last ? `${last.placedAt.getTime()}.${last.id}` : null,
    };
  }
}
