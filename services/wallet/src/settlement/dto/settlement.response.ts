import { ApiProperty } from '@nestjs/swagger';
import { books, type Book } from '../../ledger/chart.rules.js';
import { PostingResponse } from '../../ledger/dto/posting.response.js';
import type { ItemAnswer, RoundTotal } from '../settlement.rules.js';

export class SettlementErrorResponse {
  /** `IDEMPOTENCY_KEY_REUSED`: never; `SERVICE_UNAVAILABLE`: unknown, send the item again. */
  @ApiProperty({ enum: ['IDEMPOTENCY_KEY_REUSED', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR'] })
  code!: string;

  @ApiProperty({ type: [String] })
  differs!: string[];
}

export class SettlementItemResponse {
  @ApiProperty()
  externalId!: string;

  /** As the call for a single posting answers; null where `error` is given. */
  @ApiProperty({ type: PostingResponse, nullable: true })
  posting!: PostingResponse | null;

  @ApiProperty({ type: SettlementErrorResponse, nullable: true })
  error!: SettlementErrorResponse | null;
}

export class SettlementResponse {
  /** In the order of the request. */
  @ApiProperty({ type: [SettlementItemResponse] })
  items!: SettlementItemResponse[];

  static of(externalIds: readonly string[], answers: readonly ItemAnswer[]): SettlementResponse {
    return {
      items: answers.map((answer, at) => ({
        externalId: externalIds[at]!,
        posting: 'outcome' in answer ? PostingResponse.of(answer) : null,
        error: 'code' in answer ? answer : null,
      })),
    };
  }
}

export class RoundTotalResponse {
  @ApiProperty({ enum: books })
  book!: Book;

  @ApiProperty()
  kind!: string;

  @ApiProperty()
  postings!: number;

  /** Minor units that the members gained; negative where they paid. */
  @ApiProperty()
  amount!: string;
}

export class RoundTotalsResponse {
  @ApiProperty()
  roundId!: string;

  @ApiProperty({ type: [RoundTotalResponse] })
  totals!: RoundTotalResponse[];

  static of(roundId: string, totals: readonly RoundTotal[]): RoundTotalsResponse {
    return { roundId, totals: totals.map((total) => ({ ...total, amount: String(total.amount) })) };
  }
}
