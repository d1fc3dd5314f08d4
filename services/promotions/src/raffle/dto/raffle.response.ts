import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsUUID, Matches } from 'class-validator';
import { Optional } from '#libs/platform';
import { formatMoney } from '#libs/money';
import type { RaffleDraw } from '../raffle.repository.js';
import type { RaffleProof, RaffleView } from '../raffle.service.js';
import { TextResponse } from '../../text/localized-text.js';

export class RaffleDrawResponse {
  @ApiProperty()
  id: string;

  @ApiProperty()
  prizeId: string;

  @ApiProperty({ example: '8000.00' })
  amount: string;

  @ApiProperty({ format: 'date' })
  day: string;

  @ApiProperty()
  nonce: number;

  @ApiProperty()
  clientSeed: string;

  @ApiProperty()
  roll: number;

  @ApiProperty()
  weightSum: number;

  @ApiProperty({ format: 'date-time' })
  drawnAt: string;

  static of({
    id,
    prizeId,
    amount,
    day,
    nonce,
    clientSeed,
    roll,
    weightSum,
    drawnAt,
  }: RaffleDraw): RaffleDrawResponse {
    const figures = { id, prizeId, day, nonce, clientSeed, roll, weightSum };
    return { ...figures, amount: formatMoney(amount), drawnAt: drawnAt.toISOString() };
  }
}

export class RafflePrizeResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: TextResponse })
  name: TextResponse;

  @ApiProperty()
  amount: string;

  @ApiProperty({ description: 'The chance of the next draw is `chanceWeight` of `chanceOf`' })
  chanceWeight: number;

  @ApiProperty({ description: 'The sum of the chances of all prizes' })
  chanceOf: number;

  @ApiProperty({ example: '40.5941', description: 'The chance in per cent, to four digits' })
  chancePercent: string;
}

export class RaffleResponse {
  @ApiProperty()
  promotionId: string;

  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty({ description: 'Tickets of today, used ones included' })
  tickets: number;

  @ApiProperty()
  used: number;

  @ApiProperty({ enum: ['VALID_BET', 'DEPOSIT'] })
  metric: 'VALID_BET' | 'DEPOSIT';

  @ApiProperty({ example: '1000000.00' })
  perTicket: string;

  @ApiProperty({ type: [RafflePrizeResponse] })
  prizes: RafflePrizeResponse[];

  @ApiProperty({ description: 'SHA-256 of the seed of today, hexadecimal' })
  commitment: string;

  @ApiProperty({ type: [RaffleDrawResponse] })
  draws: RaffleDrawResponse[];

  static of({ promotion, chances, tickets, used, commitment, draws }: RaffleView): RaffleResponse {
    const { per, prizes } = promotion.formula;
    return {
      ...{ promotionId: promotion.id, title: TextResponse.of(promotion.title), tickets, used },
      ...{ metric: per.metric, perTicket: per.amount, commitment: commitment.toString('hex') },
      prizes: prizes.map(({ id, name, amount }) => {
        const { weight: chanceWeight, of: chanceOf, percent: chancePercent } = chances.get(id)!;
        return { id, amount, chanceWeight, chanceOf, chancePercent, name: TextResponse.of(name) };
      }),
      draws: draws.map(RaffleDrawResponse.of),
    };
  }
}

export class RaffleProofResponse {
  @ApiProperty()
  commitment: string;

  @ApiProperty({ type: String, nullable: true, description: 'Hexadecimal; null until the day is over' })
  seed: string | null;

  static of({ commitment, seed }: RaffleProof): RaffleProofResponse {
    return { commitment: commitment.toString('hex'), seed: seed?.toString('hex') ?? null };
  }
}

export class RaffleClaimRequest {
  @IsUUID()
  promotionId: string;

  /** 128 bits that the page drew after it saw the commitment, hexadecimal. */
  @Matches(/^[0-9a-f]{32}$/)
  clientSeed: string;
}

export class RaffleProofQuery {
  @Optional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/)
  day?: string;
}
