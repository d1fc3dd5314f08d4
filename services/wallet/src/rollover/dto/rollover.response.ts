import { ApiProperty } from '@nestjs/swagger';
import { PostingResponse } from '../../ledger/dto/posting.response.js';
import {
  rolloverStatuses,
  type CreditAnswer,
  type ProgressAnswer,
  type Rollover,
  type RolloverStatus,
} from '../rollover.rules.js';

export class CreditResponse extends PostingResponse {
  /** Null if nothing was credited or nothing is required. */
  @ApiProperty({ type: String, nullable: true })
  rolloverId!: string | null;

  static override of(answer: CreditAnswer): CreditResponse {
    return { ...PostingResponse.of(answer), rolloverId: answer.rolloverId };
  }
}

export class ProgressResponse {
  @ApiProperty()
  replayed!: boolean;

  /** Minor units that open requirements took of the valid bet. */
  @ApiProperty()
  used!: string;

  /** Minor units still required, over all open requirements of the member. */
  @ApiProperty()
  remaining!: string;

  static of({ replayed, used, remaining }: ProgressAnswer): ProgressResponse {
    return { replayed, used: String(used), remaining: String(remaining) };
  }
}

export class RolloverResponse {
  @ApiProperty()
  id!: string;

  /** Kind of the credit's posting. */
  @ApiProperty()
  kind!: string;

  @ApiProperty()
  creditKey!: string;

  /** Minor units. */
  @ApiProperty()
  amount!: string;

  @ApiProperty()
  required!: string;

  @ApiProperty()
  done!: string;

  @ApiProperty({ enum: rolloverStatuses })
  status!: RolloverStatus;

  @ApiProperty()
  openedAt!: string;

  @ApiProperty({ type: String, nullable: true })
  expiresAt!: string | null;
}

export class RolloverListResponse {
  @ApiProperty({ type: [RolloverResponse] })
  rollovers!: RolloverResponse[];

  static of(rollovers: Rollover[]): RolloverListResponse {
    return {
      rollovers: rollovers.map(({ amount, required, done, openedAt, expiresAt, ...rest }) => ({
        ...rest,
        amount: String(amount),
        required: String(required),
        done: String(done),
        openedAt: openedAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
    };
  }
}
