import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { gameTypes } from '../../ledger/chart.rules.js';
import type { ProfitReport } from '../profit.rules.js';
import { statementKinds, type Period } from '../statement.rules.js';

export class GameProfitResponse {
  @ApiProperty({ enum: gameTypes })
  gameType!: string;

  @ApiProperty({ example: '1250000.00' })
  stake!: string;

  /** Stakes of won bets included. */
  @ApiProperty({ example: '1250000.00' })
  win!: string;

  @ApiProperty({ example: '-5000.00' })
  profit!: string;
}

export class KindSumResponse {
  @ApiProperty({ enum: statementKinds })
  kind!: string;

  @ApiProperty({ example: '5000.00' })
  amount!: string;
}

export class DayProfitResponse {
  @ApiProperty({ example: '2026-11-20', description: "a day of the brand's calendar" })
  day!: string;

  @ApiProperty()
  play!: string;

  @ApiProperty()
  total!: string;
}

export class ProfitResponse {
  @ApiProperty({ format: 'date-time' })
  from!: string;

  @ApiProperty({ format: 'date-time' })
  to!: string;

  @ApiProperty({ example: 'VND' })
  currency!: string;

  @ApiProperty({ type: [GameProfitResponse] })
  games!: GameProfitResponse[];

  @ApiProperty({ type: [KindSumResponse], description: 'what is neither play nor a payment' })
  others!: KindSumResponse[];

  @ApiProperty()
  deposits!: string;

  @ApiProperty({ description: 'less what was returned' })
  withdrawals!: string;

  @ApiProperty({ description: 'won less lost in play' })
  play!: string;

  @ApiProperty({ description: 'play and the others together' })
  total!: string;

  @ApiProperty({ type: [DayProfitResponse], description: 'days without a movement are left out' })
  days!: DayProfitResponse[];

  static of(report: ProfitReport & { period: Period }, currency: string): ProfitResponse {
    return {
      from: report.period.from.toISOString(),
      to: report.period.to.toISOString(),
      currency,
      games: report.games.map(({ gameType, stake, win }) => ({
        gameType,
        stake: formatMoney(stake),
        win: formatMoney(win),
        profit: formatMoney(win - stake),
      })),
      others: report.others.map(({ kind, amount }) => ({ kind, amount: formatMoney(amount) })),
      deposits: formatMoney(report.deposits),
      withdrawals: formatMoney(report.withdrawals),
      play: formatMoney(report.play),
      total: formatMoney(report.total),
      days: report.days.map(({ day, play, total }) => ({
        day,
        play: formatMoney(play),
        total: formatMoney(total),
      })),
    };
  }
}
