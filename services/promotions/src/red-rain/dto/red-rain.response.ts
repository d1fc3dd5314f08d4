import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { RedRound } from '../red-rain.repository.js';
import type { RedRainView } from '../red-rain.service.js';
import { TextResponse } from '../../text/localized-text.js';

export class RedRoundResponse {
  @ApiProperty()
  id: string;

  @ApiProperty()
  promotionId: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty()
  stock: number;

  @ApiProperty()
  stockLeft: number;

  @ApiProperty()
  budget: string;

  @ApiProperty()
  budgetLeft: string;

  static of(round: RedRound): RedRoundResponse {
    const { id, promotionId, startsAt, endsAt, stock, stockLeft, budget, budgetLeft } = round;
    return {
      ...{ id, promotionId, stock, stockLeft },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      ...{ budget: formatMoney(budget), budgetLeft: formatMoney(budgetLeft) },
    };
  }
}

export class RedRainRoundResponse {
  @ApiProperty()
  id: string;

  @ApiProperty()
  promotionId: string;

  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty()
  stockLeft: number;

  @ApiProperty({ example: '100000.00', description: 'Valid bets of today that are needed at least' })
  minBet: string;

  @ApiProperty({ description: 'Valid bets of today' })
  bets: string;

  @ApiProperty({ type: String, nullable: true, description: 'What the member took in this round' })
  taken: string | null;
}

export class RedRainResponse {
  @ApiProperty({ format: 'date-time', description: "The server's time, for the countdown" })
  now: string;

  @ApiProperty({ type: RedRainRoundResponse, nullable: true })
  round: RedRainRoundResponse | null;

  static of({ now, current }: RedRainView): RedRainResponse {
    if (!current) return { now: now.toISOString(), round: null };
    const { round, promotion, bets, minBet, taken } = current;
    return {
      now: now.toISOString(),
      round: {
        ...{ id: round.id, promotionId: promotion.id, title: TextResponse.of(promotion.title) },
        ...{
          startsAt: round.startsAt.toISOString(),
          endsAt: round.endsAt.toISOString(),
          stockLeft: round.stockLeft,
        },
        ...{ minBet: formatMoney(minBet), bets: formatMoney(bets) },
        taken: taken === undefined ? null : formatMoney(taken),
      },
    };
  }
}

export class RedGrabResponse {
  @ApiProperty({ example: '18000.00' })
  amount: string;
}
