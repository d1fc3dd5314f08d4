import { ApiProperty } from '@nestjs/swagger';
import { PostingResponse } from '../../ledger/dto/posting.response.js';
import type { ItemAnswer } from '../settlement.rules.js';

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
