import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { FiguredDay, HourFigures } from '../day-figures.rules.js';

export class HourFiguresResponse {
  /** Debits of the payment channels: deposits, and payouts that came back. */
  @ApiProperty({ example: '1250000.00' })
  deposits!: string;

  /** Credits of the payment channels: payouts, and receipts that were sent back. */
  @ApiProperty({ example: '1250000.00' })
  withdrawals!: string;

  /** Credits of the house accounts. */
  @ApiProperty({ example: '1250000.00' })
  bets!: string;

  /** Debits of the house accounts: wins, returned bets and shares of jackpots. */
  @ApiProperty({ example: '1250000.00' })
  wins!: string;

  /** Bets less wins; negative if players won more. */
  @ApiProperty({ example: '-1250000.00' })
  houseResult!: string;

  @ApiProperty({ example: '1250000.00' })
  bonusCost!: string;

  static of(this: void, hour: HourFigures): HourFiguresResponse {
    return {
      ...{ deposits: formatMoney(hour.deposits), withdrawals: formatMoney(hour.withdrawals) },
      ...{ bets: formatMoney(hour.bets), wins: formatMoney(hour.wins) },
      ...{ houseResult: formatMoney(hour.houseResult), bonusCost: formatMoney(hour.bonusCost) },
    };
  }
}

export class DayFiguresResponse {
  @ApiProperty({ format: 'date' })
  day!: string;

  /** From midnight of the brand; of today up to the current hour. */
  @ApiProperty({ type: [HourFiguresResponse] })
  hours!: HourFiguresResponse[];

  static of(this: void, { day, hours }: FiguredDay): DayFiguresResponse {
    return { day, hours: hours.map(HourFiguresResponse.of) };
  }
}

export class LedgerTodayResponse {
  @ApiProperty()
  currency!: string;

  /** The newest roll-up, where the figures end. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  through!: string | null;

  /** Up to seven days before and today, oldest first; a day on which no roll-up had been made yet is left out. */
  @ApiProperty({ type: [DayFiguresResponse] })
  days!: DayFiguresResponse[];
}
